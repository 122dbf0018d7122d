import type { Diagnostic } from '@spearmint/config'
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
import type { PageReference } from '../../core/index.ts'
import { checkDiscovery, checkRedirects, toPageSummary } from '../../emit/index.ts'
import { listEntrances } from '../../site/index.ts'
import type { BuildIo } from '../build-options.ts'
import { createPageRenderer } from '../pages/create-page-renderer.ts'
import { renderPages } from '../pages/render-pages.ts'
import type { Site } from '../site/site.ts'

/** What a check of the pages of a site found. */
export interface PagesCheck {
  /** Those that a build reports, and those of the content rules. */
  diagnostics: Diagnostic[]
  /** The links to other sites, each address once. No requests were sent to them. */
  externalLinks: ExternalLink[]
}

/** Checks the content of all pages by rendering it, and what can only be checked once all pages are known. */
export async function checkPages(site: Site, { onProgress }: Pick<BuildIo, 'onProgress'>): Promise<PagesCheck> {
  const renderer = createPageRenderer(site)
  const diagnostics: Diagnostic[] = []
  const facts = []
  const references: PageReference[] = []
  const linkedPages = new Map<string, ReadonlySet<string>>()

  const pages = renderPages(
    site.orderedPages,
    async (page) => {
      const evaluated = renderer.evaluate(page)
      // Rendering changes the tree, so the rules for what the author wrote come first.
      diagnostics.push(...checkWrittenPage(page, evaluated.tree))
      return await renderer.render(evaluated)
    },
    { onPage: ({ page, done, total }) => onProgress?.({ done, total, page: page.file }) },
  )
  for await (const { page, rendered } of pages) {
    if (rendered === undefined) continue
    diagnostics.push(...rendered.diagnostics, ...checkRenderedPage(rendered))
    references.push(...rendered.references.filter(({ link }) => link.type === 'external'))
    linkedPages.set(page.permalink, listLinkedPages(rendered))
    facts.push({
      page,
      summary: toPageSummary(rendered),
      anchors: toAnchors(rendered),
      fragmentLinks: toFragmentLinks(rendered),
      missingScripts: toMissingScripts(rendered),
    })
  }

  const { config, links, tree } = site
  const entrances = listEntrances(config, links)
  diagnostics.push(
    ...checkAnchors(facts),
    ...checkScripts(facts, site.advisor),
    ...checkUnreachablePages({ pages: site.pages, tree, entrances, linkedPages }),
    ...checkRedirects(site),
    ...checkDiscovery({ ...site, facts }, site.source),
  )
  return { diagnostics, externalLinks: collectExternalLinks(references) }
}
