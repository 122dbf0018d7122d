/** Longest source of a regular expression in content, in code units. */
const MAX_SOURCE_LENGTH = 200
/** Largest number in braces, as in `\d{3}`. */
const MAX_COUNT = 100
/** How many optional parts and alternatives: each may double the number of ways to match. */
const MAX_OPTIONS = 10

/** One part of a regular expression that a quantifier can follow, and that `cost` needs to know about. */
interface Group {
  /** Whether it can match the same text in different ways. */
  varies: boolean
  /** Whether something in it is repeated a fixed number of times. */
  isCounted: boolean
}

const SAFE_ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|[^1-9k])/y
const CHARACTER_CLASS = /\[(?:\\.|[^\]\\])*\]/sy
const GROUP_START = /\((?:\?(?:[:=!]|<[a-z]\w*>))?/iy
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y

/**
 * A regular expression in content. Only those are accepted for which the number of steps has a polynomial bound, because a
 * backtracking matcher can't be stopped.
 */
export class RegExpValue {
  readonly expression: RegExp
  /** How many parts are repeated any number of times. */
  readonly #repetitions: number
  readonly #options: number

  private constructor(expression: RegExp, repetitions: number, options: number) {
    this.expression = expression
    this.#repetitions = repetitions
    this.#options = options
  }

  /**
   * Creates a pattern. Undefined for back references, lookbehind, the flags `d`, `v` and `y`, and everything that could take
   * exponential time, such as a quantifier on a group that contains one.
   */
  static parse(source: string, flags: string): RegExpValue | undefined {
    if (source.length > MAX_SOURCE_LENGTH || !/^[gimsu]*$/.test(flags)) return undefined
    const counts = countChoices(source)
    const expression = counts && toRegExp(source, flags)
    return expression && new RegExpValue(expression, counts.repetitions, counts.options)
  }

  /** An upper bound for the number of steps of a search in a text of this length, in characters. */
  toCost(length: number): number {
    return (length + 1) ** (this.#repetitions + 1) * 2 ** this.#options
  }
}

/** Counts the parts of a regular expression that can match in more than one way. Undefined if the count has no bound. */
function countChoices(source: string): { repetitions: number; options: number } | undefined {
  const groups: Group[] = [{ varies: false, isCounted: false }]
  let atom: Group = { varies: false, isCounted: false }
  let [repetitions, options, index] = [0, 0, 0]

  function read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = index
    const match = pattern.exec(source)
    if (match) index += match[0].length
    return match
  }

  while (index < source.length) {
    const group = groups.at(-1)
    if (group === undefined) return undefined
    const character = source[index]
    const quantifier = read(QUANTIFIER)
    if (quantifier) {
      const [, sign, least, comma, most] = quantifier
      if (Math.max(Number(least ?? 0), Number(most ?? 0)) > MAX_COUNT) return undefined
      if (least !== undefined && comma === undefined) {
        if (atom.varies || atom.isCounted) return undefined
        group.isCounted = true
        continue
      }
      if (sign === '?') options++
      else if (atom.varies) return undefined
      else repetitions++
      group.varies = true
      if (atom.isCounted) group.isCounted = true
      continue
    }
    atom = { varies: false, isCounted: false }
    if (character === '\\') {
      if (!read(SAFE_ESCAPE)) return undefined
    } else if (character === '[') {
      if (!read(CHARACTER_CLASS)) return undefined
    } else if (character === '(') {
      read(GROUP_START)
      // Lookbehind has no name after `?<`.
      if (source[index] === '?') return undefined
      groups.push({ varies: false, isCounted: false })
    } else if (character === ')') {
      groups.pop()
      atom = group
      const outer = groups.at(-1)
      if (outer) {
        outer.varies ||= group.varies
        outer.isCounted ||= group.isCounted
      }
      index++
    } else {
      if (character === '|') {
        options++
        group.varies = true
      }
      index++
    }
  }
  return options > MAX_OPTIONS ? undefined : { repetitions, options }
}

/** Undefined for syntax that this version of Node.js doesn't know. */
function toRegExp(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    return undefined
  }
}
