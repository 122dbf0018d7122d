import type { ApiSettings, SpecSource } from './api-settings.ts'
import type { Colors } from './color.ts'
import type { Anchor, NavigationGroup, Tab, Version } from './flat-navigation.ts'
import type { IconLibrary, IconType } from './icon-settings.ts'
import type { FooterColumn, Redirect, SocialAccount, TopbarLink } from './links.ts'
import type { DivisionConfig } from './navigation-tree.ts'
import type { Banner, ContextualOption, FontFace, Logo, Look, Organization } from './page-frame.ts'

export type * from './api-settings.ts'
export type * from './color.ts'
export type * from './flat-navigation.ts'
export type * from './icon-settings.ts'
export type * from './links.ts'
export type * from './navigation-tree.ts'
export type * from './page-frame.ts'

/**
 * The site configuration that a builder reads, after defaults and normalization: lists are always lists, and shorthand
 * is expanded. A key is optional only if it has no default.
 */
export interface SiteConfig {
  /** Trimmed and not blank. */
  name: string
  description?: string
  /** Empty if there is a `navigationTree`. */
  navigation: NavigationGroup[]
  /** The navigation of `docs.json`: its root. `navigation`, `versions`, `anchors` and `tabs` are empty then. */
  navigationTree?: DivisionConfig
  logo?: Logo
  favicon?: string
  /** The favicon in dark mode, if it is a different one. */
  faviconDark?: string
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
  /** The same files, with the folders of their pages and their overlays. */
  openapiSources: SpecSource[]
  asyncapiSources: SpecSource[]
  /** In the order of the file. */
  footerSocials: SocialAccount[]
  footer: { socials: SocialAccount[]; links: FooterColumn[] }
  feedback: { suggestEdit: boolean; raiseIssue: boolean; thumbsRating: boolean }
  /** Without `default`, the mode of the operating system is used. */
  modeToggle: { default?: 'light' | 'dark'; isHidden: boolean }
  backgroundImage?: string
  /** The background image in dark mode, if it is a different one. */
  backgroundImageDark?: string
  background: { style?: 'gradient' | 'grid' | 'windows' }
  redirects: Redirect[]
  /** Meta tags of every page: name → content. */
  metadata: Record<string, string>
  seo: {
    indexHiddenPages: boolean
    organization?: Organization
    /** Whether canonical URLs end with a slash. Undefined if the file doesn't say. */
    trailingSlash?: boolean
  }
  /** Meta tags of the pages in a folder. A segment of its path can be `*`. */
  metadataOfFolders: { folder: string; metadata: Record<string, string> }[]
  search: { prompt: string; location?: 'side' | 'top' }
  /** Tool → settings, as written. */
  analytics: Record<string, Record<string, string | boolean>>
  /** Chat widget → ID, as written. */
  integrations: Record<string, string>
  theme?: 'venus' | 'quill' | 'prism'
  look?: Look
  layout: 'topnav' | 'sidenav' | 'solidSidenav'
  font: { headings: FontFace; body: FontFace }
  rounded: 'default' | 'sharp'
  sidebar: { items: 'container' | 'card' | 'border' | 'undecorated' }
  topbar: { style: 'default' | 'gradient' }
  /** `mode`: the colors of code, `auto` for those of the mode of the page. `theme`: names of syntax themes. `languages`: paths of grammars. */
  codeBlock: { mode: 'light' | 'dark' | 'auto'; theme?: { light: string; dark: string }; languages: string[] }
  eyebrow: { display: 'section' | 'breadcrumbs' }
  isWhiteLabeled: boolean
  banner?: Banner
  errors: { notFound: { redirect: boolean; title?: string; description?: string } }
  /** The page menu. Undefined if the file doesn't say. */
  contextual?: { options: ContextualOption[]; display: 'header' | 'toc' }
  icons: { library: IconLibrary }
  /** `drilldown`: whether a click on a closed group opens its first page. Undefined if the file doesn't say. */
  interaction: { drilldown?: boolean }
  /** Whether pages show when they were last modified. */
  timestamp: boolean
  /** Whether formulas should be rendered, as written. They always are. */
  latex?: boolean
  /** Texts for `{{name}}` in pages. */
  variables: Record<string, string>
  /** `schema`: whether the Markdown of an operation has its spec. `instructions`: texts at the end of Markdown output. */
  markdown: { schema: boolean; instructions: string[] }
  thumbnails: { appearance?: 'light' | 'dark'; background?: string; fontFamily?: string }
}
