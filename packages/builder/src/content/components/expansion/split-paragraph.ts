import type { Element, ElementContent } from 'hast'
import { isBlank } from '../children/is-blank.ts'

/** Elements that a paragraph may contain. Spearmint's custom elements are blocks. */
const PHRASING = new Set(
  (
    'a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input ins kbd ' +
    'label link map mark math meter noscript object output picture progress q ruby s samp script select slot small ' +
    'source span strong sub sup svg template textarea time track u var video wbr'
  ).split(' '),
)

/**
 * Browsers end a paragraph where a block starts. A paragraph that contains blocks after expansion
 * (`text <Note>…</Note> text`) is split into paragraphs and blocks in the same order. Any other is returned unchanged.
 */
export function splitParagraph(paragraph: Element): Element[] {
  if (paragraph.children.every(isPhrasing)) return [paragraph]
  const parts: Element[] = []
  let run: ElementContent[] = []
  const endRun = () => {
    if (!run.every(isBlank)) parts.push({ ...paragraph, children: run })
    run = []
  }
  for (const child of paragraph.children) {
    if (isPhrasing(child) || child.type !== 'element') run.push(child)
    else {
      endRun()
      parts.push(child)
    }
  }
  endRun()
  return parts
}

function isPhrasing(node: ElementContent): boolean {
  if (node.type !== 'element') return true
  if (!PHRASING.has(node.tagName)) return false
  // MathML and SVG have their own element names.
  return node.tagName === 'svg' || node.tagName === 'math' || node.children.every(isPhrasing)
}
