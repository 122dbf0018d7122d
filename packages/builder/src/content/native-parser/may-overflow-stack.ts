/**
 * How many brackets may be open at once, and how many operators that take what follows as their operand may precede it.
 * The native parser parses JavaScript by recursion, and a stack overflow in it ends the process. In a thread of 4 MB it
 * overflows at 1,500 nested functions or 6,000 nested labels, so a text within both limits uses about half of the stack.
 */
const MAX_BRACKETS = 500
const MAX_OPERATORS = 1_500

/** Where the first expression, import or export may start. Without one, nothing is parsed as JavaScript. */
const FIRST_CODE = /\{|^[ \t>]*(?:import|export)\b/m

/**
 * Operators, labels, tags and keywords whose operand may be nested in them. Left out is what can't be one of them: a sign
 * or an exclamation mark right after a word, and an equals sign before a quote. Prose and tables contain many of those.
 */
const OPERATOR =
  /(?<![\w)\]}"'`$])[-+!]+|~|=(?!["'])|\?|(?<!["'`]):|\*\*|<(?![/!])|\b(?:typeof|void|delete|await|yield|else|do|extends)\b|\b(?:if|for|while|with|new)(?=\s*(?:\(|\/|new\b))/g

/**
 * Whether an expression in a text might nest so deeply that the native parser would crash the process. Doesn't depend on
 * where strings, comments and regular expressions start and end, so no text can hide its nesting in them.
 */
export function mayOverflowStack(text: string): boolean {
  const start = text.search(FIRST_CODE)
  if (start === -1) return false
  return exceedsBrackets(text, start) || exceedsOperators(text.slice(start))
}

/** Characters that may start or end a string, a comment, a regular expression or a tag, within which brackets are text. */
const QUOTING: ReadonlySet<string> = new Set(['"', "'", '`', '/', '\\', '<', '>', '\n'])

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * A bracket counts as closed only if nothing between it and its counterpart may be quoted: then both are code, or neither
 * is. All others count as open to the end of the text.
 */
function exceedsBrackets(text: string, start: number): boolean {
  const open: { closing: string; isPlain: boolean }[] = []
  let unclosed = 0
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index)
    const top = open.at(-1)
    const closing = CLOSING[character]
    if (closing !== undefined) {
      open.push({ closing, isPlain: true })
      if (open.length + unclosed > MAX_BRACKETS) return true
    } else if (top === undefined) {
    } else if (character === top.closing) {
      open.pop()
      if (top.isPlain) continue
      unclosed++
      const outer = open.at(-1)
      if (outer !== undefined) outer.isPlain = false
    } else if (QUOTING.has(character) || character === ')' || character === ']' || character === '}') {
      top.isPlain = false
    }
  }
  return false
}

function exceedsOperators(text: string): boolean {
  let count = 0
  for (const { 0: operator } of text.matchAll(OPERATOR)) {
    if (/^[-+!]/.test(operator)) {
      // A row of hyphens, as in tables, consists of operators of two characters.
      count += /^(?:-+|\++)$/.test(operator) ? Math.ceil(operator.length / 2) : operator.length
    } else count++
    if (count > MAX_OPERATORS) return true
  }
  return false
}
