import type { Root } from 'hast'
import { listTrees } from '../../content/index.ts'
import { visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/**
 * A picture says in words what it shows (WCAG 2.2, 1.1.1). `alt=""` on an element says that it shows nothing of interest;
 * `![](a.png)` says nothing. Pictures that are hidden from readers of the screen need no words.
 */
export function checkMissingAlt(tree: Root): Finding[] {
  const findings: Finding[] = []
  for (const part of listTrees(tree)) {
    visit(part, 'element', ({ tagName, properties, position }) => {
      if (tagName !== 'img' || properties.alt !== undefined || properties.ariaLabel !== undefined) return
      if (properties.ariaHidden === 'true' || properties.role === 'presentation' || properties.role === 'none') return
      const src = typeof properties.src === 'string' ? ` ${JSON.stringify(shorten(properties.src))}` : ''
      findings.push({
        problem: {
          code: 'page/missing-alt',
          severity: 'info',
          message: `The picture${src} has no words for those who cannot see it.`,
          suggestions: [
            'Say what it shows: ![A form with two fields](/form.png).',
            'Write alt="" if it only decorates.',
          ],
        },
        position,
      })
    })
  }
  return findings
}

function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address
}
