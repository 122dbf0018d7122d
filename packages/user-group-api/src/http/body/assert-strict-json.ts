import { ServiceError } from '../../core/index.ts'
import { skipString } from './skip-string.ts'

/**
 * Rejects what `JSON.parse` accepts but changes (I-JSON, RFC 7493, sections 2.1 to 2.3).
 * @param text valid JSON
 * @throws ServiceError
 */
export function assertStrictJson(text: string): void {
  /** The keys of each open object; `undefined` for an array. */
  const open: (Set<string> | undefined)[] = []
  // Sticky patterns on the whole text, because a slice could cut off what has to be checked.
  const colon = /\s*:/y
  const number = /-?[\d.eE+-]+/y
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (character === '{') open.push(new Set())
    else if (character === '[') open.push(undefined)
    else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = skipString(text, index)
      const value = JSON.parse(text.slice(index, end + 1)) as string
      assertString(value)
      colon.lastIndex = end + 1
      if (colon.test(text)) assertKey(value, open.at(-1))
      index = end
    } else if (character === '-' || (character >= '0' && character <= '9')) {
      number.lastIndex = index
      const [literal = character] = number.exec(text) ?? []
      assertNumber(literal)
      index += literal.length - 1
    }
  }
}

function assertString(value: string): void {
  if (!value.isWellFormed()) {
    throw new ServiceError('invalid_string', 'A string contains half of a surrogate pair, which UTF-8 cannot encode.')
  }
}

function assertKey(key: string, keys: Set<string> | undefined): void {
  if (key === '__proto__') throw new ServiceError('forbidden_key', 'The key "__proto__" is not allowed.')
  if (keys?.has(key))
    throw new ServiceError('duplicate_key', `The key ${JSON.stringify(key.slice(0, 60))} occurs twice in an object.`)
  keys?.add(key)
}

/** Fractions may be rounded to the nearest double, as in any JSON parser. Integers may not. */
function assertNumber(literal: string): void {
  const value = Number(literal)
  const isInteger = /^-?\d+$/.test(literal)
  if (!Number.isFinite(value) || (isInteger && !Number.isSafeInteger(value))) {
    throw new ServiceError('number_out_of_range', `The number ${literal.slice(0, 40)} cannot be stored exactly.`)
  }
}
