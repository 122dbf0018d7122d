/** Formulas are a few hundred characters; Temml takes under a second up to here for every command that was measured. */
const MAX_LENGTH = 10_000

/** Temml parses and draws recursively, and overflows the stack at some 1,000 levels. */
const MAX_DEPTH = 100

/** How many tokens all macros of a formula may produce. The limit of Temml is the number of expansions, of any length. */
const MAX_MACRO_TOKENS = 200_000

/** The default of Temml, which is enough for its own macros (`\neq`, `\dots`) in any formula. */
const MAX_EXPANSIONS = 1000

/** What opens or closes a level, and switches such as `\rm`, which open one up to the end of the group around them. */
const LEVELS =
  /\\(?:(left|begin)|(right|end)|(rm|bf|it|sf|tt|cal|color|displaystyle|textstyle|script(?:script)?style|tiny|sixptsize|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge))(?![a-zA-Z])|\\[\s\S]|[{}]/g

/** Describes which bound a formula exceeds. Undefined for one that Temml can render with bounded work. */
export function findMathExcess(tex: string): string | undefined {
  if (tex.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH.toLocaleString('en-US')} characters`
  return isTooDeep(tex) ? `it nests deeper than ${MAX_DEPTH} levels` : undefined
}

function isTooDeep(tex: string): boolean {
  /** The number of switches in each open group. */
  const groups = [0]
  let depth = 0
  for (const [token, open, close, change] of tex.matchAll(LEVELS)) {
    if (open !== undefined || token === '{') groups.push(0)
    else if (change !== undefined) groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1
    else if ((close !== undefined || token === '}') && groups.length > 1) depth -= 1 + (groups.pop() ?? 0)
    else continue
    if (open !== undefined || token === '{' || change !== undefined) depth += 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** How many macros Temml may expand. A formula that defines its own gets fewer the longer it is. */
export function findMaxExpansions(tex: string): number {
  const definesMacros = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/.test(tex)
  return definesMacros ? Math.min(MAX_EXPANSIONS, Math.ceil(MAX_MACRO_TOKENS / tex.length)) : MAX_EXPANSIONS
}
