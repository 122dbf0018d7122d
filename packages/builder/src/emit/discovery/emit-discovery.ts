import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { listSpecFiles, type Specs } from '../../api/index.ts'
import { toSocialIcon } from '../../content/index.ts'
import {
  type Addresses,
  findChangeDate,
  LLMS_FILE,
  type LocateInConfig,
  locateNothing,
  type OutputFolder,
  type Page,
  type PageTree,
  type PublicUrls,
  type SiteVersion,
  type SourceFolder,
  toTextPath,
} from '../../core/index.ts'
import { SITE_INDEX_FILE } from '../alternates/create-site-index.ts'
import { EMIT_CODES } from '../codes.ts'
import { createLanguageLinks } from './create-language-links.ts'
import { listOutsideLinks } from './list-outside-links.ts'
import { API_CATALOG_FILE, renderApiCatalog } from './render-api-catalog.ts'
import { renderSitemap } from './render-sitemap.ts'
import { isIndexed, listTrail, selectModelPages } from './select-pages.ts'
import { createSiteSkill } from './skills/create-site-skill.ts'
import { type EmittedSkills, emitSkills } from './skills/emit-skills.ts'
import { type ListedPage, type LlmsFiles, toLlmsFiles } from './to-llms-files.ts'

/** A page and its summary, with at most 300 characters. The summary may be empty. */
interface SummarizedPage {
  page: Page
  summary: string
}

/** The folder of the site, the dates of its files, and the output. */
export interface DiscoveryIo {
  source: SourceFolder
  /** When files were last changed: ISO 8601 date and time by path. */
  changeDates?: ReadonlyMap<string, string> | undefined
  output: Pick<OutputFolder, 'write'>
}

export interface DiscoveryInput {
  config: SiteConfig
  tree: PageTree
  /** In reading order. */
  facts: readonly SummarizedPage[]
  /** Paths of the files that are published unchanged. None of them is replaced. */
  staticFiles: readonly string[]
  addresses: Addresses
  urls: PublicUrls
  specs: Pick<Specs, 'findOperation'>
  locate?: LocateInConfig | undefined
  /** Which version it is, if there are several from Git. */
  version?: SiteVersion | undefined
}

export interface EmittedDiscovery {
  diagnostics: Diagnostic[]
  /** Paths of files that can't be written because the address of the site is not known. */
  withheld: string[]
}

/** Writes the files that programs use to find pages: `llms.txt`, `sitemap.xml`, `robots.txt`. */
export function emitDiscovery(input: DiscoveryInput, { source, output, changeDates }: DiscoveryIo): EmittedDiscovery {
  const { staticFiles, urls, addresses } = input
  const taken = new Set(staticFiles)
  const write = (path: string, content: string): void => {
    if (!taken.has(path)) output.write(path, content)
  }
  const toFileUrl = (path: string): string => urls.toUrl(addresses.toFileHref(path))

  const specs = listSpecs(input, source)
  const { text, parts, omitted } = buildLlmsFiles(input, specs)
  write(LLMS_FILE, text)
  for (const part of parts) write(part.path, part.text)
  if (specs.length > 0) write(API_CATALOG_FILE, renderApiCatalog(specs))
  const skills = buildSkills(input, source, specs)
  for (const file of skills.files) write(file.path, file.text)

  const mapped = listMappedPages(input, changeDates)
  const hasSitemap = taken.has('sitemap.xml') || (urls.root !== undefined && mapped.length > 0)
  if (hasSitemap && !taken.has('sitemap.xml')) {
    for (const { path, content } of renderSitemap(mapped, toFileUrl)) write(path, content)
  }
  // Programs only request the file at the root of a host (RFC 9309, 2.3).
  const sitemap = hasSitemap && urls.root !== undefined ? toFileUrl('sitemap.xml') : undefined
  if (addresses.base === '') write('robots.txt', toRobotsText([...toList(sitemap), ...listSitemaps(input)]))

  return {
    diagnostics: [
      ...(omitted > 0 && !taken.has(LLMS_FILE) ? [toLongListDiagnostic(omitted, input)] : []),
      ...skills.diagnostics,
    ],
    withheld: urls.root === undefined && !hasSitemap && mapped.length > 0 ? ['sitemap.xml'] : [],
  }
}

/** Reports what {@link emitDiscovery} would report, without writing the files. */
export function checkDiscovery(input: DiscoveryInput, source: SourceFolder): Diagnostic[] {
  const specs = listSpecs(input, source)
  const { diagnostics } = buildSkills(input, source, specs)
  if (input.staticFiles.includes(LLMS_FILE)) return diagnostics
  const { omitted } = buildLlmsFiles(input, specs)
  return omitted > 0 ? [toLongListDiagnostic(omitted, input), ...diagnostics] : diagnostics
}

/** The skills of the site, if it publishes them. */
function buildSkills(input: DiscoveryInput, source: SourceFolder, published: readonly PublishedSpec[]): EmittedSkills {
  const { config, tree, addresses, urls, staticFiles, specs } = input
  if (config.drafts.length === 0) return { files: [], diagnostics: [] }
  const toUrl = (path: string): string => urls.toUrl(addresses.toFileHref(path))
  const ignoreProblems = (): void => undefined
  const siteSkill = config.drafts.includes('site-skill')
    ? createSiteSkill({
        name: config.name,
        description: describeSite(input),
        root: urls.root,
        listUrl: toUrl(LLMS_FILE),
        indexUrl: toUrl(SITE_INDEX_FILE),
        specUrls: published.map(({ url }) => url),
        operations: selectModelPages(tree).flatMap(({ operation }) => {
          // What is wrong in a spec is reported where its pages are rendered.
          const found = operation && specs.findOperation(operation, ignoreProblems)
          return found?.kind === 'operation' ? [found] : []
        }),
      })
    : undefined
  return emitSkills({ staticFiles, source, siteSkill, toUrl })
}

function describeSite({ config, tree, facts }: DiscoveryInput): string {
  const first = tree.home ?? selectModelPages(tree)[0]
  const { description, 'og:description': social } = config.metadata
  const summary = facts.find(({ page }) => page === first)?.summary
  return config.description ?? description ?? social ?? summary ?? ''
}

interface PublishedSpec {
  title: string
  url: string
  path: string
}

/** The OpenAPI documents that the site publishes. */
function listSpecs({ staticFiles, addresses, urls }: DiscoveryInput, source: SourceFolder): PublishedSpec[] {
  return listSpecFiles(staticFiles, source).map(({ path, title }) => ({
    title,
    path,
    url: urls.toUrl(addresses.toFileHref(path)),
  }))
}

function buildLlmsFiles(input: DiscoveryInput, specs: readonly PublishedSpec[]): LlmsFiles {
  const { config, tree, facts, addresses, urls, staticFiles, version } = input
  const summaries = new Map(facts.map(({ page, summary }) => [page, summary]))
  const taken = new Set(staticFiles)
  const toUrl = (path: string): string => urls.toUrl(addresses.toFileHref(path))
  const toListedPage = (page: Page): ListedPage => ({
    title: page.title,
    url: toUrl(toTextPath(page.permalink)),
    description: summaries.get(page) ?? '',
    trail: listTrail(tree, page),
  })
  const pages = selectModelPages(tree)
  const listed = new Set(pages)
  return toLlmsFiles({
    name: config.name,
    description: describeSite(input),
    instructions: config.markdown.instructions,
    pages: pages.map(toListedPage),
    editions: tree.choices.flatMap(({ name, editions }) => {
      const others = selectModelPages(tree, editions).filter((page) => !listed.has(page))
      const id = editions.map((edition) => edition.locale ?? edition.name).join('-')
      return others.length === 0 ? [] : [{ name, id, pages: others.map(toListedPage) }]
    }),
    specs,
    versions: version?.others.map(({ label, llms }) => ({ title: label, url: llms, description: 'All pages' })) ?? [],
    outside: listOutsideLinks(config, tree.root, (platform) => toSocialIcon(platform).label).map(({ name, url }) => ({
      title: name,
      url,
    })),
    toUrl,
    isTaken: (path) => taken.has(path),
  })
}

function listMappedPages(
  { config, tree, facts, addresses, urls, version }: DiscoveryInput,
  changeDates: DiscoveryIo['changeDates'],
): Parameters<typeof renderSitemap>[0] {
  const toUrl = (page: Page): string => urls.toUrl(addresses.toPageHref(page.permalink))
  const listLanguageLinks = createLanguageLinks({ config, tree, urls, toUrl, version })
  return facts.flatMap(({ page }) => {
    if (!isIndexed(page, tree, config, toUrl, version?.canonicals)) return []
    const changed = findChangeDate(page, changeDates)
    return { url: toUrl(page), languages: listLanguageLinks(page), ...(changed !== undefined && { changed }) }
  })
}

/**
 * Generates `robots.txt` (RFC 9309): every program may read every page. Pages that search engines shouldn't list say so
 * themselves. A program that can't read them would never find out.
 */
function toRobotsText(sitemapUrls: readonly string[]): string {
  const lines = sitemapUrls.map((url) => `Sitemap: ${url}\n`)
  return `User-agent: *\nAllow: /\n${lines.length === 0 ? '' : `\n${lines.join('')}`}`
}

/** The sitemaps of the other versions. */
function listSitemaps({ version }: DiscoveryInput): string[] {
  return version?.others.flatMap(({ sitemap }) => toList(sitemap)) ?? []
}

function toList(url: string | undefined): string[] {
  return url === undefined ? [] : [url]
}

function toLongListDiagnostic(omitted: number, { locate = locateNothing }: DiscoveryInput): Diagnostic {
  return toDiagnostic(EMIT_CODES, {
    code: 'site/long-llms-list',
    message: `The list of pages in "llms.txt" is longer than 50,000 characters, so ${omitted === 1 ? 'the last list of pages is' : `the last ${omitted} lists of pages are`} left out.`,
    suggestions: ['Hide pages that programs do not need, or add your own "llms.txt".'],
    ...locate(['navigation']),
  })
}
