import { type AppSettings, DEFAULT_SETTINGS } from '../http/index.ts'
import { assertDatabaseUrl } from '../store/index.ts'

/** The settings of the service, from environment variables (docs/api/running). */
export interface Settings {
  /** `postgres://…` selects the shared store. Without it, the embedded one is used. */
  databaseUrl: string | undefined
  /** 32 bytes as base64. */
  tokenKey: string | undefined
  /** The key that `rekey` changes to; 32 bytes as base64. */
  newTokenKey: string | undefined
  /** An additional API token for the environment `Customer`. */
  apiToken: string | undefined
  /** Requests a minute for each API token. Without it, there is no limit. */
  rateLimit: number | undefined
  logLevel: string
  app: AppSettings
}

/**
 * Parses environment variables.
 * @throws Error that names the variable and the expected value
 */
export function parseSettings(variables: NodeJS.ProcessEnv): Settings {
  const databaseUrl = variables.DATABASE_URL || undefined
  if (databaseUrl !== undefined) assertDatabaseUrl(databaseUrl, 'DATABASE_URL')
  return {
    databaseUrl,
    tokenKey: variables.TOKEN_KEY || undefined,
    newTokenKey: variables.NEW_TOKEN_KEY || undefined,
    apiToken: variables.API_TOKEN || undefined,
    rateLimit: parseNumber(variables, 'RATE_LIMIT'),
    logLevel: parseLogLevel(variables.LOG_LEVEL),
    app: {
      maxBodyBytes: parseNumber(variables, 'MAX_BODY_BYTES') ?? DEFAULT_SETTINGS.maxBodyBytes,
      maxInFlight: parseNumber(variables, 'MAX_IN_FLIGHT') ?? DEFAULT_SETTINGS.maxInFlight,
      maxConnections: parseNumber(variables, 'MAX_CONNECTIONS') ?? DEFAULT_SETTINGS.maxConnections,
      methodOverride: parseFlag(variables, 'METHOD_OVERRIDE'),
      corsOrigins: parseOrigins(variables.CORS_ORIGINS),
      requestTimeout: DEFAULT_SETTINGS.requestTimeout,
    },
  }
}

function parseNumber(variables: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = variables[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value <= 0) throw new Error(`${name} is "${text}"; expected a positive integer.`)
  return value
}

function parseFlag(variables: NodeJS.ProcessEnv, name: string): boolean {
  const text = variables[name] ?? ''
  if (!['', '0', '1', 'true', 'false'].includes(text)) throw new Error(`${name} is "${text}"; expected true or false.`)
  return text === '1' || text === 'true'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function parseLogLevel(text = ''): string {
  if (text !== '' && !LOG_LEVELS.includes(text))
    throw new Error(`LOG_LEVEL is "${text}"; expected one of ${LOG_LEVELS.join(', ')}.`)
  return text || 'info'
}

/** Exact origins, separated by commas. `*` is not allowed, because responses contain tokens. */
function parseOrigins(text = ''): ReadonlySet<string> {
  const origins = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`CORS_ORIGINS contains "${origin}"; expected origins such as https://docs.acme.com.`)
  }
  return new Set(origins)
}
