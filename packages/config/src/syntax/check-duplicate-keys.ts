import type { Node } from 'jsonc-parser'
import type { TextProblem } from '../problem.ts'

/** Reports keys that stand again later in the same object: their values are lost. */
export function checkDuplicateKeys(node: Node): TextProblem[] {
  const problems: TextProblem[] = []
  if (node.type === 'object') {
    const last = new Map(node.children?.map((property) => [property.children?.[0]?.value, property]))
    for (const property of node.children ?? []) {
      const key = property.children?.[0]
      if (!key || last.get(key.value) === property) continue
      problems.push({
        code: 'config/duplicate-key',
        offset: key.offset,
        length: key.length,
        message: `The key ${JSON.stringify(key.value)} stands again below; this value is ignored.`,
        suggestions: ['Remove one of the two.'],
      })
    }
  }
  return problems.concat((node.children ?? []).flatMap(checkDuplicateKeys))
}
