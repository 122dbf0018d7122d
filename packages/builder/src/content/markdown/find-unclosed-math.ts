import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { EXIT, visit } from '../../core/index.ts'

/** The name under which an unclosed formula is reported as an error of syntax. */
export const UNCLOSED_MATH = 'unclosed-math'

/**
 * Finds the first `$$` on a line of its own that no other closes. It would take the rest of the page for a formula.
 * Takes the parsed text and the text; gives an error as the parser would.
 */
export function findUnclosedMath(tree: Root, text: string): VFileMessage | undefined {
  let found: VFileMessage | undefined
  visit(tree, 'math', ({ position }) => {
    const source = text.slice(position?.start.offset, position?.end.offset)
    const opening = /^\$+/.exec(source)?.[0] ?? ''
    const lines = source.trimEnd().split(/\r?\n|\r/)
    if (lines.length > 1 && lines.at(-1)?.trimEnd().endsWith(opening)) return undefined
    found = new VFileMessage('The formula that begins with `$$` is never closed', {
      place: position?.start,
      source: 'spearmint',
      ruleId: UNCLOSED_MATH,
    })
    return EXIT
  })
  return found
}
