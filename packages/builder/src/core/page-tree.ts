import type { IconLibrary, SiteConfig } from '@spearmint/config'
import type { Page } from './page.ts'

/** A group of the sidebar, with its pages and groups in the order of the configuration. */
export interface SidebarGroup {
  type: 'group'
  /** May be empty, for a group without a heading. */
  title: string
  icon?: string
  iconType?: string
  iconLibrary?: IconLibrary
  /** A badge beside the title. */
  tag?: string
  /** The page that the title links to. It precedes the items in reading order, and is usually not one of them. */
  root?: Page
  /** How the page that the title links to lists the items. Without it, the page doesn't. */
  directory?: 'accordion' | 'card'
  /** Whether a nested group is open at first. Otherwise, it is open on its own pages. */
  isExpanded?: boolean
  items: SidebarItem[]
}

/** A page in the sidebar. */
interface SidebarPage {
  type: 'page'
  page: Page
}

export type SidebarItem = SidebarGroup | SidebarPage

/** What a division is shown as. The root is the navigation as a whole. */
export type DivisionKind = 'root' | 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'anchor' | 'item'

/** `#hex`, a gradient, or a color for each mode. */
export type DivisionColor = string | { from: string; via?: string; to: string } | { light?: string; dark?: string }

/** What a page tree shows of a division, and of a link in a row of divisions. */
export interface DivisionLabel {
  kind: DivisionKind
  /** Empty for the root. */
  name: string
  icon?: string
  iconType?: string
  iconLibrary?: IconLibrary
  /** `#hex`, a gradient, or a color for each mode. */
  color?: DivisionColor
  /** The language of its pages. */
  locale?: string
  /** A line below the name in a list of divisions. */
  description?: string
  /** A badge beside the name. */
  tag?: string
  /** Whether a tab is at the other end of the row. */
  isAtEnd?: boolean
  /** Whether it is shown only on its own pages. */
  isHidden: boolean
}

/** A link in a row of divisions. */
export interface DivisionLink extends DivisionLabel {
  /** As written. */
  href: string
}

/**
 * A part of the navigation. Divisions contain divisions, down to those with groups and pages, which have a sidebar. A
 * reader is in one of these, and in all divisions around it.
 */
export interface Division extends DivisionLabel {
  /** Stable and unique: the positions from the root, for example `0.2`. Empty for the root. */
  id: string
  /** The division around it. Undefined for the root. */
  parent?: Division
  /** An address as written, if it is a link instead of pages. */
  href?: string
  /** Whether it is the one that readers see first of its siblings. Versions and languages only. */
  isDefault: boolean
  /** Whether breadcrumbs start with its name. */
  isBreadcrumb: boolean
  /** What its pages show instead of what the site has. */
  frame?: Partial<Pick<SiteConfig, 'banner' | 'topbarLinks' | 'topbarCtaButton' | 'footer' | 'footerSocials'>>
  /** In the order of the configuration, with divisions of different kinds side by side. */
  divisions: readonly Division[]
  /** Links that all pages in the division show, after the divisions of the same kind. */
  links: readonly DivisionLink[]
  /** The content of its sidebar, without that of the divisions in it. */
  groups: readonly SidebarGroup[]
  /** The pages of its sidebar in reading order, each once, without links to other sites (`url:`). Previous and next links follow it. */
  pages: readonly Page[]
  /** The page that its name links to. Undefined for links, and if there is no page. */
  first?: Page
}

/** What readers have chosen: a version, a language, or one of each. */
export interface EditionChoice {
  /** Unique in the site. Empty for a site without versions and languages. */
  name: string
  /** Outermost first. */
  editions: readonly Division[]
}

/** The whole navigation, resolved once and frozen. Sidebar, paging, breadcrumbs and site-wide files all read this tree. */
export interface PageTree {
  root: Division
  /**
   * The divisions with a sidebar in reading order, those of the default language and version first, so that the first one
   * is the default. There is always at least one, possibly without pages.
   */
  divisions: readonly Division[]
  /**
   * The versions and languages that readers can choose, in the order of the configuration. Search has an index for each.
   * There is always at least one.
   */
  choices: readonly EditionChoice[]
  /** The choice of readers in a division. Outside all versions and languages, it is the default one. */
  findChoice(division: Division): EditionChoice
  /** The first page of the navigation, in the default language and version. */
  home: Page | undefined
  /** The division whose sidebar a page shows. For unlisted pages it is selected by their path, else it is the first. */
  findDivision(page: Page): Division
  /** Titles of the groups that contain a page, outermost first. Empty for unlisted pages. */
  findGroups(page: Page): readonly string[]
  /**
   * Finds the page of another version or language that has the same topic as `page`. If there is none, or without `page`,
   * it is the first page there. Undefined if the division has no pages in this site.
   */
  findCounterpart(page: Page | undefined, division: Division): Page | undefined
  /** Whether the navigation lists the page where readers see it. */
  isListed(page: Page): boolean
  /** Whether the page is hidden: by its frontmatter, or because only hidden parts of the navigation list it. */
  isHidden(page: Page): boolean
  /** Whether search and search engines find the page: it is listed, or the hidden part that lists it is searchable. */
  isFindable(page: Page): boolean
  /** The factor of a page in search, from the navigation. */
  findBoost(page: Page): number | undefined
  /** The pages that no sidebar shows and that can be found all the same. */
  extraPages: readonly Page[]
}
