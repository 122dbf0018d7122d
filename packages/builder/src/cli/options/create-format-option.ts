import type { ConfigFormat } from '@spearmint/config'
import { InvalidArgumentError, Option } from 'commander'

const FORMATS: readonly ConfigFormat[] = ['docs', 'mint']

/** Creates the option for the format of a configuration. The name of its file is accepted, too. */
export function createFormatOption(description: string): Option {
  return new Option('--format <name>', description).choices(FORMATS).argParser((value: string) => {
    const format = FORMATS.find((name) => value === name || value === `${name}.json`)
    if (format === undefined) throw new InvalidArgumentError(`Allowed choices are ${FORMATS.join(', ')}.`)
    return format
  })
}
