import type { ConfigPath, Diagnostic, SiteConfig, SourceRange } from '@spearmint/config'
import {
  type Addresses,
  type LinkResolver,
  type OutputFolder,
  type Page,
  type PageTree,
  toOutputPath,
} from '../../core/index.ts'
import { ASSETS_FOLDER, type Demands, type Layout, toContentHash } from '../../theme/index.ts'
import { listFolderPages } from './list-folder-pages.ts'
import { planRedirects } from './plan-redirects.ts'
import { HOST_RULES_FILE, renderHostRules } from './render-host-rules.ts'

export interface WayfinderInput {
  config: SiteConfig
  tree: PageTree
  pages: readonly Page[]
  /** Paths of the files that are published as they are. */
  staticFiles: readonly string[]
  layout: Layout
  links: LinkResolver
  addresses: Addresses
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

export interface EmittedWayfinders {
  diagnostics: Diagnostic[]
  /** What `404.html` loads beside what all documents do. */
  demands: Demands
}

/**
 * Writes the files that lead readers to pages: redirects, as pages and as rules for hosts; pages for `/` and for folders
 * that have none; `404.html` with the list of pages it suggests from. A page or file of the site is never replaced.
 */
export function emitWayfinders(input: WayfinderInput, output: Pick<OutputFolder, 'write'>): EmittedWayfinders {
  const { config, tree, pages, layout, links, addresses, locate } = input
  const taken = listTakenPaths(input)
  const { pages: redirects, living, diagnostics } = planRedirects({ redirects: config.redirects, links, taken, locate })

  function redirect(path: string, href: string): void {
    if (taken.has(path)) return
    taken.add(path)
    output.write(path, layout.renderRedirect(href))
  }

  for (const { path, href } of redirects) redirect(path, href)
  const first = tree.findFirstPage({}) ?? pages[0]
  if (first !== undefined) redirect('index.html', addresses.toPageHref(first.permalink))
  for (const { path, href } of listFolderPages(pages, links, taken)) redirect(path, href)

  const rules = renderHostRules(living, addresses.base)
  if (rules !== '' && !taken.has(HOST_RULES_FILE)) output.write(HOST_RULES_FILE, rules)
  if (!taken.has('404.html')) {
    const list = renderPageList(pages.filter(tree.isListed), addresses)
    const path = `${ASSETS_FOLDER}/pages-${toContentHash(list)}.json`
    output.write(path, list)
    output.write('404.html', layout.renderNotFound(path))
    return { diagnostics, demands: layout.notFoundDemands }
  }
  return { diagnostics, demands: { islands: new Set(), styles: new Set() } }
}

/** Reports what {@link emitWayfinders} would report, without writing the files. */
export function checkRedirects(input: Omit<WayfinderInput, 'tree' | 'layout' | 'addresses'>): Diagnostic[] {
  const { config, links, locate } = input
  return planRedirects({ redirects: config.redirects, links, taken: listTakenPaths(input), locate }).diagnostics
}

function listTakenPaths({ pages, staticFiles }: Pick<WayfinderInput, 'pages' | 'staticFiles'>): Set<string> {
  return new Set([...pages.map((page) => toOutputPath(page.permalink)), ...staticFiles])
}

/** Address and title of the pages that `404.html` may suggest, as JSON. */
function renderPageList(pages: readonly Page[], { toPageHref }: Addresses): string {
  const shown = pages.filter(({ frontmatter }) => frontmatter.url === undefined && !frontmatter.noindex)
  return JSON.stringify(shown.map(({ permalink, title }) => [toPageHref(permalink), title]))
}
