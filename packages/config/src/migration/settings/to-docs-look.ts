import type { SiteConfigInput } from '../../mint-format/schema/mint-config.ts'
import { type DocsObject, toCompactObject } from '../to-compact-object.ts'

/** The look of the site: the theme of `docs.json`, and what that theme doesn't include. */
interface DocsLook {
  theme: string
  own: { layout?: string; theme?: string; searchLocation?: string }
}

const THEMES = { venus: 'palm', quill: 'willow', prism: 'mint' } as const

/** The layouts of themes of `docs.json`. */
const LAYOUTS: Record<string, string> = { mint: 'topnav', palm: 'topnav', maple: 'sidenav', willow: 'solidSidenav' }

/** Selects the nearest theme of `docs.json`. What it does differently is set in `spearmint`. */
export function toDocsLook(input: Pick<SiteConfigInput, 'theme' | 'layout' | 'spearmint'>): DocsLook {
  const { theme, layout = 'topnav' } = { ...input, ...input.spearmint }
  const look = findTheme(theme, layout)
  return {
    theme: look,
    own: {
      ...(LAYOUTS[look] !== layout && { layout }),
      // The theme of `docs.json` with this style has more than it.
      ...(theme !== undefined && { theme }),
      // "maple" has the search above the sidebar.
      ...(look === 'maple' && { searchLocation: 'top' }),
    },
  }
}

function findTheme(theme: SiteConfigInput['theme'], layout: string): string {
  if (layout === 'sidenav') return 'maple'
  // "willow" brings the style of "quill", which `spearmint` can replace but not remove.
  if (layout === 'solidSidenav') return theme === undefined ? 'maple' : 'willow'
  return theme === undefined ? 'mint' : THEMES[theme]
}

/** Converts what is behind every page. */
export function toDocsBackground(input: SiteConfigInput): DocsObject | undefined {
  return toCompactObject({
    image: input.backgroundImage,
    decoration: input.background?.style,
    color: input.colors?.background && toCompactObject(input.colors.background),
  })
}

/** Converts fonts. Only some keys have another name. */
export function toDocsFonts(font: SiteConfigInput['font'] = {}): DocsObject | undefined {
  const { headings, body, ...base } = font
  return toCompactObject({
    ...toFace(base),
    heading: headings && toFace(headings),
    body: body && toFace(body),
  })
}

function toFace({ url, ...face }: Omit<NonNullable<SiteConfigInput['font']>, 'headings' | 'body'>): DocsObject {
  return { ...face, ...(url !== undefined && { source: url }) }
}
