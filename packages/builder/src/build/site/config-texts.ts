import type { ConfigPath, DivisionConfig, SiteConfig } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import { renderInline } from '../../content/index.ts'
import { locateNothing, type ResolvedLink } from '../../core/index.ts'
import { findLinkProblem, ROOT_FILE, SITE_CODES } from '../../site/index.ts'
import type { Site } from './site.ts'

/** Creates the function that renders a Markdown text of the configuration. Its links are relative to the root of the site. */
export function createTextRenderer({ links, tools }: Pick<Site, 'links' | 'tools'>) {
  const toHref = (link: ResolvedLink): string | undefined => (link.type === 'unsafe' ? undefined : link.href)
  return (markdown: string): ElementContent[] =>
    renderInline(markdown, tools.parser, {
      resolveHref: (href) => toHref(links.resolveLink(href, ROOT_FILE)),
      resolveAsset: (src) => toHref(links.resolveFile(src, ROOT_FILE)),
    })
}

/** Reports broken, malformed and unsafe links in the Markdown texts of the configuration: banners, and the text of `404.html`. */
export function checkConfigTexts(
  { links, advisor, tools }: Pick<Site, 'links' | 'advisor' | 'tools'>,
  config: SiteConfig,
  locate: Site['locate'] = locateNothing,
): Diagnostic[] {
  return listTexts(config).flatMap(({ text, path }) => {
    const diagnostics: Diagnostic[] = []
    const check = (kind: 'link' | 'file', written: string, link: ResolvedLink): string => {
      const problem = findLinkProblem(kind, written, link, advisor)
      if (problem) diagnostics.push(toDiagnostic(SITE_CODES, { ...problem, ...locate(path) }))
      return written
    }
    renderInline(text, tools.parser, {
      resolveHref: (href) => check('link', href, links.resolveLink(href, ROOT_FILE)),
      resolveAsset: (src) => check('file', src, links.resolveFile(src, ROOT_FILE)),
    })
    return diagnostics
  })
}

function listTexts({ banner, errors, navigationTree }: SiteConfig): { text: string; path: ConfigPath }[] {
  const { description } = errors.notFound
  return [
    ...(banner === undefined ? [] : [{ text: banner.content, path: ['banner', 'content'] }]),
    ...(description === undefined ? [] : [{ text: description, path: ['errors', 'notFound', 'description'] }]),
    ...(navigationTree === undefined ? [] : listBanners(navigationTree)),
  ]
}

function listBanners({ banner, path, divisions }: DivisionConfig): { text: string; path: ConfigPath }[] {
  const own = banner === undefined ? [] : [{ text: banner.content, path: [...path, 'banner', 'content'] }]
  return [...own, ...divisions.flatMap(listBanners)]
}
