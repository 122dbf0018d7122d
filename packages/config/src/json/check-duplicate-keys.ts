import type { Node } from 'jsonc-parser'
import { createLineIndex } from '../diagnostics/index.ts'
import { toRemoval } from '../fixes/to-removal.ts'
import type { TextProblem } from '../problems/config-problem.ts'

/**
 * Reports keys that appear again later in the same object: their values are lost. If both values are written the same
 * way, it is certain that the first one can be removed. A generator, because a caller may stop at a limit.
 */
export function* checkDuplicateKeys(text: string, node: Node, lines = createLineIndex(text)): Generator<TextProblem> {
  if (node.type === 'object') {
    const last = new Map(node.children?.map((property) => [property.children?.[0]?.value, property]))
    const toLine = ({ offset }: Node): number => lines.toPosition(offset, offset).start.line
    for (const property of node.children ?? []) {
      const key = property.children?.[0]
      const later = last.get(key?.value)
      if (!key || !later || later === property) continue
      const edits = toValueText(text, property) === toValueText(text, later) ? toRemoval(text, property) : undefined
      yield {
        code: 'config/duplicate-key',
        offset: key.offset,
        length: key.length,
        message: `The key ${JSON.stringify(key.value)} appears again in line ${toLine(later)}; this value is ignored.`,
        suggestions: ['Remove one of the two.'],
        fix: edits && { description: 'Remove the first of the two.', edits },
      }
    }
  }
  for (const child of node.children ?? []) yield* checkDuplicateKeys(text, child, lines)
}

function toValueText(text: string, { children: [, value] = [] }: Node): string | undefined {
  return value && text.slice(value.offset, value.offset + value.length)
}
