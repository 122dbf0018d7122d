import { createAuthenticator, createUserGroupService } from '../core/index.ts'
import { type ApiRequest, type ApiResponse, createHandler, createRateLimit, toErrorResponse } from '../http/index.ts'
import { openStoreToServe } from './open-store.ts'
import { parseSettings } from './parse-settings.ts'

export interface HandlerOptions {
  /** Folder of the embedded store. It is created if it doesn't exist. Not used with `DATABASE_URL`. */
  folder: string
  /** The API token that clients send, for the environment `Customer`. */
  apiToken: string
  /**
   * Settings, by the name of their variable (docs/api/running): `DATABASE_URL`, `TOKEN_KEY`, `RATE_LIMIT` and
   * `METHOD_OVERRIDE`. The others configure a server, so they have no effect here.
   */
  variables?: Readonly<Record<string, string>>
  /** Called when an idle connection to the database is lost. A new one is opened when needed. */
  onLostConnection?: (error: Error) => void
  /** Called with a sentence if the database cannot be opened yet, for example while another instance migrates its tables. */
  onWait?: (message: string) => void
  /** Called with each failure, for a log. The response to a bug doesn't describe it. */
  onFailure?: (error: unknown, requestId: string) => void
}

export interface OpenedHandler {
  /**
   * Handles a request to `/api/user`. Limits of body size, headers and time are up to the server.
   * @param requestId returned in the header `x-request-id` and in the body of an error; for example a UUID
   */
  handle(request: ApiRequest, requestId: string): Promise<ApiResponse>
  /** Closes the store. Call it when no request is in progress. */
  close(): Promise<void>
}

/** Opens the service without an HTTP server, to be mounted in an existing one. */
export async function openHandler({
  folder,
  apiToken,
  variables = {},
  onLostConnection,
  onWait,
  onFailure,
}: HandlerOptions): Promise<OpenedHandler> {
  const settings = parseSettings({ ...variables, API_TOKEN: apiToken })
  const { store, cipher } = await openStoreToServe(settings, folder, { onLostConnection, onWait })
  const handle = createHandler({
    service: createUserGroupService({ store, cipher, clock: Date.now }),
    authenticate: createAuthenticator(store, apiToken),
    rateLimit: settings.rateLimit === undefined ? undefined : createRateLimit(settings.rateLimit, Date.now),
    methodOverride: settings.app.methodOverride,
  })
  return {
    async handle(request, requestId) {
      try {
        const { headers, ...response } = await handle(request)
        return { ...response, headers: { ...headers, 'x-request-id': requestId } }
      } catch (error) {
        onFailure?.(error, requestId)
        return toErrorResponse(error, requestId)
      }
    },
    close: () => store.close(),
  }
}
