/** A link in the header: a button or link with text, or a repository. */
export type TopbarLink =
  | { type: 'link'; name: string; url: string; style?: 'pill' | 'roundedRectangle'; arrow?: boolean }
  /** `url` is absolute. Without `name`, the link shows the name of the repository. */
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

/** A group of the navigation. Its entries are page paths without extension (`guides/a`), or groups. */
export interface NavigationGroup {
  /** If it is empty, the group has no heading. */
  group: string
  pages: (string | NavigationGroup)[]
  icon?: string
  iconType?: IconType
  /** Name of the version that shows the group. Without it, all versions do. */
  version?: string
}

export interface Logo {
  /** Path or URL of the image in light mode. */
  light: string
  dark: string
  href: string
}

export interface Colors {
  primary: string
  /** Accent color in dark mode. */
  light?: string
  /** Color of important buttons. */
  dark?: string
  /** Each side may be absent. */
  background: { light?: string; dark?: string }
  /** Color of the icons of anchors without a color. */
  anchors?: Color
}

export interface Version {
  name: string
  /** Absolute URL of another site that hosts this version. */
  url?: string
  /** At most one version is the default. If none is, it is the first one. */
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
  /** Base URLs that visitors can choose from. */
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

/** A column of links in the footer. */
export interface FooterColumn {
  title?: string
  links: { label: string; url: string }[]
}

/** A font: by family name, or a font file. */
export interface FontFace {
  family?: string
  weight?: number
  url?: string
  format?: 'woff' | 'woff2'
}

/**
 * The site configuration that a builder reads, after defaults and normalization: lists are always lists, and shorthand
 * is expanded. A key is optional only if it has no default.
 */
export interface SiteConfig {
  /** Trimmed and not blank. */
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
  /** Paths or http(s) URLs of OpenAPI files. */
  openapi: string[]
  /** In the order of the file. */
  footerSocials: { platform: string; url: string }[]
  footer: { socials: { platform: string; url: string }[]; links: FooterColumn[] }
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean }
  /** Without `default`, the mode of the operating system is used. */
  modeToggle: { default?: 'light' | 'dark'; isHidden: boolean }
  backgroundImage?: string
  background: { style?: 'gradient' | 'grid' | 'windows' }
  redirects: Redirect[]
  /** Meta tags of every page: name → content. */
  metadata: Record<string, string>
  seo: { indexHiddenPages: boolean }
  search: { prompt: string; location?: 'side' | 'top' }
  /** Tool → settings, as written. */
  analytics: Record<string, Record<string, string | boolean>>
  /** Chat widget → ID, as written. */
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
