import { toXml } from 'xast-util-to-xml'
import type { Result } from 'xastscript'

/** Renders an XML document. What XML 1.0 does not allow in one is left out or escaped. */
export function renderXml(root: Result): string {
  // Text may hold the end of a CDATA section only in disguise (XML 1.0, 2.4); no section of that kind is written.
  const xml = toXml(root, { closeEmptyElements: true }).replaceAll(']]>', ']]&gt;')
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml.replace(/[\p{Surrogate}\uFFFE\uFFFF]/gu, '')}\n`
}
