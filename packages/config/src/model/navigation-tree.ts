import type { ConfigPath } from '../problems/config-path.ts'
import type { SpecSource } from './api-settings.ts'
import type { IconSettings } from './icon-settings.ts'
import type { FooterColumn, SocialAccount, TopbarLink } from './links.ts'
import type { Banner } from './page-frame.ts'

/** What a division of the navigation is shown as. The root is the navigation as a whole. */
export type DivisionKind = 'root' | 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'anchor' | 'item'

/** What divisions, groups and links have in common. */
export interface NavigationItem extends IconSettings {
  name: string
  /** Where it is in the configuration, for `locate`. */
  path: ConfigPath
  isHidden: boolean
}

/** What a division shows of itself. */
export interface DivisionLabel extends NavigationItem {
  kind: DivisionKind
  /** The name as shown, or the code of a language. Empty for the root. */
  name: string
  /** Languages: the tag for `lang` and `hreflang`. Differs from the name for `cn` and `jp`. */
  locale?: string
  /** Products: the long name. */
  title?: string
  description?: string
  /** Versions: a badge. */
  tag?: string
  color?: { light?: string; dark?: string }
  /** Tabs: which end of the bar. */
  align?: 'start' | 'end'
}

/** A link of `navigation.global`, which every page below shows. `href` is absolute or starts with `/` or `#`. */
export interface GlobalLink extends DivisionLabel {
  href: string
}

/** How a page that is the root of a group lists the children of the group. */
export type DirectoryStyle = 'none' | 'accordion' | 'card'

/** What applies to everything below a division or a group. Inheritance is up to the builder. */
export interface BranchSettings {
  /** The own specs. Without any, those above apply. */
  openapi: SpecSource[]
  asyncapi: SpecSource[]
  directory?: DirectoryStyle
  /** Whether a hidden branch can be found all the same. */
  searchable?: boolean
}

/**
 * A division of the navigation, above groups and pages. Its content is `href`, divisions or entries. If a file has
 * several of them side by side, all are here.
 */
export interface DivisionConfig extends DivisionLabel, BranchSettings {
  /** A link instead of content: absolute, or starting with `/` or `#`. */
  href?: string
  /** Versions and languages: whether the file marks it as the default. Of several, the first one counts. */
  isDefault: boolean
  /** The links that every page below shows, after the ones of the divisions around. */
  globalLinks: GlobalLink[]
  /** Languages: replaces the one of the site. */
  banner?: Banner
  topbarLinks?: TopbarLink[]
  /** `null` if the language has a header without a button. */
  topbarCtaButton?: TopbarLink | null
  footer?: { socials: SocialAccount[]; links: FooterColumn[] }
  /** In the order of the file. They can have different kinds. */
  divisions: DivisionConfig[]
  /** Groups and pages in the order of the file. */
  entries: NavigationEntry[]
}

export type NavigationEntry = PageEntry | OperationEntry | GroupEntry

/** A page, by its path without extension (`guides/a`). */
export interface PageEntry {
  type: 'page'
  page: string
  path: ConfigPath
}

/** An operation of a spec (`GET /users`, `spec.json GET /users`, `webhook created`). */
export interface OperationEntry {
  type: 'operation'
  /** In upper case, or `WEBHOOK`. */
  method: string
  /** The path of the operation, or the name of the webhook. */
  target: string
  /** The file, if the entry names one. Otherwise, it is one of the specs above. */
  spec?: string
  /** The entry read as the path of a page. If there is such a page, the entry means that. */
  page: string
  path: ConfigPath
}

export interface GroupEntry extends NavigationItem, BranchSettings {
  type: 'group'
  /** The page that the heading of the group links to. */
  root?: string
  tag?: string
  /** Whether a nested group is open at first. Undefined if the file doesn't say. */
  expanded?: boolean
  /** Factor for the pages in search. */
  boost?: number
  entries: NavigationEntry[]
}
