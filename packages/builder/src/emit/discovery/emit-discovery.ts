import type { ConfigPath, Diagnostic, SiteConfig, SourceRange } from '@spearmint/config'
import { listSpecFiles } from '../../api/index.ts'
import { toSocialIcon } from '../../content/index.ts'
import {
  type Addresses,
  type OutputFolder,
  type Page,
  type PageTree,
  type PublicUrls,
  type SourceFolder,
  toDiagnostic,
  toTextPath,
} from '../../core/index.ts'
import { listLanguages } from './list-languages.ts'
import { listOutsideLinks } from './list-outside-links.ts'
import { renderLlmsText } from './render-llms-text.ts'
import { renderRobots } from './render-robots.ts'
import { renderSitemap } from './render-sitemap.ts'
import { selectIndexedPages, selectModelPages } from './select-pages.ts'

/** A page and what it says about itself, in 300 characters at most; may be empty. */
export interface SummarizedPage {
  page: Page
  summary: string
}

/** The folder of the site, when its files were last changed, and where to write. */
export interface DiscoveryIo {
  source: SourceFolder
  /** ISO 8601 date and time by path of the file. */
  changeDates?: ReadonlyMap<string, string> | undefined
  output: Pick<OutputFolder, 'write'>
}

export interface DiscoveryInput {
  config: SiteConfig
  tree: PageTree
  /** In the order of reading. */
  facts: readonly SummarizedPage[]
  /** Paths of the files that are published as they are. One of them is never replaced. */
  staticFiles: readonly string[]
  addresses: Addresses
  urls: PublicUrls
  locate?: ((path: ConfigPath) => SourceRange) | undefined
}

export interface EmittedDiscovery {
  diagnostics: Diagnostic[]
  /** Paths of files that were not written because the address of the site is not known. */
  withheld: string[]
}

/** Writes the files by which programs find pages: `llms.txt`, `sitemap.xml`, `robots.txt`. */
export function emitDiscovery(input: DiscoveryInput, { source, output, changeDates }: DiscoveryIo): EmittedDiscovery {
  const { staticFiles, urls, addresses } = input
  const taken = new Set(staticFiles)
  const write = (path: string, content: string): void => {
    if (!taken.has(path)) output.write(path, content)
  }
  const toFileUrl = (path: string): string => urls.toUrl(addresses.toFileHref(path))

  const { text, left } = renderLlms(input, source)
  write('llms.txt', text)

  const mapped = listMappedPages(input, changeDates)
  const hasSitemap = taken.has('sitemap.xml') || (urls.root !== undefined && mapped.length > 0)
  if (hasSitemap && !taken.has('sitemap.xml')) {
    for (const { path, content } of renderSitemap(mapped, toFileUrl)) write(path, content)
  }
  // Only the file at the root of a host is asked for (RFC 9309, 2.3).
  const sitemap = hasSitemap && urls.root !== undefined ? toFileUrl('sitemap.xml') : undefined
  if (addresses.base === '') write('robots.txt', renderRobots(sitemap))

  return {
    diagnostics: left > 0 && !taken.has('llms.txt') ? [toLongListDiagnostic(left, input)] : [],
    withheld: urls.root === undefined && !hasSitemap && mapped.length > 0 ? ['sitemap.xml'] : [],
  }
}

/** Reports what {@link emitDiscovery} would report, without writing the files. */
export function checkDiscovery(input: DiscoveryInput, source: SourceFolder): Diagnostic[] {
  if (input.staticFiles.includes('llms.txt')) return []
  const { left } = renderLlms(input, source)
  return left > 0 ? [toLongListDiagnostic(left, input)] : []
}

function renderLlms(
  { config, tree, facts, addresses, urls, staticFiles }: DiscoveryInput,
  source: SourceFolder,
): ReturnType<typeof renderLlmsText> {
  const specs = listSpecFiles(staticFiles, source).map(({ path, title }) => ({
    title,
    url: urls.toUrl(addresses.toFileHref(path)),
  }))
  const summaries = new Map(facts.map(({ page, summary }) => [page, summary]))
  const pages = selectModelPages(tree)
  const first = tree.findFirstPage({}) ?? pages[0]
  const { description, 'og:description': social } = config.metadata
  return renderLlmsText({
    name: config.name,
    description: description ?? social ?? (first && summaries.get(first)) ?? '',
    pages: pages.map((page) => ({
      title: page.title,
      url: urls.toUrl(addresses.toFileHref(toTextPath(page.permalink))),
      description: summaries.get(page) ?? '',
    })),
    specs,
    outside: listOutsideLinks(config, (platform) => toSocialIcon(platform).label).map(({ name, url }) => ({
      title: name,
      url,
    })),
  })
}

function listMappedPages(
  { config, tree, facts, addresses, urls }: DiscoveryInput,
  changeDates: DiscoveryIo['changeDates'],
): Parameters<typeof renderSitemap>[0] {
  const toUrl = (page: Page): string => urls.toUrl(addresses.toPageHref(page.permalink))
  const pages = selectIndexedPages(
    facts.map(({ page }) => page),
    tree,
    config,
    toUrl,
  )
  return pages.map((page) => {
    const changed = changeDates?.get(page.file)
    const languages = listLanguages(page, tree).map((other) => ({ tag: other.tag, url: toUrl(other.page) }))
    return { url: toUrl(page), languages, ...(changed !== undefined && { changed }) }
  })
}

function toLongListDiagnostic(left: number, { locate }: DiscoveryInput): Diagnostic {
  const message = `The list of pages in "llms.txt" is longer than 100,000 characters; the last ${left} pages are left out.`
  const suggestions = ['Hide pages that no program needs, or write an "llms.txt" of your own.']
  const problem = { code: 'site/long-llms-list', severity: 'info', message, suggestions } as const
  return toDiagnostic(problem, 'mint.json', locate?.(['navigation']))
}
