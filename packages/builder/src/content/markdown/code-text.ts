import { codeText } from 'micromark-core-commonmark'
import { BudgetError } from '../../core/index.ts'
import type { Code, Construct } from './syntax-construct.ts'

const BACKTICK = 96

/** How many lengths the unclosed runs of backticks in a text may have. For each, the parser reads the text to its end. */
const MAX_UNCLOSED_LENGTHS = 90

/** The backticks in the shortest text that exceeds the limit: runs of 1, 2, 3… backticks. */
export const MIN_EXCESSIVE_BACKTICKS = ((MAX_UNCLOSED_LENGTHS + 1) * (MAX_UNCLOSED_LENGTHS + 2)) / 2

/**
 * Creates the syntax of CommonMark's code spans, which takes linear time. The parser's own construct searches the rest of
 * a text again for each run of backticks that nothing closes; this one remembers that no run of that length follows.
 */
export function createCodeText(): Construct {
  const unclosedLengths = new WeakMap<object, Set<number>>()
  return {
    ...codeText,
    name: 'linearCodeText',
    tokenize(effects, ok, nok) {
      const unclosed = unclosedLengths.get(this) ?? new Set()
      unclosedLengths.set(this, unclosed)
      let length = 0
      const openingRun: Construct = {
        tokenize(runEffects, mayClose, neverCloses) {
          const inside = (code: Code) => {
            if (code === BACKTICK) {
              length++
              runEffects.consume(code)
              return inside
            }
            runEffects.exit('codeTextSequence')
            return unclosed.has(length) ? neverCloses(code) : mayClose(code)
          }
          return (code: Code) => {
            runEffects.enter('codeTextSequence')
            return inside(code)
          }
        },
      }
      const remember = (code: Code) => {
        unclosed.add(length)
        if (unclosed.size > MAX_UNCLOSED_LENGTHS) {
          throw new BudgetError('the number of unclosed code spans in a text', MAX_UNCLOSED_LENGTHS)
        }
        return nok(code)
      }
      return effects.check(openingRun, codeText.tokenize.call(this, effects, ok, remember), nok)
    },
  }
}
