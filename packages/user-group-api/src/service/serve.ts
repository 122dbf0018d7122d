import type { AddressInfo } from 'node:net'
import { createAuthenticator, createStoreMonitor, createUserGroupService, issueApiToken } from '../core/index.ts'
import { createApp, createMetrics, createRateLimit } from '../http/index.ts'
import { createOpenapi } from '../openapi/create-openapi.ts'
import { createLogger } from './create-logger.ts'
import { openStoreToServe } from './open-store.ts'
import type { Settings } from './parse-settings.ts'

export interface ServeOptions {
  host: string
  port: number
  /** Folder of the embedded store. */
  data: string
}

/** Where the service writes. A program can parse all of `logs`. */
export interface ServeOutput {
  /** One line of JSON per entry. */
  logs: NodeJS.WritableStream
  /** Text for people. */
  messages: NodeJS.WritableStream
}

export interface RunningService {
  url: string
  /** Completes pending requests, then closes the store. */
  stop(): Promise<void>
}

const NOT_REPLICATED = 'no synchronous replica is connected: reads succeed, and writes return 503'
const REPLICATED = 'a synchronous replica is connected again: writes succeed'

/**
 * Starts the service. The first start of an empty embedded store creates an API token and prints it once.
 * @throws Error if a setting, the store or the port cannot be used
 */
export async function serve(
  { host, port, data }: ServeOptions,
  settings: Settings,
  output: ServeOutput,
): Promise<RunningService> {
  const logger = createLogger(settings.logLevel, output.logs)
  const monitor = createStoreMonitor({
    clock: () => performance.now(),
    onOutage: (reason) =>
      logger.warn({ reason }, reason === 'not_replicated' ? NOT_REPLICATED : 'the store is unavailable'),
    onRecovery: (seconds, reason) =>
      logger.warn({ seconds }, reason === 'not_replicated' ? REPLICATED : 'the store is available again'),
  })
  const { store, cipher, isEmbedded } = await openStoreToServe(settings, data, {
    monitor,
    onLostConnection: (error) => logger.warn(error, 'lost a connection to the database'),
    onWait: (message) => logger.warn(message),
  })
  try {
    if (isEmbedded && settings.apiToken === undefined && (await store.listApiTokens()).length === 0) {
      const token = await issueApiToken(store, { name: 'first', environment: 'Customer' }, Date.now())
      output.messages.write(`API token (environment Customer), shown only once: ${token}\n`)
    }
    const app = createApp({
      service: createUserGroupService({ store, cipher, clock: Date.now }),
      authenticate: createAuthenticator(store, settings.apiToken),
      ping: store.ping,
      openapi: JSON.stringify(createOpenapi()),
      settings: settings.app,
      metrics: createMetrics(monitor),
      rateLimit: settings.rateLimit === undefined ? undefined : createRateLimit(settings.rateLimit, Date.now),
      // Without a logger, Fastify doesn't create one for each request.
      logger: settings.logLevel === 'silent' ? undefined : logger,
    })
    // Logs a missing replica right away, rather than with the first health check.
    await store.ping().catch(() => {})
    await app.listen({ host, port })
    const address = app.server.address() as AddressInfo
    const hostname = address.family === 'IPv6' ? `[${address.address}]` : address.address
    return {
      url: `http://${hostname}:${address.port}`,
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
