import type { Page } from './page.ts'

/** A group of the sidebar, with its pages and groups in the order of the configuration. */
export interface SidebarGroup {
  type: 'group'
  /** May be empty, for a group without a heading. */
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

/** The part of the site that one sidebar shows: one version × one tab × one anchor. */
export interface Division {
  /** Stable and unique: `version|tab|anchor` as positions, for example `0|1|`. */
  id: string
  /** Position in {@link PageTree.versions}. Undefined if the site has none. */
  version?: number
  /** Position in {@link PageTree.tabs}. Undefined if the site has none. */
  tab?: number
  /** Position in {@link PageTree.anchors}. Undefined if the site has none. */
  anchor?: number
  groups: SidebarGroup[]
  /** The pages in reading order, each once, without links to other sites (`url:`). Previous and next links follow it. */
  pages: Page[]
}

/** A tab above the content or an anchor at the top of the sidebar. */
export interface DivisionLink {
  name: string
  /** An external address as written. Undefined if the link leads to its first page ({@link PageTree.findFirstPage}). */
  href?: string
  icon?: string
  iconType?: string
  /** `#hex`, or a gradient. Anchors only. */
  color?: string | { from: string; via?: string; to: string }
  /** Name of the only version that shows it. */
  version?: string
  /** Whether it is shown only on its own pages. */
  isDefaultHidden: boolean
}

export interface VersionLink {
  name: string
  /** Address of another site. */
  href?: string
  locale?: string
}

/** The whole navigation, resolved once and frozen. Sidebar, paging, breadcrumbs and site-wide files all read this tree. */
export interface PageTree {
  versions: readonly VersionLink[]
  tabs: readonly DivisionLink[]
  anchors: readonly DivisionLink[]
  divisions: readonly Division[]
  /** The division whose navigation a page shows. For unlisted pages it is selected by their path, else it is the first. */
  findDivision(page: Page): Division
  /** Titles of the groups that contain a page, outermost first. Empty for unlisted pages. */
  findGroups(page: Page): readonly string[]
  /** Finds the first page of the navigation in a version, tab and anchor. Those left out don't matter. */
  findFirstPage(where: { version?: number; tab?: number; anchor?: number }): Page | undefined
  /**
   * Finds the page of another version that has the same topic as `page`. If there is none, or without `page`, it is the
   * first page of that version. Undefined if the version has no pages in this site.
   * @param version Position in {@link PageTree.versions}.
   */
  findCounterpart(page: Page | undefined, version: number): Page | undefined
  /** Whether the navigation lists the page. */
  isListed(page: Page): boolean
}
