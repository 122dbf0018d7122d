import type { AddressInfo } from 'node:net'
import { createFindCaller } from '../core/api-tokens.ts'
import { createApiToken } from '../core/issue-api-token.ts'
import { createUserGroupService } from '../core/user-group-service.ts'
import { createApp } from '../http/create-app.ts'
import { createMetrics } from '../http/create-metrics.ts'
import { createRateLimit } from '../http/create-rate-limit.ts'
import { createOpenapi } from '../openapi/create-openapi.ts'
import { createLogger } from './create-logger.ts'
import { openServiceToServe } from './open-store.ts'
import type { Settings } from './parse-settings.ts'

export interface ServeOptions {
  host: string
  port: number
  /** Folder of the embedded store. */
  data: string
}

/** Where a running service listens, and how it is stopped: what is under way is answered, then the store is closed. */
export interface RunningService {
  url: string
  stop(): Promise<void>
}

/**
 * Starts the service. The first start of an empty embedded store makes an API token and prints it, once.
 * @throws Error when a setting, the store or the port cannot be used
 */
export async function serve(
  { host, port, data }: ServeOptions,
  settings: Settings,
  output: NodeJS.WritableStream,
): Promise<RunningService> {
  const logger = createLogger(settings.logLevel, output)
  const { store, sealer, isEmbedded } = await openServiceToServe(settings, data, (error) =>
    logger.warn(error, 'a connection to the database was lost'),
  )
  try {
    if (isEmbedded && settings.apiToken === undefined && (await store.listApiTokens()).length === 0) {
      const token = await createApiToken(store, { name: 'first', environment: 'Customer' }, Date.now())
      output.write(`API token (environment Customer), shown this once: ${token}\n`)
    }
    const app = createApp({
      service: createUserGroupService({ store, sealer, clock: Date.now }),
      findCaller: createFindCaller(store, settings.apiToken),
      ping: store.ping,
      openapi: JSON.stringify(createOpenapi()),
      settings: settings.app,
      metrics: createMetrics(),
      ...(settings.rateLimit && { rateLimit: createRateLimit(settings.rateLimit, Date.now) }),
      // Who logs nothing need not pay for a logger of each request.
      ...(settings.logLevel !== 'silent' && { logger }),
    })
    await app.listen({ host, port })
    const address = app.server.address() as AddressInfo
    const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
    return {
      url: `http://${name}:${address.port}`,
      async stop() {
        await app.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
