import type { WordOverrides } from '../words/create-words-search.ts'
import type { ApiSettings, SpecSource } from './api-settings.ts'
import type { Colors } from './color.ts'
import type { Anchor, NavigationGroup, Tab, Version } from './flat-navigation.ts'
import type { GitVersions } from './git-versions.ts'
import type { IconLibrary, IconType } from './icon-settings.ts'
import type { FooterColumn, Redirect, SocialAccount, TopbarLink } from './links.ts'
import type { DivisionConfig } from './navigation-tree.ts'
import type { Banner, Contextual, FontFace, Logo, Look, Organization } from './page-frame.ts'

export type * from './api-settings.ts'
export type * from './color.ts'
export type * from './flat-navigation.ts'
export type * from './git-versions.ts'
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
  /** Without a name, it is a word of the language of the site. */
  topAnchor: { name?: string; icon: string; iconType: IconType }
  tabs: Tab[]
  /** Without a name, it is a word of the language of the site. */
  primaryTab: { name?: string; isDefaultHidden: boolean }
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
    /** Whether the URLs of pages end with a slash. Undefined if the file doesn't say. */
    trailingSlash?: boolean
  }
  /** Language of pages that are in no language of the navigation (BCP 47). Undefined if the file doesn't say. */
  locale?: string
  /** Words of the frame that the site replaces. */
  words?: WordOverrides
  /** What the URLs of pages look like. Undefined if the file doesn't say. */
  urls?: 'html' | 'clean' | 'folder'
  /** Whether all addresses are relative. Undefined if the file doesn't say. */
  isRelative?: boolean
  /** Conventions that are still drafts, by which files are published. */
  drafts: readonly ('skills' | 'site-skill')[]
  /** Tags and branches of Git that are versions of the site. */
  gitVersions?: GitVersions
  /** Meta tags of the pages in a folder. A segment of its path can be `*`. */
  metadataOfFolders: { folder: string; metadata: Record<string, string> }[]
  /** Without a prompt, it is a word of the language of the page. */
  search: { prompt?: string; location?: 'side' | 'top' }
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
  contextual?: Contextual
  icons: { library: IconLibrary }
  /** `drilldown`: whether a click on a closed group opens its first page. Undefined if the file doesn't say. */
  interaction: { drilldown?: boolean }
  /** Whether pages show when they were last modified. Undefined if the file doesn't say. */
  timestamp?: boolean
  /** Whether formulas are rendered. Undefined if the file doesn't say. */
  latex?: boolean
  /** Texts for `{{name}}` in pages. */
  variables: Record<string, string>
  /** `schema`: whether the Markdown of an operation has its spec. `instructions`: texts at the end of Markdown output. */
  markdown: { schema: boolean; instructions: string[] }
  /** Images of pages for other sites. Undefined if there are none. */
  socialCards?: SocialCards
}

/** How the images of pages for other sites look. */
export interface SocialCards {
  appearance?: 'light' | 'dark'
  /** Path of an image of the site, behind the text. */
  background?: string
}
