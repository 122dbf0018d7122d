import { findNearest } from '@spearmint/config/diagnostics'
import { HOST_NAMES, URL_STYLES } from '../../core/index.ts'
import { OptionError } from './option-error.ts'

interface Kind {
  /** What messages say was expected. */
  expected: string
  accepts(value: unknown): boolean
}

const TEXT: Kind = { expected: 'a text', accepts: (value) => typeof value === 'string' }
const FOLDER: Kind = { expected: 'the path of a folder', accepts: (value) => typeof value === 'string' && value !== '' }
const FLAG: Kind = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' }
const COUNT: Kind = {
  expected: 'a whole number from 0',
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
}
const FUNCTION: Kind = { expected: 'a function', accepts: (value) => typeof value === 'function' }
const TEXTS: Kind = {
  expected: 'a list of texts',
  accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
}
const OBJECT: Kind = { expected: 'an object', accepts: (value) => typeof value === 'object' && value !== null }

function oneOf(...names: readonly string[]): Kind {
  return { expected: `one of ${names.join(', ')}`, accepts: (value) => names.includes(value as string) }
}

const BUILD_KINDS = {
  base: TEXT,
  siteUrl: TEXT,
  urls: oneOf(...URL_STYLES),
  relative: FLAG,
  hostRules: oneOf(...HOST_NAMES),
  precompress: FLAG,
  repository: OBJECT,
  allowedOrigins: TEXTS,
  parser: oneOf('native', 'reference'),
}

/** The options of each function. */
const KINDS = {
  buildSite: {
    ...BUILD_KINDS,
    dir: FOLDER,
    out: FOLDER,
    cache: {
      expected: 'the path of a folder, or false',
      accepts: (value: unknown) => value === false || FOLDER.accepts(value),
    },
    dates: FLAG,
    online: FLAG,
    workers: COUNT,
    onProgress: FUNCTION,
  },
  buildInMemory: BUILD_KINDS,
  checkSite: {
    ...BUILD_KINDS,
    dir: FOLDER,
    configOnly: FLAG,
    fix: FLAG,
    external: FLAG,
    ignore: TEXTS,
    onProgress: FUNCTION,
  },
  createDevServer: {
    ...BUILD_KINDS,
    dir: FOLDER,
    port: COUNT,
    host: TEXT,
    allowedHosts: TEXTS,
    out: FOLDER,
    relay: FLAG,
    onChange: FUNCTION,
    onError: FUNCTION,
  },
} satisfies Record<string, Record<string, Kind>>

/**
 * Checks the names and values of the options of a function. Callers may have no types.
 * @throws {OptionError} if one is unknown, missing or of another kind
 */
export function checkOptions(of: keyof typeof KINDS, options: object, required: readonly string[] = []): void {
  const kinds: Record<string, Kind> = KINDS[of]
  const values = Object.entries(options ?? {}).filter(([, value]) => value !== undefined)
  for (const [name, value] of values) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind === undefined) {
      const near = findNearest(name, Object.keys(kinds))
      throw new OptionError(
        `There is no option ${name}. Expected one of ${Object.keys(kinds).join(', ')}.`,
        near.map((each) => `Did you mean "${each}"?`),
      )
    }
    if (!kind.accepts(value)) {
      throw new OptionError(`${name} is ${JSON.stringify(value) ?? typeof value}. Expected ${kind.expected}.`)
    }
  }
  const missing = required.find((name) => !values.some(([given]) => given === name))
  if (missing !== undefined) throw new OptionError(`${missing} is missing. Expected ${kinds[missing]?.expected}.`)
}
