import type { Page } from './page.ts'

/** A group of the sidebar with its pages and groups in the order of the configuration. */
export interface SidebarGroup {
  type: 'group'
  /** May be empty: the group then has no heading. */
  title: string
  icon?: string
  iconType?: string
  items: SidebarItem[]
}

/** A page in the sidebar. */
interface SidebarPage {
  type: 'page'
  page: Page
}

export type SidebarItem = SidebarGroup | SidebarPage

/** The part of the site that a reader sees in one sidebar: one version × one tab × one anchor. */
export interface Division {
  /** Stable and unique: `version|tab|anchor` as positions, for example `0|1|`. */
  id: string
  /** Position in {@link PageTree.versions}; undefined when the site has none. */
  version?: number
  /** Position in {@link PageTree.tabs}; undefined when the site has none. */
  tab?: number
  /** Position in {@link PageTree.anchors}; undefined when the site has none. */
  anchor?: number
  groups: SidebarGroup[]
  /** The pages in reading order, each once, links out of the site (`url:`) left out: what prev/next walks. */
  pages: Page[]
}

/** A tab above the content or an anchor at the top of the sidebar. */
export interface DivisionLink {
  name: string
  /** Where it leads: an external address as written, or undefined when its first page decides ({@link PageTree.firstPage}). */
  href?: string
  icon?: string
  iconType?: string
  /** `#hex`, or a gradient. Anchors only. */
  color?: string | { from: string; via?: string; to: string }
  /** Name of the only version it belongs to. */
  version?: string
  /** Shown only while the reader is inside. */
  isDefaultHidden: boolean
}

export interface VersionLink {
  name: string
  /** Address of another site. */
  href?: string
  locale?: string
}

/** The whole navigation, resolved once and frozen. Sidebar, paging, breadcrumbs and site-wide files read only this. */
export interface PageTree {
  versions: readonly VersionLink[]
  tabs: readonly DivisionLink[]
  anchors: readonly DivisionLink[]
  divisions: readonly Division[]
  /** The division whose navigation a page shows. Pages outside the navigation get that of their path, or the first. */
  findDivision(page: Page): Division
  /** Titles of the groups around a page, outermost first; empty outside the navigation. */
  findGroups(page: Page): readonly string[]
  /** First page of the navigation that fits all that is given; undefined when there is none. */
  firstPage(where: { version?: number; tab?: number; anchor?: number }): Page | undefined
  /**
   * The page that says in another version what `page` says in its own; without one (or without `page`) the first page
   * of that version. Undefined when the version has no pages in this site.
   * @param version position in {@link PageTree.versions}
   */
  findCounterpart(page: Page | undefined, version: number): Page | undefined
  /** Whether the navigation lists the page. */
  isListed(page: Page): boolean
}
