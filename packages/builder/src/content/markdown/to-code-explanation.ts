import { Parser } from 'acorn'
import acornJsx from 'acorn-jsx'

const jsxParser = Parser.extend(acornJsx())

/** What is wrong with a text, and what the author should do if that is more than escaping a character. */
export interface SyntaxExplanation {
  /** Lower case, without a period: found …, expected …. */
  reason: string
  advice?: string
}

/** Longest quotation of an author's text in a message. */
const MAX_QUOTE = 40

/** Quotes a text for a message, on one line. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const quoted = line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE)}…` : line
  return quoted.includes('`') ? `"${quoted}"` : `\`${quoted}\``
}

/** Words that start a statement. An expression can't contain one. */
const STATEMENT =
  /^(?:if|else|for|while|do|switch|case|return|const|let|var|throw|try|catch|break|continue|import|export)$/

/**
 * Explains why code isn't an expression.
 *
 * @param code - From its opening brace to the end of the text.
 * @param at - Where the parser found the mistake, in `code`.
 * @param cause - The message of acorn.
 */
export function toCodeExplanation(code: string, at: number, cause: string): SyntaxExplanation {
  const position = cause === AFTER_EXPRESSION ? (findExpressionEnd(code) ?? at) : at
  const found = /^\s*([\w$]+|\S)/.exec(code.slice(position))?.[1] ?? ''
  const before = code.slice(1, position).trimEnd()
  const missing = /^Expected corresponding JSX closing tag for <(.*)>/.exec(cause)?.[1]
  if (missing !== undefined)
    return { reason: `found another closing tag in the expression, expected \`</${missing}>\`` }
  if (/^Unterminated string/.test(cause)) {
    return { reason: `found a text that starts with \`${code[at]}\` but has no closing quote` }
  }
  if (/^Unterminated template/.test(cause)) return { reason: 'found a backtick without a closing one' }
  if (/^Unterminated comment/.test(cause)) return { reason: 'found a comment without `*/`' }
  if (/[“”‘’]/.test(found)) {
    return { reason: `found the curly quote \`${found}\`, expected a straight quote` }
  }
  if (STATEMENT.test(found)) return { reason: `found the statement \`${found}\`, expected an expression` }
  if (/^Identifier directly after number/.test(cause)) return { reason: 'found a name that starts with a digit' }
  if (/^The keyword|^Unexpected keyword/.test(cause)) return { reason: `found \`${found}\`, which can't be a name` }
  if (code.startsWith('<!--', position)) {
    return { reason: 'found an HTML comment in the expression', advice: 'Write comments as {/* … */}.' }
  }
  const expected = toExpected(before, found)
  if (expected === undefined) return { reason: 'found `}` before the end of the expression' }
  if (found === '') return { reason: `found the end of the text, expected ${expected}` }
  return { reason: `found ${quoteCharacter(found)} in the expression, expected ${expected}` }
}

/** What a parser reports if there is more after an expression. Then its position is the end of the text. */
const AFTER_EXPRESSION = 'Unexpected content after expression'

/** How much code is parsed again to find where an expression ends. */
const MAX_CODE = 2000

/** Finds where the expression ends that code starts with. */
function findExpressionEnd(code: string): number | undefined {
  try {
    return jsxParser.parseExpressionAt(code.slice(0, MAX_CODE), 1, { ecmaVersion: 'latest' }).end
  } catch {
    return undefined
  }
}

/** What can follow a piece of code, judged by its end. Undefined if the code could have ended where it does. */
function toExpected(before: string, found: string): string | undefined {
  if (before === '') return found === '}' ? 'an expression' : 'a value'
  if (/(?:^|[^.])\.$/.test(before)) return 'a name after `.`'
  if (!/[\w$)\]}"'`]$/.test(before)) return 'a value'
  const open = findOpenBracket(before)
  if (open === undefined && found === '}') return undefined
  return `an operator or \`${open ?? '}'}\``
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** The bracket that closes the innermost open one. Quotes aren't considered: this only chooses the words of a message. */
function findOpenBracket(code: string): string | undefined {
  const open: string[] = []
  for (const [bracket] of code.matchAll(/[()[\]{}]/g)) {
    const closing = CLOSING[bracket]
    if (closing !== undefined) open.push(closing)
    else if (open.at(-1) === bracket) open.pop()
  }
  return open.at(-1)
}

function quoteCharacter(character = ''): string {
  return character === '`' ? 'a backtick' : `\`${character}\``
}
