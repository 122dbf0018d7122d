import type { Diagnostic } from '@spearmint/config'
import type { Root } from 'hast'
import type { Page, PageTree, RenderedPage } from '../core/index.ts'

/** What is known of a site when its last page is rendered. */
export interface InspectedSite {
  /** In the order of the build. */
  pages: readonly Page[]
  tree: PageTree
  /** Permalinks of the pages that the configuration itself links to. */
  entrances: readonly string[]
}

/** Looks at the pages of a build as they pass, and changes nothing. `spearmint check` gives one. */
export interface SiteInspector {
  /** A page as its author wrote it: evaluated, components not expanded, no address resolved. The tree changes later. */
  seeWritten(page: Page, tree: Root): void
  seeRendered(page: RenderedPage): void
  /** Gives all that was found, after the last page. */
  finish(site: InspectedSite): Diagnostic[]
}
