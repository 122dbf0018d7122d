import type { FontFace, SiteConfig } from '@spearmint/config'
import { isSystemFont } from './font-css.ts'

/** Which sites need a stylesheet of `client/styles/optional/`, by its name, in the order of the theme. */
const OPTIONAL_STYLES = {
  'face-text': ({ font }) => isEmpty(font.body),
  'face-code': ({ font }) => !isSystemFont(font.body),
  'theme-venus': ({ theme }) => theme === 'venus',
  'theme-quill': ({ theme }) => theme === 'quill',
  'theme-prism': ({ theme }) => theme === 'prism',
  'layout-sidenav': ({ layout }) => layout !== 'topnav',
  'layout-solid-sidenav': ({ layout }) => layout === 'solidSidenav',
  'background-gradient': ({ background }) => background.style === 'gradient',
  'background-grid': ({ background }) => background.style === 'grid',
  'background-windows': ({ background }) => background.style === 'windows',
  'sidebar-card': ({ sidebar }) => sidebar.items === 'card',
  'sidebar-border': ({ sidebar }) => sidebar.items === 'border',
  'sidebar-undecorated': ({ sidebar }) => sidebar.items === 'undecorated',
  'topbar-gradient': ({ topbar }) => topbar.style === 'gradient',
  'topbar-buttons': ({ topbarLinks, topbarCtaButton }) =>
    [...topbarLinks, topbarCtaButton].some((link) => link?.type === 'github' || link?.style === 'pill'),
  'look-palm': ({ look }) => look === 'palm',
  'look-linden': ({ look }) => look === 'linden',
  'look-almond': ({ look }) => look === 'almond',
  'look-aspen': ({ look }) => look === 'aspen',
  'look-sequoia': ({ look }) => look === 'sequoia',
  'look-luma': ({ look }) => look === 'luma',
  'code-dark': ({ codeBlock }) => codeBlock.mode === 'dark',
  'code-light': ({ codeBlock }) => codeBlock.mode === 'light',
  'footer-columns': ({ footer }) => footer.links.length > 0,
  feedback: ({ feedback }) => feedback.suggestEdit || feedback.raiseIssue || feedback.thumbsRating,
  'rounded-sharp': ({ rounded }) => rounded === 'sharp',
} as const satisfies Record<string, (config: SiteConfig) => boolean>

/** The names of all stylesheets that only some sites need. */
export const OPTIONAL_STYLE_NAMES: readonly string[] = Object.keys(OPTIONAL_STYLES)

/** The names of the stylesheets that a site needs. They are part of its theme, so other sites don't load them. */
export function listOptionalStyles(config: SiteConfig): string[] {
  return Object.entries(OPTIONAL_STYLES).flatMap(([name, isNeeded]) => (isNeeded(config) ? [name] : []))
}

function isEmpty({ family, url }: FontFace): boolean {
  return family === undefined && url === undefined
}
