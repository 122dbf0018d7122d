import { joinText } from './join-text.ts'
import { toNumberArgument, toTextArgument } from './to-argument.ts'
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
])
