import type { Code, Construct } from './syntax-construct.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId'
  }
}

const OPEN = 123
const HASH = 35
const CLOSE = 125

/** The syntax of `{#id}` at the end of a heading or paragraph. The ID contains no white space and no braces. */
export const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    const start = (code: Code) => {
      effects.enter('headingId')
      effects.consume(code)
      return hash
    }
    const hash = (code: Code) => {
      if (code !== HASH) return nok(code)
      effects.consume(code)
      return first
    }
    const first = (code: Code) => (code === CLOSE ? nok(code) : id(code))
    const id = (code: Code) => {
      if (code === null || code <= 32 || code === OPEN) return nok(code)
      effects.consume(code)
      return code === CLOSE ? end : id
    }
    const end = (code: Code) => {
      if (code !== null) return nok(code)
      effects.exit('headingId')
      return ok(code)
    }
    return start
  },
}
