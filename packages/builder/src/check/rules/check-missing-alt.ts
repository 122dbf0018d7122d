import type { Root } from 'hast'
import { listTrees } from '../../content/index.ts'
import { visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { locate } from './locate.ts'

/**
 * Images need a text alternative (WCAG 2.2, 1.1.1). `alt=""` on an element marks decoration, while `![](a.png)` says
 * nothing. Images that are hidden from screen readers need no text.
 */
export function checkMissingAlt(tree: Root): Finding[] {
  const findings: Finding[] = []
  for (const part of listTrees(tree)) {
    visit(part, 'element', ({ tagName, properties, position }) => {
      if (tagName !== 'img' || properties.alt !== undefined || properties.ariaLabel !== undefined) return
      if (properties.ariaHidden === 'true' || properties.role === 'presentation' || properties.role === 'none') return
      const src = typeof properties.src === 'string' ? shorten(properties.src) : undefined
      findings.push({
        code: 'page/missing-alt',
        message: `The image${src === undefined ? '' : ` ${JSON.stringify(src)}`} has no text alternative.`,
        suggestions: [
          `Describe what it shows: ![A form with two fields](${src ?? '…'}), or alt="A form with two fields" in a tag.`,
          `If it is decoration, write it as a tag with alt="": <img src="${src ?? '…'}" alt="" />.`,
        ],
        ...locate(position),
      })
    })
  }
  return findings
}

function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address
}
