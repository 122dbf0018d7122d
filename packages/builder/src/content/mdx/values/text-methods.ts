import { BudgetError } from '../../../core/index.ts'
import { MAX_TEXT_LENGTH } from '../budget.ts'
import { joinText } from './join-text.ts'
import { ArgumentError, toNumberArgument, toTextArgument } from './to-argument.ts'
import type { Value } from './value.ts'

type TextMethod = (text: string, parameters: Value[]) => Value

/** The string methods that content can call. They throw an `ArgumentError` for invalid arguments. */
export const TEXT_METHODS: ReadonlyMap<string, TextMethod> = new Map<string, TextMethod>([
  ['toUpperCase', (text) => text.toUpperCase()],
  ['toLowerCase', (text) => text.toLowerCase()],
  ['trim', (text) => text.trim()],
  ['split', (text, [separator]) => text.split(toTextArgument(separator))],
  ['slice', (text, [start, end]) => text.slice(toNumberArgument(start, 0), toNumberArgument(end, text.length))],
  ['includes', (text, [wanted]) => text.includes(toTextArgument(wanted))],
  ['startsWith', (text, [wanted]) => text.startsWith(toTextArgument(wanted))],
  ['endsWith', (text, [wanted]) => text.endsWith(toTextArgument(wanted))],
  ['indexOf', (text, [wanted]) => text.indexOf(toTextArgument(wanted))],
  // With a function as the replacement, `$&` has no special meaning.
  ['replace', (text, [wanted, by]) => text.replace(toTextArgument(wanted), () => toTextArgument(by))],
  ['replaceAll', (text, [wanted, by]) => joinText(text.split(toTextArgument(wanted)), toTextArgument(by))],
  ['charAt', (text, [index]) => text.charAt(toNumberArgument(index, 0))],
  ['substring', (text, [start, end]) => text.substring(toNumberArgument(start, 0), toNumberArgument(end, text.length))],
  ['concat', (text, parameters) => text + parameters.map((parameter) => toTextArgument(parameter)).join('')],
  ['toString', (text) => text],
  // In the same language on every machine.
  ['localeCompare', (text, [other]) => text.localeCompare(toTextArgument(other), 'en')],
  ['trimStart', (text) => text.trimStart()],
  ['trimEnd', (text) => text.trimEnd()],
  ['at', (text, [index]) => text.at(toNumberArgument(index, 0))],
  ['lastIndexOf', (text, [wanted]) => text.lastIndexOf(toTextArgument(wanted))],
  ['padStart', (text, [length, fill]) => toPadding(text, length, fill) + text],
  ['padEnd', (text, [length, fill]) => text + toPadding(text, length, fill)],
  ['repeat', (text, [count]) => repeat(text, toNumberArgument(count, 0))],
])

function toPadding(text: string, length: Value, fill: Value): string {
  const missing = Math.max(0, Math.trunc(toNumberArgument(length, 0)) - text.length) || 0
  const filler = toTextArgument(fill, ' ')
  return filler === '' ? '' : repeat(filler, Math.ceil(missing / filler.length)).slice(0, missing)
}

/** Throws a `BudgetError` before a text is created that is too long. */
function repeat(text: string, count: number): string {
  if (!(count >= 0)) throw new ArgumentError('a positive number', count)
  const times = Math.trunc(count)
  if (text.length * times > MAX_TEXT_LENGTH) throw new BudgetError('the length of a text', MAX_TEXT_LENGTH)
  return text.repeat(Math.min(times, MAX_TEXT_LENGTH))
}
