import type { Processor } from 'unified'
import { BudgetError } from '../../core/index.ts'
import { createCodeText, MIN_EXCESSIVE_BACKTICKS } from './code-text.ts'
import { createImageFootnotes } from './image-footnotes.ts'
import type { Construct } from './syntax-construct.ts'

type Limit = readonly [character: string, limit: number, what: string]

/**
 * How often syntax may start with a character in one text: a paragraph, heading or table cell. At a `]` the parser
 * searches everything before it in the text, and at other marks it may.
 */
const TEXT_LIMITS: readonly Limit[] = [
  [']', 1_000, 'the number of closing brackets in a text'],
  ['*', 4_000, 'the number of emphasis markers in a text'],
  ['_', 4_000, 'the number of emphasis markers in a text'],
  ['~', 4_000, 'the number of emphasis markers in a text'],
  ['$', 4_000, 'the number of dollar signs in a text'],
  ['<', 4_000, 'the number of tags in a text'],
  ['{', 4_000, 'the number of expressions in a text'],
]

/** How often a line may start with a character. For the underline of a heading, the parser copies all that comes before. */
const LINE_LIMITS: readonly Limit[] = [
  ['=', 2_000, 'the number of underlined headings'],
  ['-', 2_000, 'the number of underlined headings'],
]

/** Stops the reference parser, with a `BudgetError`, at a text that it takes more than linear time for. */
export function remarkBounds(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push(
    { disable: { null: ['codeText'] }, text: { 96: createCodeText() } },
    { disable: { null: ['gfmPotentialFootnoteCall'] }, text: createImageFootnotes() },
    { text: createCounters(TEXT_LIMITS), flow: createCounters(LINE_LIMITS) },
  )
}

/** Whether a text or its lines may exceed a limit: whether it contains a character more often. */
export function mayExceedBounds(text: string): boolean {
  return [...TEXT_LIMITS, ...LINE_LIMITS, ['`', MIN_EXCESSIVE_BACKTICKS - 1] as const].some(
    ([character, limit]) => text.length > limit && text.split(character, limit + 2).length > limit + 1,
  )
}

function createCounters(limits: readonly Limit[]): Record<number, Construct> {
  return Object.fromEntries(
    limits.map(([character, limit, what]) => [character.charCodeAt(0), createCounter(limit, what)]),
  )
}

/** Syntax that never matches and counts how often it is tried in a text or a container. */
function createCounter(limit: number, what: string): Construct {
  const counts = new WeakMap<object, number>()
  return {
    name: 'bounds',
    previous: () => false,
    tokenize(_effects, _ok, nok) {
      const count = (counts.get(this) ?? 0) + 1
      counts.set(this, count)
      if (count > limit) throw new BudgetError(what, limit)
      return nok
    },
  }
}
