import type { Node } from 'jsonc-parser'
import { toRemoval } from '../fixes/to-removal.ts'
import type { TextProblem } from '../problems/config-problem.ts'

/**
 * Finds keys that stand again later in the same object: their values are lost. Only where both values are written alike
 * it is certain which of the two may go. One at a time, because a caller may have enough of them.
 */
export function* checkDuplicateKeys(text: string, node: Node): Generator<TextProblem> {
  if (node.type === 'object') {
    const last = new Map(node.children?.map((property) => [property.children?.[0]?.value, property]))
    for (const property of node.children ?? []) {
      const key = property.children?.[0]
      const later = last.get(key?.value)
      if (!key || !later || later === property) continue
      const edits = readValue(text, property) === readValue(text, later) ? toRemoval(text, property) : undefined
      yield {
        code: 'config/duplicate-key',
        offset: key.offset,
        length: key.length,
        message: `The key ${JSON.stringify(key.value)} stands again below; this value is ignored.`,
        suggestions: ['Remove one of the two.'],
        ...(edits && { fix: { description: 'Remove the first of the two.', edits } }),
      }
    }
  }
  for (const child of node.children ?? []) yield* checkDuplicateKeys(text, child)
}

function readValue(text: string, { children: [, value] = [] }: Node): string | undefined {
  return value && text.slice(value.offset, value.offset + value.length)
}
