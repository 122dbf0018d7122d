import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  checkAnchors,
  checkCaseClash,
  checkDuplicateTitles,
  checkRenderedPage,
  checkScripts,
  checkTranslations,
  checkUnreachablePages,
  checkWrittenPage,
  collectExternalLinks,
  type ExternalLink,
  type ExternalReference,
  listLinkedPages,
  pairTranslations,
  toAnchors,
  toFragmentLinks,
  toMissingScripts,
} from '../../check/index.ts'

import type { IconResolver, Page, PageReference, RenderedPage } from '../../core/index.ts'
import { checkDiscovery, toPageSummary } from '../../emit/index.ts'
import { createSourceHashes, listEntryPages } from '../../site/index.ts'
import { checkDates, checkSocialCards, createFaviconFiles, loadCardDesign } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createPageRenderer } from '../pages/create-page-renderer.ts'
import type { PageGuard } from '../pages/page-guard.ts'
import { createNextPages, renderPages } from '../pages/render-pages.ts'
import { SafeRenderer } from '../pages/safe-renderer.ts'
import { createTools } from '../site/create-tools.ts'
import { createSite } from '../site/load-site.ts'
import type { Site } from '../site/site.ts'
import type { CheckedSite } from './check-config.ts'

/** What a check of the pages of a site reads from. */
export interface PagesIo extends Pick<BuildIo, 'source' | 'packageData' | 'parseGuard' | 'guard' | 'onProgress'> {
  /** Reads when files were last changed, by path (ISO 8601). Called if the site has pages in several languages. */
  readChangeDates?: ((files: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>) | undefined
}

/** What a check of the pages of a site found. */
export interface PagesCheck {
  /** The problems that a build reports too, and those of the content rules. */
  diagnostics: Diagnostic[]
  /** Whether each page that the navigation lacks is reported by itself, because no page links to it. */
  reportsUnlisted: boolean
  /** The links to other sites, each address once. No requests were sent to them. */
  externalLinks: ExternalLink[]
}

/** Checks a site whose configuration is usable: its files, and the content of its pages. */
export async function checkPages(
  options: BuildOptions,
  io: PagesIo,
  { checkedSite, icons }: { checkedSite: CheckedSite; icons: IconResolver },
): Promise<PagesCheck> {
  const tools = await createTools(options, io, icons)
  await tools.components.load(checkedSite.resolved.snippets)
  const hashFile = createSourceHashes(io.source)
  const { site, diagnostics } = createSite({ options, tools, hashFile, ...checkedSite })
  // Only drawing an icon shows whether it can be drawn.
  const { loadRasterizer } = io.packageData
  const favicons = await createFaviconFiles(site.config, { ...site, loadRasterizer })
  const content = await checkContent(site, io)
  const ofTranslations = await checkLanguages(site, io.readChangeDates)
  const found = [checkedSite.diagnostics, diagnostics, favicons.diagnostics, content.diagnostics, ofTranslations]
  return {
    diagnostics: found.flat(),
    reportsUnlisted: content.reportsUnlisted,
    externalLinks: collectExternalLinks([...listConfigLinks(checkedSite), ...content.externalReferences]),
  }
}

/** Lists the links of the configuration to other sites. */
function listConfigLinks({ listUrls }: CheckedSite): ExternalReference[] {
  return listUrls().flatMap(({ url: href, ...place }) =>
    // `$page` stands for the address of a page in an entry of the page menu.
    /[{$]/.test(href) ? [] : [{ link: { type: 'external', href }, ...place }],
  )
}

/** Checks the content of pages by rendering them, then what can only be checked when all pages are known. */
async function checkContent(
  site: Site,
  { guard, onProgress }: Pick<PagesIo, 'guard' | 'onProgress'>,
): Promise<Omit<PagesCheck, 'externalLinks'> & { externalReferences: ExternalReference[] }> {
  const checker = createChecker(site, guard)
  const diagnostics: Diagnostic[] = []
  const facts: ReturnType<typeof toCheckFacts>[] = []
  const references: ExternalReference[] = []
  const linkedPages = new Map<string, ReadonlySet<string>>()

  const pages = renderPages(
    site.orderedPages,
    async (page): Promise<CheckedPage> => {
      const { result, failure } = await checker.render(page)
      return failure === undefined ? result : { ...result, facts: { ...result.facts, isPlain: true } }
    },
    {
      onPage: ({ page, done, total }) => onProgress?.({ done, total, page: page.file }),
    },
  )
  for await (const { page, rendered: checked } of pages) {
    if (checked === undefined) continue
    diagnostics.push(...checked.diagnostics)
    references.push(...checked.externalReferences)
    linkedPages.set(page.permalink, checked.linkedPages)
    facts.push(checked.facts)
  }

  const { config, links, tree, navigation } = site
  const unreachable = checkUnreachablePages({
    pages: site.pages,
    tree,
    entrances: listEntryPages({ ...config, ...navigation }, links),
    linkedPages,
  })
  diagnostics.push(
    ...checkAnchors(facts, toFragmentLinks({ references: site.configLinks })),
    ...checkScripts(facts, site.advisor),
    ...unreachable,
    ...checkDuplicateTitles(tree),
    ...checkCaseClash(site.pages),
    ...checkDates(config, site.pages, site.locate),
    ...checkSocialCards({ ...site, design: loadCardDesign(site) }),
    ...site.entries.diagnostics,
    ...checkDiscovery({ ...site, facts }, site.source),
  )
  const files = new Set(unreachable.map(({ file }) => file))
  const unlisted = site.pages.filter((page) => !tree.isListed(page) && !tree.isHidden(page) && !isEntry(page))
  const reportsUnlisted = unlisted.every(({ file }) => files.has(file))
  return { diagnostics, reportsUnlisted, externalReferences: references }
}

/** Checks what the languages of a site have in common. The history is read only if there are several. */
async function checkLanguages(site: Site, readChangeDates: PagesIo['readChangeDates']): Promise<Diagnostic[]> {
  const coverage = pairTranslations(site.pages, site.tree)
  const dated = coverage.flatMap(({ translated }) =>
    translated.flatMap(({ source, page }) => (page.frontmatter.sourceHash === undefined ? [source, page] : [])),
  )
  const files = new Set(dated.map(({ file }) => file))
  return checkTranslations(coverage, {
    changeDates: files.size > 0 ? await readChangeDates?.(files) : undefined,
    readBytes: site.source.readBytes,
    locate: site.locate,
  })
}

/** Whether a page needs no entry in the navigation. */
function isEntry({ permalink }: Page): boolean {
  return permalink === '/' || permalink === '/404'
}

/** What is left of a rendered page after its checks. */
interface CheckedPage {
  diagnostics: Diagnostic[]
  linkedPages: ReadonlySet<string>
  externalReferences: PageReference[]
  facts: ReturnType<typeof toCheckFacts>
}

function createChecker(site: Site, guard: PageGuard | undefined): SafeRenderer<CheckedPage, Diagnostic[]> {
  return new SafeRenderer({
    createRenderer: () => createPageRenderer(site, { locatesExternalLinks: true }),
    source: site.source,
    guard,
    listNext: createNextPages(site.orderedPages),
    // Rendering changes the tree, so the rules for what the author wrote come first.
    inspect: ({ page, tree }) => checkWrittenPage(page, tree),
    toResult: (rendered, ofWritten = []) => ({
      diagnostics: [...ofWritten, ...rendered.diagnostics, ...checkRenderedPage(rendered)],
      linkedPages: listLinkedPages(rendered),
      externalReferences: rendered.references.filter(({ link }) => link.type === 'external'),
      facts: toCheckFacts(rendered),
    }),
  })
}

/** What the checks that concern all pages need of each page. */
function toCheckFacts(rendered: RenderedPage) {
  return {
    page: rendered.page,
    summary: toPageSummary(rendered),
    anchors: toAnchors(rendered),
    fragmentLinks: toFragmentLinks(rendered),
    missingScripts: toMissingScripts(rendered),
    isPlain: false,
  }
}
