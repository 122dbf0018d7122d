import type { Addresses, OutputFolder, Page, PageTree } from '../../core/index.ts'
import { ASSETS_FOLDER, type AssetUsage, type Layout, toContentHash } from '../../theme/index.ts'
import { toDefaultRules, toHostPart } from '../hosts/host-part.ts'
import { HOST_RULES_FILE } from '../hosts/to-redirects-file.ts'
import type { EntryPlan } from './plan-entries.ts'

export interface RedirectsInput {
  tree: PageTree
  pages: readonly Page[]
  /** Paths of the files that are published unchanged. */
  staticFiles: readonly string[]
  layout: Layout
  addresses: Addresses
  entries: EntryPlan
  /** Whether the rules of a host replace {@link HOST_RULES_FILE}. */
  hasOwnRules?: boolean
}

/**
 * Writes redirects, as pages and as rules for hosts, and `404.html`, which suggests pages from a list. Pages and files of
 * the site are never replaced.
 * @returns The islands and stylesheets of `404.html`, without those that all documents load.
 */
export function emitRedirects(input: RedirectsInput, output: Pick<OutputFolder, 'write'>): AssetUsage {
  const { tree, pages, staticFiles, layout, addresses, entries, hasOwnRules = false } = input
  const taken = new Set([...pages.map((page) => addresses.toOutputPath(page.permalink)), ...staticFiles])
  for (const { path, href } of entries.redirects) output.write(path, layout.renderRedirect(href))

  const hostRules = hasOwnRules || addresses.isRelative ? '' : toDefaultRules([toHostPart(input)])
  if (hostRules !== '' && !taken.has(HOST_RULES_FILE)) output.write(HOST_RULES_FILE, hostRules)
  if (taken.has('404.html')) return { islands: new Set(), styles: new Set() }
  const list = toPageList(pages.filter(tree.isListed), addresses)
  const path = `${ASSETS_FOLDER}/pages-${toContentHash(list)}.json`
  output.write(path, list)
  output.write('404.html', layout.renderNotFound(path))
  return layout.notFoundAssetUsage
}

/** The addresses and titles of the pages that `404.html` may suggest, as JSON. */
function toPageList(pages: readonly Page[], { toPageHref }: Addresses): string {
  const shown = pages.filter(({ frontmatter }) => frontmatter.url === undefined && !frontmatter.noindex)
  return JSON.stringify(shown.map(({ permalink, title }) => [toPageHref(permalink), title]))
}
