/** A command of TeX, two letters at least: `\d` and `\w` belong to regular expressions. */
const COMMAND = /\\(?:[A-Za-z]{2,}|[,;!{}])/
/** `x_i`, `2^n`, `a_{ij}`: below or above one letter or number, not the parts of `user_id`. */
const SCRIPT = /(?:(?<![A-Za-z\\])[A-Za-z]|[\d)\]}])[_^](?:\{|[A-Za-z0-9](?![A-Za-z0-9]))/
/** `x`, `x'`. */
const LETTER = /^[A-Za-z]'*$/
/** `n + 1`, `f(x)`, `8D + 1`, `4D`: letters, numbers and signs, one of the signs at least or a number before a letter. */
const EXPRESSION = /^(?:\d+[A-Za-z]|[A-Za-z0-9(|[-][A-Za-z0-9+\-*/=<>!|(),.[\] ]*[A-Za-z0-9)|\]])$/
const SIGN = /[-+*/=<>(|,]|\d[A-Za-z]/
/** A command that is given something in braces, which no path or regular expression has. */
const COMMAND_WITH_BRACES = /\\[A-Za-z]{2,}\s*\{/
/** `5 for …`, `5k`, `5M/year`: the beginning of a price. */
const PRICE = /^\d[\d.,]*(?:\s*[kKmMbB](?![A-Za-z])|\s+[A-Za-z]{2})/

/**
 * Tells whether the text between two single dollar signs is a formula beyond doubt: it holds a command of TeX, something
 * set below or above, or only single letters, numbers and signs. Over the end of a line reaches only what has a command with braces. Words, prices and variables of a shell are none.
 */
export function isClearMath(text: string): boolean {
  if (text.trim() !== text || text.includes('](') || PRICE.test(text)) return false
  if (LETTER.test(text) || COMMAND_WITH_BRACES.test(text)) return true
  if (/[\r\n]/.test(text)) return false
  if (COMMAND.test(text) || SCRIPT.test(text)) return !holdsWord(text)
  return EXPRESSION.test(text) && SIGN.test(text) && /[A-Za-z]/.test(text) && !/[A-Za-z]{2}/.test(text)
}

/** A word of a language: what TeX has of letters stands in commands, in braces, or is shorter (`dx`). */
function holdsWord(text: string): boolean {
  let rest = text.replace(/\\[A-Za-z]+/g, ' ')
  for (let inner = ''; inner !== rest; ) {
    inner = rest
    rest = rest.replace(/\{[^{}]*\}/g, ' ')
  }
  return /[A-Za-z]{3}/.test(rest)
}
