import { formatWith } from './format-with.ts'
import { ArgumentError } from './to-argument.ts'
import { BuiltIn, createObject, type Value } from './value.ts'

/** Formats a number as `toLocaleString(language, options)` does. */
export function formatNumber(value: Value, parameters: readonly Value[]): string {
  if (typeof value !== 'number') throw new ArgumentError('a number', value)
  return formatWith<Intl.NumberFormatOptions>(parameters, 'numbers', (language, options) =>
    value.toLocaleString(language, options),
  )
}

const NUMBER_FORMAT = new BuiltIn('Intl.NumberFormat', createNumberFormat, { construct: createNumberFormat })

/** `Intl`, of which content can use `new Intl.NumberFormat(…).format(…)`. */
export const INTL = createObject([['NumberFormat', NUMBER_FORMAT]])

function createNumberFormat(parameters: readonly Value[]): Value {
  return createObject([['format', new BuiltIn('format', ([value]) => formatNumber(value, parameters))]])
}
