import { toXml } from 'xast-util-to-xml'
import type { Result } from 'xastscript'

/** Renders an XML document. Characters that XML 1.0 doesn't allow are removed or escaped. */
export function renderXml(root: Result): string {
  // Text must not contain the end of a CDATA section unescaped (XML 1.0, 2.4). We write no such sections.
  const xml = toXml(root, { closeEmptyElements: true }).replaceAll(']]>', ']]&gt;')
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml.replace(/[\p{Surrogate}\uFFFE\uFFFF]/gu, '')}\n`
}
