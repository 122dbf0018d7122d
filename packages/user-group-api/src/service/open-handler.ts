import { createFindCaller } from '../core/api-tokens.ts'
import { createUserGroupService } from '../core/user-group-service.ts'
import type { ApiRequest } from '../http/api-request.ts'
import { type Answer, renderError } from '../http/api-response.ts'
import { createHandler } from '../http/create-handler.ts'
import { createRateLimit } from '../http/create-rate-limit.ts'
import { openServiceToServe } from './open-store.ts'
import { readSettings } from './parse-settings.ts'

export interface HandlerOptions {
  /** Folder of the embedded store; it is made if it is not there. Not used with `DATABASE_URL`. */
  folder: string
  /** The API token that callers show, of the environment `Customer`. */
  apiToken: string
  /**
   * Settings, by the names of their variables (docs/api/running): `DATABASE_URL`, `TOKEN_KEY`, `RATE_LIMIT` and
   * `METHOD_OVERRIDE`. The others are those of a server: nothing here looks at origins, lengths or a log.
   */
  variables?: Readonly<Record<string, string>>
  /** Hears of connections to the database that are lost while nobody uses them: new ones are made. Default nobody. */
  onLostConnection?: (error: Error) => void
  /** Hears of each failure, for a log: the answer to a bug says nothing of it. Default nobody. */
  onFailure?: (error: unknown, requestId: string) => void
}

export interface OpenedHandler {
  /**
   * Answers a request to `/api/user`, whatever it is. The limits of bodies, headers and time are those of the server.
   * @param requestId is given back in the header `x-request-id`, and in the body of an answer that failed; a UUID, for example
   */
  handle(request: ApiRequest, requestId: string): Promise<Answer>
  /** Closes the store; nothing may be under way. */
  close(): Promise<void>
}

/** Opens the service without a server of its own: for one that is there already. */
export async function openHandler({
  folder,
  apiToken,
  variables = {},
  onLostConnection,
  onFailure,
}: HandlerOptions): Promise<OpenedHandler> {
  const settings = readSettings({ ...variables, API_TOKEN: apiToken })
  const { store, sealer } = await openServiceToServe(settings, folder, onLostConnection)
  const handle = createHandler({
    service: createUserGroupService({ store, sealer, clock: Date.now }),
    findCaller: createFindCaller(store, apiToken),
    rateLimit: settings.rateLimit === undefined ? undefined : createRateLimit(settings.rateLimit, Date.now),
    methodOverride: settings.app.methodOverride,
  })
  return {
    async handle(request, requestId) {
      try {
        const { headers, ...answer } = await handle(request)
        return { ...answer, headers: { ...headers, 'x-request-id': requestId } }
      } catch (error) {
        onFailure?.(error, requestId)
        return renderError(error, requestId)
      }
    },
    close: () => store.close(),
  }
}
