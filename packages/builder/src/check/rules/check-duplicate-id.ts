import type { Element, Root } from 'hast'
import type { Position } from 'unist'
import { type ComponentNode, listTrees } from '../../content/index.ts'
import { visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'

/** An id that an author wrote stands once on a page: a link to it can lead to one place only. */
export function checkDuplicateId(tree: Root): Finding[] {
  const first = new Map<string, Position | undefined>()
  const findings: Finding[] = []
  for (const part of listTrees(tree)) {
    visit(part, (node) => {
      const id = node.type === 'element' || node.type === 'component' ? findId(node) : undefined
      if (id === undefined) return
      if (first.has(id)) findings.push({ problem: toProblem(id, first.get(id)), position: node.position })
      else first.set(id, node.position)
    })
  }
  return findings
}

function findId(node: Element | ComponentNode): string | undefined {
  const id = node.type === 'element' ? node.properties.id : node.props.id
  // Footnotes bring ids of their own, which are not the author's.
  return typeof id === 'string' && id !== '' && !id.startsWith('user-content-') ? id : undefined
}

function toProblem(id: string, first: Position | undefined): Finding['problem'] {
  const where = first === undefined ? '' : ` (the first is on line ${first.start.line})`
  return {
    code: 'page/duplicate-id',
    severity: 'warning',
    message: `The id ${JSON.stringify(id)} stands twice on the page${where}; a link to it leads to one of them.`,
    suggestions: ['Give one of them another id.'],
  }
}
