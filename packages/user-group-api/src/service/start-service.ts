import { parseSettings } from './parse-settings.ts'
import { type RunningService, serve } from './serve.ts'

export interface StartOptions {
  /** Folder of the embedded store. It is created if it doesn't exist. */
  folder: string
  /** The API token that clients send, for the environment `Customer`. */
  apiToken: string
  /** Default a free port. */
  port?: number
  /** More settings, by the name of their variable (docs/api/running), for example `CORS_ORIGINS`. */
  variables?: Readonly<Record<string, string>>
}

/** Starts the service on this machine with an embedded store, for tests and next to documentation. */
export function startService({ folder, apiToken, port = 0, variables = {} }: StartOptions): Promise<RunningService> {
  const settings = parseSettings({ LOG_LEVEL: 'silent', ...variables, API_TOKEN: apiToken })
  const output = { logs: process.stderr, messages: process.stderr }
  return serve({ host: '127.0.0.1', port, data: folder }, settings, output)
}
