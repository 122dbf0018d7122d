import type { Budget } from '../budget.ts'
import { joinText } from './join-text.ts'
import type { RegExpValue } from './reg-exp-value.ts'
import { toTextArgument } from './to-argument.ts'
import { type Invoke, isFunctionValue, type Value } from './value.ts'

/** What the methods need besides the text and the pattern. */
interface PatternContext {
  budget: Budget
  invoke: Invoke
}

type PatternMethod = (text: string, pattern: RegExpValue, parameter: Value, context: PatternContext) => Value

/** The string methods that accept a regular expression. `text.test(pattern)` stands for `pattern.test(text)`. */
export const PATTERN_METHODS: ReadonlyMap<string, PatternMethod> = new Map<string, PatternMethod>([
  ['test', (text, { expression }) => text.search(expression) !== -1],
  ['match', (text, { expression }) => toList(text.match(expression))],
  ['split', (text, { expression }) => text.split(expression)],
  ['replace', replace],
  ['replaceAll', replace],
])

/** Without the properties `index` and `groups`, which lists in content don't have. */
function toList(match: RegExpMatchArray | null): Value {
  return match && Array.from(match)
}

/** Joins the parts itself, because `String.replace` could create a text of any length before its length is checked. */
function replace(text: string, { expression }: RegExpValue, by: Value, { budget, invoke }: PatternContext): Value {
  const isGlobal = expression.global
  const matches = [...text.matchAll(isGlobal ? expression : new RegExp(expression, `${expression.flags}g`))]
  const parts: string[] = []
  let end = 0
  for (const match of isGlobal ? matches : matches.slice(0, 1)) {
    const [whole] = match
    const replacement = isFunctionValue(by)
      ? [toTextArgument(invoke(by, [...match, match.index, text]))]
      : expand(toTextArgument(by), match)
    budget.spend(replacement.length)
    parts.push(text.slice(end, match.index), ...replacement)
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return joinText(parts, '')
}

/** Expands `$1`, `$&` and `$$` in a replacement. */
function expand(replacement: string, match: RegExpMatchArray): string[] {
  return replacement.split(/(\$[$&\d])/).map((part, index) => {
    if (index % 2 === 0) return part
    if (part === '$$') return '$'
    const group = part === '$&' ? 0 : Number(part.slice(1))
    return part === '$0' || group >= match.length ? part : (match[group] ?? '')
  })
}
