import type { Page } from '../../core/index.ts'

/** The parts of the frame that a page has. The header of the site is always there. */
export interface PageParts {
  /** Eyebrow, title and description above the content. */
  header: boolean
  /** Next to the content. The drawer of small windows is always there. */
  sidebar: boolean
  toc: boolean
  /** Examples in a separate column. Otherwise, they follow the content. */
  aside: boolean
  footer: boolean
}

type Mode = 'default' | NonNullable<Page['frontmatter']['mode']>

/** The parts of each page mode (docs/reference/frontmatter.mdx#page-modes). */
export const PAGE_MODES: Readonly<Record<Mode, PageParts>> = {
  default: { header: true, sidebar: true, toc: true, aside: true, footer: true },
  wide: { header: true, sidebar: true, toc: false, aside: false, footer: true },
  center: { header: true, sidebar: false, toc: false, aside: false, footer: true },
  frame: { header: false, sidebar: true, toc: false, aside: false, footer: true },
  custom: { header: false, sidebar: false, toc: false, aside: false, footer: false },
}
