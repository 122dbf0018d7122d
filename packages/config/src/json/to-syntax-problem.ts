import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { TextProblem } from '../problems/config-problem.ts'
import { toExtraBracketsFix, toMissingCommaFix, toWordFix } from './to-syntax-fix.ts'
import { findUnclosedBracket } from './walk-brackets.ts'

/** What was expected at an error of the parser, and what to do. Other errors are words that JSON doesn't have. */
const EXPECTED = new Map([
  ['ValueExpected', { expected: 'a value', suggestion: 'Add the value, or remove the key.' }],
  [
    'PropertyNameExpected',
    { expected: 'a key in double quotes', suggestion: 'Write "key": value, or remove the extra comma.' },
  ],
  ['ColonExpected', { expected: 'a colon after the key', suggestion: 'Write a colon between the key and its value.' }],
  ['CloseBraceExpected', { expected: 'a closing "}"', suggestion: 'Add the closing "}".' }],
  ['CloseBracketExpected', { expected: 'a closing "]"', suggestion: 'Add the closing "]".' }],
  ['UnexpectedEndOfString', { expected: 'a double quote at its end', suggestion: 'End the text with a double quote.' }],
  [
    'UnexpectedEndOfComment',
    { expected: 'the end of the comment', suggestion: "Remove the comment: JSON doesn't allow comments." },
  ],
  ['UnexpectedEndOfNumber', { expected: 'digits', suggestion: 'Complete the number.' }],
  ['InvalidUnicode', { expected: 'four hex digits after "\\u"', suggestion: 'Write the character itself.' }],
  ['InvalidEscapeCharacter', { expected: 'a known escape after "\\"', suggestion: 'Write two backslashes for one.' }],
  [
    'InvalidCharacter',
    { expected: 'no control character', suggestion: 'Write \\n for a line break and \\t for a tab.' },
  ],
])

/**
 * Converts an error of the JSON parser to a problem.
 *
 * @param rootEnd - Offset after the top-level value; after the end of the text if the value is incomplete.
 */
export function toSyntaxProblem(text: string, error: ParseError, rootEnd: number): TextProblem {
  const name = printParseErrorCode(error.error)
  const offset = Math.min(error.offset, text.length)
  const length = Math.min(Math.max(error.length, 1), Math.max(text.length - offset, 1))
  const found = quote(text.slice(offset, offset + length).trimEnd())
  const location = { offset, length }

  if (name === 'EndOfFileExpected' || offset >= rootEnd) {
    return {
      ...location,
      code: 'config/text-after-end',
      message: `Found ${found} after the end of the configuration; expected nothing more.`,
      suggestions: ['Remove everything after the last closing brace, or the extra bracket before it.'],
      fix: toExtraBracketsFix(text, offset),
    }
  }
  const code = 'config/syntax'
  const opener = /^[}\]]/.test(text.slice(offset, offset + 1)) && findUnclosedBracket(text.slice(0, offset))
  if (name === 'CommaExpected' && opener) {
    const closer = opener.character === '[' ? ']' : '}'
    return {
      ...location,
      code,
      message: `Found ${found}; expected a closing "${closer}"${describeOpener(text.slice(0, offset))}.`,
      suggestions: [`Write "${closer}" instead, or add it before.`],
    }
  }
  if (name === 'CommaExpected') {
    return {
      ...location,
      code: 'config/missing-comma',
      message: `Found ${found} without a comma before it; expected a comma between entries.`,
      suggestions: ['Add a comma after the previous entry.'],
      fix: toMissingCommaFix(text, offset),
    }
  }
  const rule = EXPECTED.get(name)
  if (!rule) {
    return {
      ...location,
      code,
      message: `${found} is not valid JSON; expected a value or a key.`,
      ...toWordFix(text, offset),
    }
  }
  const { expected, suggestion } = rule
  const message =
    offset < text.length
      ? `Found ${found}; expected ${expected}.`
      : `The file ends too early; expected ${expected}${describeOpener(text)}.`
  return { ...location, code, message, suggestions: [suggestion] }
}

/** Which bracket is still open at the end of the text. */
function describeOpener(text: string): string {
  const bracket = findUnclosedBracket(text)
  if (!bracket) return ''
  const line = text.slice(0, bracket.offset).split(/\r\n|\r|\n/).length
  return ` for the "${bracket.character}" on line ${line}`
}

/** Text of the file in quotes, unless it starts with one. */
function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return short.startsWith('"') ? short : `"${short}"`
}
