import { parseArgs } from 'node:util'

/** The options of `npm run fuzz`. */
export interface FuzzOptions {
  minutes: number
  /** Decides which inputs are created. */
  seed: number
  /** Number of the first input. */
  from: number
  /** Folder with real sites. Undefined means `../shared/corpus` beside the repository. */
  corpus: string | undefined
  /** Folder that inputs that fail are saved in. Undefined means the fixtures of the tests. */
  out: string | undefined
  help: boolean
}

/**
 * Parses the arguments of `npm run fuzz --`.
 *
 * @throws Error when an option is unknown or is not a number
 */
export function parseFuzzOptions(args: readonly string[]): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      corpus: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const toNumber = (name: 'minutes' | 'seed' | 'from', pattern: RegExp, expected: string): number => {
    if (!pattern.test(values[name])) throw new Error(`--${name}: "${values[name]}" is not ${expected}.`)
    return Number(values[name])
  }
  return {
    minutes: toNumber('minutes', /^\d*\.?\d+$/, 'a number'),
    seed: toNumber('seed', /^\d{1,9}$/, 'a whole number'),
    from: toNumber('from', /^\d{1,9}$/, 'a whole number'),
    corpus: values.corpus,
    out: values.out,
    help: values.help,
  }
}
