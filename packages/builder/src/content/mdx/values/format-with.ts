import { ArgumentError } from './to-argument.ts'
import { isObjectValue, isPrimitive, type Value } from './value.ts'

/**
 * Formats a value with the arguments of a call such as `toLocaleString(language, options)`. The default is American English,
 * on every machine.
 *
 * @param what - What is formatted, for messages: `dates`.
 * @param format - Throws for an unknown language or option.
 */
export function formatWith<Options extends object>(
  [language, options]: readonly Value[],
  what: string,
  format: (language: string, options: Options) => string,
): string {
  const given = isObjectValue(options) ? Object.entries(options).filter(([, option]) => isPrimitive(option)) : []
  try {
    return format(typeof language === 'string' ? language : 'en-US', Object.fromEntries(given) as Options)
  } catch {
    throw new ArgumentError(`the name of a language and options for ${what}`, language)
  }
}
