import { type AppSettings, DEFAULT_SETTINGS } from '../http/create-app.ts'

/** What the environment of the process sets. */
export interface Settings {
  /** `postgres://…`: the shared store. Without it the embedded one. */
  databaseUrl?: string
  /** 32 bytes as base64. */
  tokenKey?: string
  /** The key that `rekey` changes to; 32 bytes as base64. */
  newTokenKey?: string
  /** One more API token, of the environment `Customer`. */
  apiToken?: string
  /** Requests a minute for each API token; without it there is no limit. */
  rateLimit?: number
  logLevel: string
  app: AppSettings
}

/**
 * Reads the settings (docs/api/running).
 * @throws Error that names the variable and what was expected
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const { DATABASE_URL, TOKEN_KEY, NEW_TOKEN_KEY, API_TOKEN, LOG_LEVEL, RATE_LIMIT } = variables
  return {
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(TOKEN_KEY && { tokenKey: TOKEN_KEY }),
    ...(NEW_TOKEN_KEY && { newTokenKey: NEW_TOKEN_KEY }),
    ...(API_TOKEN && { apiToken: API_TOKEN }),
    ...(RATE_LIMIT && { rateLimit: readNumber(variables, 'RATE_LIMIT', 0) }),
    logLevel: readLogLevel(LOG_LEVEL),
    app: {
      maxBodyBytes: readNumber(variables, 'MAX_BODY_BYTES', DEFAULT_SETTINGS.maxBodyBytes),
      maxInFlight: readNumber(variables, 'MAX_IN_FLIGHT', DEFAULT_SETTINGS.maxInFlight),
      maxConnections: readNumber(variables, 'MAX_CONNECTIONS', DEFAULT_SETTINGS.maxConnections),
      methodOverride: readFlag(variables, 'METHOD_OVERRIDE'),
      corsOrigins: readOrigins(variables.CORS_ORIGINS),
      requestTimeout: DEFAULT_SETTINGS.requestTimeout,
    },
  }
}

function readNumber(variables: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const written = variables[name]
  if (written === undefined || written === '') return fallback
  const value = Number(written)
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new Error(`${name} is "${written}"; expected a whole number above 0.`)
  return value
}

function readFlag(variables: NodeJS.ProcessEnv, name: string): boolean {
  const written = variables[name] ?? ''
  if (!['', '0', '1', 'true', 'false'].includes(written))
    throw new Error(`${name} is "${written}"; expected true or false.`)
  return written === '1' || written === 'true'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function readLogLevel(written = ''): string {
  if (written !== '' && !LOG_LEVELS.includes(written))
    throw new Error(`LOG_LEVEL is "${written}"; expected one of ${LOG_LEVELS.join(', ')}.`)
  return written || 'info'
}

/** Exact origins, with commas between them. `*` is not taken: answers hold tokens. */
function readOrigins(written = ''): ReadonlySet<string> {
  const origins = written.split(',').map((item) => item.trim())
  const given = origins.filter((origin) => origin !== '')
  for (const origin of given) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`CORS_ORIGINS holds "${origin}"; expected origins like https://docs.acme.com.`)
  }
  return new Set(given)
}
