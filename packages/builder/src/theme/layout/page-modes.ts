import type { Page } from '../../core/index.ts'

/** Which parts of the frame a page has. The header is always there. */
export interface PageParts {
  /** Eyebrow, title and description above the content. */
  header: boolean
  /** Beside the content; in small windows the drawer is always there. */
  sidebar: boolean
  toc: boolean
  /** Examples in a column of their own; otherwise they follow the content. */
  aside: boolean
  footer: boolean
}

type Mode = 'default' | NonNullable<Page['frontmatter']['mode']>

/** The table of page modes (reference 2.4). */
export const PAGE_MODES: Readonly<Record<Mode, PageParts>> = {
  default: { header: true, sidebar: true, toc: true, aside: true, footer: true },
  wide: { header: true, sidebar: true, toc: false, aside: false, footer: true },
  center: { header: true, sidebar: false, toc: false, aside: false, footer: true },
  frame: { header: false, sidebar: true, toc: false, aside: false, footer: true },
  custom: { header: false, sidebar: false, toc: false, aside: false, footer: false },
}
