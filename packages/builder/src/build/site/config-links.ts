import type { SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { locateNothing, type PageReference } from '../../core/index.ts'
import { findLinkProblem, listConfigLinks, ROOT_FILE, SITE_CODES } from '../../site/index.ts'
import type { Site } from './site.ts'

/** Resolves the links of the configuration, as the layout does. */
export function resolveConfigLinks(
  config: SiteConfig,
  { links, locate = locateNothing }: Pick<Site, 'links' | 'locate'>,
): PageReference[] {
  return listConfigLinks(config).map(({ url, path }) => {
    const { file, range } = locate(path)
    return { kind: 'link', written: url, link: links.resolveLink(url, ROOT_FILE), file, range }
  })
}

/** Reports broken and malformed links of the configuration. A rule of the configuration reports unsafe ones. */
export function checkConfigLinks({ configLinks, advisor }: Pick<Site, 'configLinks' | 'advisor'>): Diagnostic[] {
  return configLinks.flatMap(({ written, link, file, range }) => {
    const problem = link.type === 'unsafe' ? undefined : findLinkProblem('link', written, link, advisor)
    return problem ? [toDiagnostic(SITE_CODES, { ...problem, file, range })] : []
  })
}
