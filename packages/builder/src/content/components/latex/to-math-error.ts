/** Why a formula cannot be rendered. */
export interface MathError {
  /** The end of a sentence: "unknown command `\foo`". */
  reason: string
  /** Where in the TeX it is, as far as that is known. */
  offset?: number
}

/** What Temml puts after its message: the position, and the TeX around it, underlined with combining characters. */
const CONTEXT = / at (?:position \d+|end of input): \n?([\s\S]*)$/

/** How many characters in front of the error Temml quotes. */
const QUOTED = 15

const UNDERLINE = /\u0332/g

/** Messages of Temml that say what happened in its code rather than in the formula. */
const REWORDED: readonly [RegExp, string][] = [
  [/^(?:Unsupported function name|Undefined control sequence): (\S+)$/, 'unknown command `$1`'],
  [/^No such environment: (.+)$/, 'unknown environment `$1`'],
  [/^Too many expansions.*$/, 'its macros expand too often'],
  [/^Function "(\\\w+)" is not trusted$/, 'the command `$1` is not supported'],
]

/** Describes what Temml throws for a formula. */
export function toMathError(error: Error & { position?: number | undefined }, tex: string): MathError {
  const message = error.message.trim()
  const [context, quoted = ''] = CONTEXT.exec(message) ?? []
  const reason = toReason(context === undefined ? message : message.slice(0, -context.length))
  const { position } = error
  // The position of an error inside a macro is one in the definition of the macro.
  const isInFormula =
    position !== undefined &&
    tex.startsWith(quoted.replace(UNDERLINE, '').replace(/^…|…$/g, ''), Math.max(0, position - QUOTED))
  return isInFormula ? { reason, offset: position } : { reason }
}

function toReason(message: string): string {
  for (const [pattern, text] of REWORDED) if (pattern.test(message)) return message.replace(pattern, text)
  const plain = message.replaceAll("'EOF'", 'the end of the formula').replace(/\.$/, '')
  return /^[A-Z][a-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
}
