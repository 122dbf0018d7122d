import { math } from 'micromark-extension-math'
import type { Code, Construct } from './syntax-construct.ts'

/**
 * The syntax of a formula between lines of `$$`. The library also accepts `$$ a` as the first line; but many authors start
 * a formula like that and end it with `b $$`, so it would never be closed.
 */
export const mathFence: Construct = {
  name: 'mathFence',
  concrete: true,
  tokenize(effects, ok, nok) {
    return effects.check(bareDollars, fence.tokenize.call(this, effects, ok, nok), nok)
  },
}

const fence = math().flow?.[36] as Construct

const DOLLAR = 36

/** Dollar signs and nothing else up to the end of the line. */
const bareDollars: Construct = {
  tokenize(effects, ok, nok) {
    const start = (code: Code) => {
      effects.enter('mathFlowFenceSequence')
      return dollars(code)
    }
    const dollars = (code: Code) => {
      if (code === DOLLAR) {
        effects.consume(code)
        return dollars
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
