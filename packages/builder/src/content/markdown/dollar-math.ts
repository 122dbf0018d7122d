import { isClearMath } from './is-clear-math.ts'
import type { Code, Construct } from './syntax-construct.ts'

const DOLLAR = 36
const BACKSLASH = 92
const BACKTICK = 96

/**
 * The syntax of formulas between single dollar signs. It creates the tokens of `micromark-extension-math`. That extension
 * reads every pair of dollar signs as a formula; this one ignores prices and shell variables: the text in between must be
 * clear math ({@link isClearMath}), and no letter or digit may touch the dollar signs from outside.
 * See docs/reference/page-content.mdx#prices-and-formulas.
 */
export const dollarMath: Construct = {
  name: 'dollarMath',
  previous: isOutside,
  tokenize(effects, ok, nok) {
    let whole: ReturnType<typeof effects.enter>
    const { previous } = this
    const start = (code: Code) => {
      // The parser also calls this for a dollar sign that other syntax may start at, whatever comes before it.
      if (!isOutside(previous)) return nok(code)
      whole = effects.enter('mathText')
      enterDollar(code)
      return first
    }
    const enterDollar = (code: Code) => {
      effects.enter('mathTextSequence')
      effects.consume(code)
      effects.exit('mathTextSequence')
    }
    const first = (code: Code) => {
      if (isEnd(code) || isLineEnd(code) || code === DOLLAR) return nok(code)
      effects.enter('mathTextData')
      return data(code)
    }
    const lineEnd = (code: Code) => {
      effects.exit('mathTextData')
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return first
    }
    const data = (code: Code) => {
      if (isEnd(code)) return nok(code)
      if (isLineEnd(code)) return lineEnd(code)
      if (code === DOLLAR) return close(code)
      effects.consume(code)
      return code === BACKSLASH ? escaped : data
    }
    const escaped = (code: Code) => {
      if (isEnd(code) || isLineEnd(code)) return data(code)
      effects.consume(code)
      return data
    }
    const close = (code: Code) => {
      const { end } = effects.exit('mathTextData')
      if (!isClearMath(this.sliceSerialize({ start: whole.start, end }).slice(1))) return nok(code)
      enterDollar(code)
      return after
    }
    const after = (code: Code) => {
      if (code === DOLLAR || isWordCode(code)) return nok(code)
      effects.exit('mathText')
      return ok(code)
    }
    return start
  },
}

/** Whether a dollar sign after this character may start a formula. */
function isOutside(previous: Code): boolean {
  return previous !== DOLLAR && !isWordCode(previous)
}

/** The end of the text, or a backtick: code takes precedence over formulas. */
function isEnd(code: Code): boolean {
  return code === null || code === BACKTICK
}

function isLineEnd(code: Code): boolean {
  return code !== null && code < -2
}

function isWordCode(code: Code): boolean {
  return code !== null && code >= 0 && /[\p{L}\p{N}_]/u.test(String.fromCharCode(code))
}
