import type { SourceRange } from '@spearmint/config/diagnostics'
import type { PageReference } from '../../core/index.ts'

/** The address of a link to another site, with the positions of all links to it. */
export interface ExternalLink {
  href: string
  places: { file: string; range: SourceRange }[]
}

/** A link on a page or in the configuration. */
export type ExternalReference = Pick<PageReference, 'link' | 'file' | 'range'>

/** Collects the links to other sites. Each address is listed once, with each position once: snippets repeat their links. */
export function collectExternalLinks(references: Iterable<ExternalReference>): ExternalLink[] {
  const links = new Map<string, Map<string, ExternalLink['places'][number]>>()
  for (const { link, file, range } of references) {
    if (link.type !== 'external' || !/^(?:https?:)?\/\//i.test(link.href)) continue
    const places = links.get(link.href) ?? new Map()
    links.set(link.href, places)
    places.set(`${file}:${range.line}:${range.column}`, { file, range })
  }
  return [...links].map(([href, places]) => ({ href, places: [...places.values()] }))
}
