/** Where a link of the header leads: a button or link with a text, or a repository. */
export type TopbarLink =
  | { type: 'link'; name: string; url: string; style?: 'pill' | 'roundedRectangle'; arrow?: boolean }
  /** `url` is absolute; `name` is kept when written, though the repository's own name is usual. */
  | { type: 'github'; url: string; name?: string }

/** `#rgb` or `#rrggbb`, or a gradient of two or three such colors. */
export type Color = string | { from: string; via?: string; to: string }

export type IconType =
  | 'brands'
  | 'duotone'
  | 'light'
  | 'regular'
  | 'sharp-duotone-solid'
  | 'sharp-light'
  | 'sharp-regular'
  | 'sharp-solid'
  | 'sharp-thin'
  | 'solid'
  | 'thin'

/** A group of the navigation. Pages are named by path without extension (`guides/a`), or are groups themselves. */
export interface NavigationGroup {
  /** May be empty: the group then has no heading. */
  group: string
  pages: (string | NavigationGroup)[]
  icon?: string
  iconType?: IconType
  /** Name of the only version it belongs to. */
  version?: string
}

export interface Logo {
  /** Path or URL of the picture in light mode. */
  light: string
  dark: string
  href: string
}

export interface Colors {
  primary: string
  /** Accent in dark mode. */
  light?: string
  /** Color of important buttons. */
  dark?: string
  /** Each side may be absent. */
  background: { light?: string; dark?: string }
  /** Color of the icons of anchors that have none of their own. */
  anchors?: Color
}

export interface Version {
  name: string
  /** Absolute address of another site that holds this version. */
  url?: string
  /** At most one is the default as written; when none is, the first one is meant. */
  default: boolean
  locale?: string
}

export interface Tab {
  name: string
  url: string
  version?: string
  isDefaultHidden: boolean
  openapi?: string
}

export interface Anchor {
  name: string
  url: string
  icon?: string
  iconType: IconType
  color?: Color
  version?: string
  isDefaultHidden: boolean
  openapi?: string
}

export interface ApiSettings {
  /** Base addresses the reader may choose from. */
  baseUrl: string[]
  auth: {
    method?: 'bearer' | 'basic' | 'key'
    name?: string
    inputPrefix?: string
  }
  playground: { mode: 'show' | 'simple' | 'hide'; disableProxy: boolean }
  request: { example: { languages?: string[]; showOptionalParams: boolean } }
  paramFields: { expanded: 'all' | 'topLevel' | 'topLevelOneOfs' | 'none'; post: string[] }
  maintainOrder: boolean
}

export interface Redirect {
  source: string
  destination: string
  permanent: boolean
}

/** One column of links of the footer. */
export interface FooterColumn {
  title?: string
  links: { label: string; url: string }[]
}

/** A font by family name, or by a file of one's own. */
export interface FontFace {
  family?: string
  weight?: number
  url?: string
  format?: 'woff' | 'woff2'
}

/**
 * The site configuration after defaults and normalization: what a builder reads.
 * Lists are always lists, shorthand is expanded, and what has a default is always there. What may be absent has no
 * default in the specification or in the format.
 */
export interface SiteConfig {
  /** Not blank, without spaces around it. */
  name: string
  navigation: NavigationGroup[]
  logo?: Logo
  favicon?: string
  colors?: Colors
  topbarLinks: TopbarLink[]
  topbarCtaButton?: TopbarLink
  versions: Version[]
  anchors: Anchor[]
  topAnchor: { name: string; icon: string; iconType: IconType }
  tabs: Tab[]
  primaryTab: { name: string; isDefaultHidden: boolean }
  api: ApiSettings
  /** Paths or http(s) addresses of OpenAPI files. */
  openapi: string[]
  /** In the order of the file. */
  footerSocials: { platform: string; url: string }[]
  footer: { socials: { platform: string; url: string }[]; links: FooterColumn[] }
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean }
  /** Without `default` the mode of the operating system is used. */
  modeToggle: { default?: 'light' | 'dark'; isHidden: boolean }
  backgroundImage?: string
  background: { style?: 'gradient' | 'grid' | 'windows' }
  redirects: Redirect[]
  /** Meta tags of every page, name → content. */
  metadata: Record<string, string>
  seo: { indexHiddenPages: boolean }
  search: { prompt: string; location?: 'side' | 'top' }
  /** Tool → its settings, as written. */
  analytics: Record<string, Record<string, string | boolean>>
  /** Chat widget → its id, as written. */
  integrations: Record<string, string>
  theme?: 'venus' | 'quill' | 'prism'
  layout: 'topnav' | 'sidenav' | 'solidSidenav'
  font: { headings: FontFace; body: FontFace }
  rounded: 'default' | 'sharp'
  sidebar: { items: 'container' | 'card' | 'border' | 'undecorated' }
  topbar: { style: 'default' | 'gradient' }
  codeBlock: { mode: 'dark' | 'auto' }
  eyebrow: { display: 'section' | 'breadcrumbs' }
  isWhiteLabeled: boolean
}
