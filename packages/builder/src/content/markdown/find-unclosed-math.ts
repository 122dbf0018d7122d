import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { EXIT, visit } from '../../core/index.ts'

/** `ruleId` of the syntax error for an unclosed formula. */
export const UNCLOSED_MATH = 'unclosed-math'

/**
 * Finds the first `$$` on its own line that is never closed, which would make the rest of the page a formula. Returns an
 * error like those of the parser.
 *
 * @param tree - The parsed text.
 */
export function findUnclosedMath(tree: Root, text: string): VFileMessage | undefined {
  let found: VFileMessage | undefined
  visit(tree, 'math', ({ position }) => {
    const source = text.slice(position?.start.offset, position?.end.offset)
    const opening = /^\$+/.exec(source)?.[0] ?? ''
    const lines = source.trimEnd().split(/\r?\n|\r/)
    if (lines.length > 1 && lines.at(-1)?.trimEnd().endsWith(opening)) return undefined
    found = new VFileMessage('The formula that starts with `$$` is never closed', {
      place: position?.start,
      source: 'spearmint',
      ruleId: UNCLOSED_MATH,
    })
    return EXIT
  })
  return found
}
