import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  type Addresses,
  type LinkResolver,
  type LocateInConfig,
  type OutputFolder,
  type Page,
  type PageTree,
  toOutputPath,
} from '../../core/index.ts'
import { ASSETS_FOLDER, type AssetUsage, type Layout, toContentHash } from '../../theme/index.ts'
import { listFolderPages } from './list-folder-pages.ts'
import { planRedirects } from './plan-redirects.ts'
import { HOST_RULES_FILE, toHostRules } from './to-host-rules.ts'

export interface RedirectsInput {
  config: SiteConfig
  tree: PageTree
  pages: readonly Page[]
  /** Paths of the files that are published unchanged. */
  staticFiles: readonly string[]
  layout: Layout
  links: LinkResolver
  addresses: Addresses
  locate?: LocateInConfig | undefined
}

export interface EmittedRedirects {
  diagnostics: Diagnostic[]
  /** The islands and stylesheets of `404.html`, without those that all documents load. */
  assetUsage: AssetUsage
}

/**
 * Writes redirects, as pages and as rules for hosts, and entry pages: `/` and folders without a page redirect to a page,
 * and `404.html` suggests pages from a list. Pages and files of the site are never replaced.
 */
export function emitRedirects(input: RedirectsInput, output: Pick<OutputFolder, 'write'>): EmittedRedirects {
  const { config, tree, pages, layout, links, addresses, locate } = input
  const taken = listTakenPaths(input)
  const { pages: redirects, rules, diagnostics } = planRedirects({ redirects: config.redirects, links, taken, locate })

  function redirect(path: string, href: string): void {
    if (taken.has(path)) return
    taken.add(path)
    output.write(path, layout.renderRedirect(href))
  }

  for (const { path, href } of redirects) redirect(path, href)
  const first = tree.home ?? pages[0]
  if (first !== undefined) redirect('index.html', addresses.toPageHref(first.permalink))
  for (const { path, href } of listFolderPages(pages, links, taken)) redirect(path, href)

  const hostRules = toHostRules(rules, addresses.base)
  if (hostRules !== '' && !taken.has(HOST_RULES_FILE)) output.write(HOST_RULES_FILE, hostRules)
  if (!taken.has('404.html')) {
    const list = toPageList(pages.filter(tree.isListed), addresses)
    const path = `${ASSETS_FOLDER}/pages-${toContentHash(list)}.json`
    output.write(path, list)
    output.write('404.html', layout.renderNotFound(path))
    return { diagnostics, assetUsage: layout.notFoundAssetUsage }
  }
  return { diagnostics, assetUsage: { islands: new Set(), styles: new Set() } }
}

/** Reports what {@link emitRedirects} would report, without writing the files. */
export function checkRedirects(input: Omit<RedirectsInput, 'tree' | 'layout' | 'addresses'>): Diagnostic[] {
  const { config, links, locate } = input
  return planRedirects({ redirects: config.redirects, links, taken: listTakenPaths(input), locate }).diagnostics
}

function listTakenPaths({ pages, staticFiles }: Pick<RedirectsInput, 'pages' | 'staticFiles'>): Set<string> {
  return new Set([...pages.map((page) => toOutputPath(page.permalink)), ...staticFiles])
}

/** The addresses and titles of the pages that `404.html` may suggest, as JSON. */
function toPageList(pages: readonly Page[], { toPageHref }: Addresses): string {
  const shown = pages.filter(({ frontmatter }) => frontmatter.url === undefined && !frontmatter.noindex)
  return JSON.stringify(shown.map(({ permalink, title }) => [toPageHref(permalink), title]))
}
