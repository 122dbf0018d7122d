import { math } from 'micromark-extension-math'
import type { Code, Construct } from './syntax-construct.ts'

/**
 * The syntax of a formula between lines that are `$$`. The library also takes `$$ a` for such a line; but that is how
 * many write the beginning of a formula that ends in `b $$`, which no line of `$$` would ever close.
 */
export const mathFence: Construct = {
  name: 'mathFence',
  concrete: true,
  tokenize(effects, ok, nok) {
    return effects.check(bareSigns, fence.tokenize.call(this, effects, ok, nok), nok)
  },
}

const fence = math().flow?.[36] as Construct

const DOLLAR = 36

/** Dollar signs and nothing else, to the end of the line. */
const bareSigns: Construct = {
  tokenize(effects, ok, nok) {
    const start = (code: Code) => {
      effects.enter('mathFlowFenceSequence')
      return signs(code)
    }
    const signs = (code: Code) => {
      if (code === DOLLAR) {
        effects.consume(code)
        return signs
      }
      effects.exit('mathFlowFenceSequence')
      return code === null || code < -2 ? ok(code) : space(code)
    }
    const space = (code: Code) => {
      if (code !== 32 && code !== -1 && code !== -2) return nok(code)
      effects.enter('whitespace')
      return spaces(code)
    }
    const spaces = (code: Code) => {
      if (code === 32 || code === -1 || code === -2) {
        effects.consume(code)
        return spaces
      }
      effects.exit('whitespace')
      return code === null || code < -2 ? ok(code) : nok(code)
    }
    return start
  },
}
