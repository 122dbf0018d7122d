import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { TextProblem } from '../problems/config-problem.ts'
import { findUnclosedBracket } from './find-unclosed-bracket.ts'
import { fixExtraBrackets, fixMissingComma, mendWord } from './to-syntax-fix.ts'

/** What should have stood at an error of the parser, and the mend. Other errors are words that JSON does not have. */
const EXPECTED = new Map([
  ['ValueExpected', { expected: 'a value', mend: 'Add the value, or remove the key.' }],
  [
    'PropertyNameExpected',
    { expected: 'a key in double quotes', mend: 'Write "key": value, or remove a comma too many.' },
  ],
  ['ColonExpected', { expected: 'a colon after the key', mend: 'Write a colon between the key and its value.' }],
  ['CloseBraceExpected', { expected: 'a closing "}"', mend: 'Add the closing "}".' }],
  ['CloseBracketExpected', { expected: 'a closing "]"', mend: 'Add the closing "]".' }],
  ['UnexpectedEndOfString', { expected: 'a double quote at its end', mend: 'Close the text with a double quote.' }],
  ['UnexpectedEndOfComment', { expected: 'the end of the comment', mend: 'Remove the comment: JSON has none.' }],
  ['UnexpectedEndOfNumber', { expected: 'digits', mend: 'Complete the number.' }],
  ['InvalidUnicode', { expected: 'four hex digits after "\\u"', mend: 'Write the character itself.' }],
  ['InvalidEscapeCharacter', { expected: 'a known escape after "\\"', mend: 'Write two backslashes for one.' }],
  ['InvalidCharacter', { expected: 'no control character', mend: 'Write \\n for a line break and \\t for a tab.' }],
])

/**
 * Turns an error of the JSON parser into words.
 *
 * @param rootEnd - Offset behind the top-level value; behind the text when the value is unfinished.
 */
export function toSyntaxProblem(text: string, error: ParseError, rootEnd: number): TextProblem {
  const name = printParseErrorCode(error.error)
  const offset = Math.min(error.offset, text.length)
  const length = Math.min(Math.max(error.length, 1), Math.max(text.length - offset, 1))
  const found = quote(text.slice(offset, offset + length).trimEnd())
  const place = { offset, length }

  if (name === 'EndOfFileExpected' || offset >= rootEnd) {
    return {
      ...place,
      code: 'config/text-after-end',
      message: `${found} stands after the end of the configuration; expected nothing more.`,
      suggestions: ['Remove what follows the closing brace, or the bracket that is one too many.'],
      ...fixExtraBrackets(text, offset),
    }
  }
  const code = 'config/syntax'
  const opener = /^[}\]]/.test(text.slice(offset, offset + 1)) && findUnclosedBracket(text.slice(0, offset))
  if (name === 'CommaExpected' && opener) {
    const closer = opener.character === '[' ? ']' : '}'
    return {
      ...place,
      code,
      message: `Found ${found}; expected a closing "${closer}"${toOpener(text.slice(0, offset))}.`,
      suggestions: [`Write "${closer}", or add it before.`],
    }
  }
  if (name === 'CommaExpected') {
    return {
      ...place,
      code: 'config/missing-comma',
      message: `Before ${found} there is no comma; expected one between entries.`,
      suggestions: ['Write a comma after the entry before.'],
      ...fixMissingComma(text, offset),
    }
  }
  const rule = EXPECTED.get(name)
  if (!rule) {
    return {
      ...place,
      code,
      message: `${found} is not JSON; expected a value or a key.`,
      ...mendWord(text, offset),
    }
  }
  const { expected, mend } = rule
  if (offset < text.length)
    return { ...place, code, message: `Found ${found}; expected ${expected}.`, suggestions: [mend] }
  return {
    ...place,
    code,
    message: `The file ends too early; expected ${expected}${toOpener(text)}.`,
    suggestions: [mend],
  }
}

/** Where the bracket was opened that the end of the text leaves open. */
function toOpener(text: string): string {
  const bracket = findUnclosedBracket(text)
  if (!bracket) return ''
  const line = text.slice(0, bracket.offset).split(/\r\n|\r|\n/).length
  return ` for the "${bracket.character}" of line ${line}`
}

/** Text of the file in quotes, unless it brings its own. */
function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return short.startsWith('"') ? short : `"${short}"`
}
