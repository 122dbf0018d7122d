import type { Element, Root } from 'hast'
import type { Position } from 'unist'
import { type ComponentNode, listTrees } from '../../content/index.ts'
import { visit } from '../../core/index.ts'
import type { Finding } from './content-rule.ts'
import { locate } from './locate.ts'

/** An ID that an author writes is unique on its page, because a link to it can only lead to one element. */
export function checkDuplicateId(tree: Root): Finding[] {
  const first = new Map<string, Position | undefined>()
  const findings: Finding[] = []
  for (const part of listTrees(tree)) {
    visit(part, (node) => {
      const id = node.type === 'element' || node.type === 'component' ? findId(node) : undefined
      if (id === undefined) return
      if (first.has(id)) findings.push({ ...toProblem(id, first.get(id)), ...locate(node.position) })
      else first.set(id, node.position)
    })
  }
  return findings
}

function findId(node: Element | ComponentNode): string | undefined {
  const id = node.type === 'element' ? node.properties.id : node.props.id
  // Footnotes have generated IDs.
  return typeof id === 'string' && id !== '' && !id.startsWith('user-content-') ? id : undefined
}

function toProblem(id: string, first: Position | undefined): Finding {
  const where = first === undefined ? '' : ` (first on line ${first.start.line})`
  return {
    code: 'page/duplicate-id',
    message: `Two elements of the page have the ID ${JSON.stringify(id)}${where}. A link to it leads to the first one.`,
    suggestions: ['Give one of them another ID.'],
  }
}
