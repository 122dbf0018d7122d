import { ArgumentError } from './to-argument.ts'
import { BuiltIn, createObject, isObjectValue, isPrimitive, type Value } from './value.ts'

/** Formats a number as `toLocaleString(language, options)` does, in American English by default on every machine. */
export function formatNumber(value: Value, [language, options]: readonly Value[]): string {
  const given = isObjectValue(options) ? Object.entries(options).filter(([, option]) => isPrimitive(option)) : []
  if (typeof value !== 'number') throw new ArgumentError('a number', value)
  try {
    return value.toLocaleString(typeof language === 'string' ? language : 'en-US', Object.fromEntries(given))
  } catch {
    throw new ArgumentError('the name of a language and options for numbers', language)
  }
}

const NUMBER_FORMAT = new BuiltIn('Intl.NumberFormat', createNumberFormat, { construct: createNumberFormat })

/** `Intl`, of which content can use `new Intl.NumberFormat(…).format(…)`. */
export const INTL = createObject([['NumberFormat', NUMBER_FORMAT]])

function createNumberFormat(parameters: readonly Value[]): Value {
  return createObject([['format', new BuiltIn('format', ([value]) => formatNumber(value, parameters))]])
}
