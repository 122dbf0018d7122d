/** A TeX command of at least two letters: `\d` and `\w` occur in regular expressions. */
const COMMAND = /\\(?:[A-Za-z]{2,}|[,;!{}])/
/** A subscript or superscript of a single letter or number (`x_i`, `2^n`, `a_{ij}`), not the parts of `user_id`. */
const SCRIPT = /(?:(?<![A-Za-z\\])[A-Za-z]|[\d)\]}])[_^](?:\{|[A-Za-z0-9](?![A-Za-z0-9]))/
/** `x`, `x'`. */
const LETTER = /^[A-Za-z]'*$/
/** `n + 1`, `f(x)`, `8D + 1`, `4D`: letters, numbers and operators, with an operator or a number before a letter. */
const EXPRESSION = /^(?:\d+[A-Za-z]|[A-Za-z0-9(|[-][A-Za-z0-9+\-*/=<>!|(),.[\] ]*[A-Za-z0-9)|\]])$/
const OPERATOR = /[-+*/=<>(|,]|\d[A-Za-z]/
/** A command with an argument in braces, which doesn't occur in paths or regular expressions. */
const COMMAND_WITH_BRACES = /\\[A-Za-z]{2,}\s*\{/
/** The start of a price: `5 for …`, `5k`, `5M/year`. */
const PRICE = /^\d[\d.,]*(?:\s*[kKmMbB](?![A-Za-z])|\s+[A-Za-z]{2})/

/**
 * Whether the text between two single dollar signs is certainly a formula: it contains a TeX command, a subscript or
 * superscript, or only single letters, numbers and operators. Only a formula with a command with braces may contain a line
 * break. Words, prices and shell variables are not formulas. See docs/reference/page-content.mdx#prices-and-formulas.
 */
export function isClearMath(text: string): boolean {
  if (text.trim() !== text || text.includes('](') || PRICE.test(text)) return false
  if (LETTER.test(text) || COMMAND_WITH_BRACES.test(text)) return true
  if (/[\r\n]/.test(text)) return false
  if (COMMAND.test(text) || SCRIPT.test(text)) return !hasWord(text)
  return EXPRESSION.test(text) && OPERATOR.test(text) && /[A-Za-z]/.test(text) && !/[A-Za-z]{2}/.test(text)
}

/** Whether there is a natural-language word. Letters of TeX are in commands, in braces, or in shorter names (`dx`). */
function hasWord(text: string): boolean {
  let rest = text.replace(/\\[A-Za-z]+/g, ' ')
  for (let inner = ''; inner !== rest; ) {
    inner = rest
    rest = rest.replace(/\{[^{}]*\}/g, ' ')
  }
  return /[A-Za-z]{3}/.test(rest)
}
