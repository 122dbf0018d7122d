import type { SiteConfig } from '@spearmint/config'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  type Addresses,
  isExternalHref,
  type LinkResolver,
  type LocateInConfig,
  type Page,
  type PageTree,
} from '../../core/index.ts'
import { listEditionFolders } from './list-edition-folders.ts'
import { listFolderPages } from './list-folder-pages.ts'
import { planRedirects } from './plan-redirects.ts'
import type { RedirectPage, RedirectRule } from './redirect-rule.ts'

/** What a site has at addresses that are not those of its pages. */
export interface EntryPlan {
  /** Pages that redirect, each with a path of its own. */
  redirects: readonly RedirectPage[]
  /** The pages that are also at other addresses: `/`, and the folders of languages and versions. By permalink. */
  copies: ReadonlyMap<string, Page>
  /** The redirects of the configuration for hosts, in its order. */
  rules: readonly RedirectRule[]
  diagnostics: readonly Diagnostic[]
}

export interface EntryPlanInput {
  config: Pick<SiteConfig, 'redirects'>
  tree: Pick<PageTree, 'root' | 'home'>
  pages: readonly Page[]
  orderedPages: readonly Page[]
  /** Paths of the files that are published unchanged. */
  staticFiles: readonly string[]
  links: LinkResolver
  addresses: Addresses
  locate?: LocateInConfig | undefined
}

/**
 * Plans the redirects of the configuration, and what is at `/` and at folders without a page: the first page of the site,
 * the first page of a language or version, or a redirect. Pages and files of the site are never replaced.
 */
export function planEntries(input: EntryPlanInput): EntryPlan {
  const { config, tree, pages, orderedPages, staticFiles, links, addresses, locate } = input
  const taken = new Set([...pages.map((page) => addresses.toOutputPath(page.permalink)), ...staticFiles])
  const plan = planRedirects({ redirects: config.redirects, links, addresses, taken, locate })
  const redirects = [...plan.pages]
  const copies = new Map<string, Page>()
  for (const { path } of redirects) taken.add(path)

  const home = tree.home ?? orderedPages.find(hasContent)
  if (!taken.has('index.html')) {
    if (home !== undefined) copies.set('/', home)
    else redirects.push(...orderedPages.slice(0, 1).map((page) => toRedirect(page, addresses)))
    taken.add('index.html')
  }
  const editions = listEditionFolders(tree.root)
  for (const { folder, path, href, permalink } of listFolderPages(pages, links, taken)) {
    const first = editions.get(folder)
    if (first !== undefined && first.permalink === permalink) copies.set(`/${folder}`, first)
    else redirects.push({ path, href })
  }
  return { redirects, copies, rules: plan.rules, diagnostics: plan.diagnostics }
}

/** The file of a copy: `/` → `index.html`, `/es` → `es/index.html`. */
export function toCopyPath(permalink: string): string {
  return permalink === '/' ? 'index.html' : `${permalink.slice(1)}/index.html`
}

function hasContent({ frontmatter: { url } }: Page): boolean {
  return url === undefined || !isExternalHref(url)
}

/** The only pages of the site are links to other sites. */
function toRedirect({ permalink }: Page, { toPageHref }: Addresses): RedirectPage {
  return { path: 'index.html', href: toPageHref(permalink) }
}
