import { readSettings } from './parse-settings.ts'
import { type RunningService, serve } from './serve.ts'

export interface StartOptions {
  /** Folder of the embedded store; it is made if it is not there. */
  folder: string
  /** The API token that callers show, of the environment `Customer`. */
  apiToken: string
  /** Default a free one. */
  port?: number
  /** More settings, by the names of their variables (docs/api/running), for example `CORS_ORIGINS`. */
  variables?: Readonly<Record<string, string>>
}

/** Starts the service on this machine, with an embedded store: for tests, and beside the documentation. */
export function startService({ folder, apiToken, port = 0, variables = {} }: StartOptions): Promise<RunningService> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...variables, API_TOKEN: apiToken })
  return serve({ host: '127.0.0.1', port, data: folder }, settings, process.stderr)
}
