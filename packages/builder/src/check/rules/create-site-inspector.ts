import type { Diagnostic } from '@spearmint/config'
import type { Position } from 'unist'
import { findSourceFile, type SourceLocation } from '../../content/index.ts'
import { type Page, toDiagnostic, toSourceRange } from '../../core/index.ts'
import type { ExternalLink } from '../external-links/external-link.ts'
import type { SiteInspector } from '../site-inspector.ts'
import { findUnreachablePages, toUnreachableProblem } from './check-unreachable-pages.ts'
import type { Finding } from './content-rule.ts'
import { RENDERED_RULES, WRITTEN_RULES } from './content-rules.ts'

/** The inspector of a check. */
export interface ContentInspector extends SiteInspector {
  /** Lists the links out of the site that pages held, each address once with its places. */
  listExternalLinks(): ExternalLink[]
}

/**
 * Creates the inspector that applies the rules of content to each page. Of a page it keeps the permalinks it links to
 * and the addresses out of the site.
 */
export function createSiteInspector(): ContentInspector {
  const diagnostics: Diagnostic[] = []
  const links = new Map<string, ReadonlySet<string>>()
  const externals = new Map<string, ExternalLink>()

  function add(findings: readonly Finding[], page: Page): void {
    for (const finding of findings) {
      const { file, range } = 'range' in finding ? finding : locate(finding.position, page)
      diagnostics.push(toDiagnostic(finding.problem, file, range))
    }
  }

  return {
    seeWritten(page, tree) {
      for (const check of Object.values(WRITTEN_RULES)) add(check(tree, page), page)
    },
    seeRendered(rendered) {
      const { page, references } = rendered
      for (const check of Object.values(RENDERED_RULES)) add(check(rendered), page)
      const targets = references.flatMap(({ link }) => (link.type === 'page' ? [link.permalink] : []))
      links.set(page.permalink, new Set(targets))
      for (const { link, file, range } of references) {
        if (link.type !== 'external' || !/^(?:https?:)?\/\//i.test(link.href)) continue
        const external = externals.get(link.href) ?? { href: link.href, places: [] }
        external.places.push({ file, range })
        externals.set(link.href, external)
      }
    },
    finish(site) {
      const unreachable = findUnreachablePages(site, links)
      return [...diagnostics, ...unreachable.map((page) => toDiagnostic(toUnreachableProblem(page), page.file))]
    },
    listExternalLinks: () => [...externals.values()],
  }
}

function locate(position: Position | undefined, page: Page): SourceLocation {
  return { file: findSourceFile(position) ?? page.file, range: toSourceRange(position) }
}
