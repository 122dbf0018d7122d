import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  checkAnchors,
  checkRenderedPage,
  checkScripts,
  checkUnreachablePages,
  checkWrittenPage,
  collectExternalLinks,
  type ExternalLink,
  listLinkedPages,
  toAnchors,
  toFragmentLinks,
  toMissingScripts,
} from '../../check/index.ts'
import type { IconResolver, Page, PageReference, RenderedPage } from '../../core/index.ts'
import { checkDiscovery, checkRedirects, toPageSummary } from '../../emit/index.ts'
import { createSourceHashes, listEntryPages } from '../../site/index.ts'
import { checkDates, createFaviconFiles } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createPageRenderer } from '../pages/create-page-renderer.ts'
import { NO_GUARD } from '../pages/page-guard.ts'
import { renderPages } from '../pages/render-pages.ts'
import { type RenderSteps, renderSafely } from '../pages/render-safely.ts'
import { createTools } from '../site/create-tools.ts'
import { createSite } from '../site/load-site.ts'
import type { Site } from '../site/site.ts'
import type { CheckedSite } from './check-config.ts'

/** What a check of the pages of a site found. */
export interface PagesCheck {
  /** The problems that a build reports too, and those of the content rules. */
  diagnostics: Diagnostic[]
  /** The links to other sites, each address once. No requests were sent to them. */
  externalLinks: ExternalLink[]
}

/** Checks a site whose configuration is usable: its files, and the content of its pages. */
export async function checkPages(
  options: BuildOptions,
  io: Pick<BuildIo, 'source' | 'packageData' | 'parseGuard' | 'guard' | 'onProgress'>,
  { checkedSite, icons }: { checkedSite: CheckedSite; icons: IconResolver },
): Promise<PagesCheck> {
  const tools = await createTools(options, io, icons)
  const hashFile = createSourceHashes(io.source)
  const { site, diagnostics } = createSite({ options, tools, hashFile, ...checkedSite })
  // Only drawing an icon shows whether it can be drawn.
  const { loadRasterizer } = io.packageData
  const favicons = await createFaviconFiles(site.config, { ...site, loadRasterizer })
  const content = await checkContent(site, io)
  const found = [checkedSite.diagnostics, diagnostics, favicons.diagnostics, content.diagnostics]
  return { diagnostics: found.flat(), externalLinks: content.externalLinks }
}

/** Checks the content of pages by rendering them, then what can only be checked when all pages are known. */
async function checkContent(
  site: Site,
  { guard = NO_GUARD, onProgress }: Pick<BuildIo, 'guard' | 'onProgress'>,
): Promise<PagesCheck> {
  const renderer = createPageRenderer(site)
  const diagnostics: Diagnostic[] = []
  const facts: ReturnType<typeof toCheckFacts>[] = []
  const references: PageReference[] = []
  const linkedPages = new Map<string, ReadonlySet<string>>()

  const pages = renderPages(
    site.orderedPages,
    (page) => renderAndCheck(page, { renderer, guard, source: site.source }),
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

  const { config, links, tree } = site
  diagnostics.push(
    ...checkAnchors(facts),
    ...checkScripts(facts, site.advisor),
    ...checkUnreachablePages({
      pages: site.pages,
      tree,
      entrances: listEntryPages(config, tree.root, links),
      linkedPages,
    }),
    ...checkDates(config, site.pages, site.locate),
    ...checkRedirects(site),
    ...checkDiscovery({ ...site, facts }, site.source),
  )
  return { diagnostics, externalLinks: collectExternalLinks(references) }
}

/** What is left of a rendered page after its checks. */
interface CheckedPage {
  diagnostics: Diagnostic[]
  linkedPages: ReadonlySet<string>
  externalReferences: PageReference[]
  facts: ReturnType<typeof toCheckFacts>
}

async function renderAndCheck(
  page: Page,
  steps: Pick<RenderSteps<CheckedPage>, 'renderer' | 'guard' | 'source'>,
): Promise<CheckedPage> {
  let ofWritten: Diagnostic[] = []
  const { result, failure } = await renderSafely(page, {
    ...steps,
    // Rendering changes the tree, so the rules for what the author wrote come first.
    onEvaluated: ({ tree }) => {
      ofWritten = checkWrittenPage(page, tree)
    },
    toResult: (rendered) => ({
      diagnostics: [...ofWritten, ...rendered.diagnostics, ...checkRenderedPage(rendered)],
      linkedPages: listLinkedPages(rendered),
      externalReferences: rendered.references.filter(({ link }) => link.type === 'external'),
      facts: toCheckFacts(rendered),
    }),
  })
  return failure === undefined ? result : { ...result, facts: { ...result.facts, isPlain: true } }
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
