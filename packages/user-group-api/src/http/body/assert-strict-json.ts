import { ServiceError } from '../../core/service-error.ts'
import { findStringEnd } from './skip-string.ts'

/**
 * Refuses what `JSON.parse` takes and changes (I-JSON, RFC 7493, sections 2.1 to 2.3).
 * @param text JSON that parses
 * @throws ServiceError
 */
export function checkStrictness(text: string): void {
  /** The keys of the objects around; `undefined` for a list. */
  const open: (Set<string> | undefined)[] = []
  // On the whole text: what is cut off before it is looked at is not looked at.
  const colon = /\s*:/y
  const number = /-?[\d.eE+-]+/y
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(undefined)
    else if (sign === '}' || sign === ']') open.pop()
    else if (sign === '"') {
      const end = findStringEnd(text, index)
      const value = JSON.parse(text.slice(index, end + 1)) as string
      checkString(value)
      colon.lastIndex = end + 1
      if (colon.test(text)) checkKey(value, open.at(-1))
      index = end
    } else if (sign === '-' || (sign >= '0' && sign <= '9')) {
      number.lastIndex = index
      const [literal = sign] = number.exec(text) ?? []
      checkNumber(literal)
      index += literal.length - 1
    }
  }
}

function checkString(value: string): void {
  if (!value.isWellFormed()) {
    throw new ServiceError('invalid_string', 'A text holds half of a surrogate pair, which UTF-8 cannot hold.')
  }
}

function checkKey(key: string, keys: Set<string> | undefined): void {
  if (key === '__proto__') throw new ServiceError('forbidden_key', 'The key "__proto__" is not allowed.')
  if (keys?.has(key))
    throw new ServiceError('duplicate_key', `The key ${JSON.stringify(key.slice(0, 60))} occurs twice.`)
  keys?.add(key)
}

/** Fractions may lose digits, as everywhere; whole numbers may not. */
function checkNumber(literal: string): void {
  const value = Number(literal)
  const isWhole = /^-?\d+$/.test(literal)
  if (!Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value))) {
    throw new ServiceError('number_out_of_range', `The number ${literal.slice(0, 40)} cannot be kept exactly.`)
  }
}
