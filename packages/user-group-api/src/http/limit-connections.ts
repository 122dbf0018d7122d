import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds between two lines in the log. */
const LOG_INTERVAL = 1000

/**
 * Closes connections beyond the limit without reading from them. The first is logged at once, then their number once a
 * second, so that a flood of connections doesn't flood the log.
 */
export function limitConnections(server: Server, limit: number, logger: Pick<FastifyBaseLogger, 'warn'>): void {
  let refused = 0
  let timer: NodeJS.Timeout | undefined

  function log(): void {
    if (refused > 0) logger.warn(`more than ${limit} connections: refused ${refused}`)
    refused = 0
  }

  function logAndWait(): void {
    timer = refused > 0 ? setTimeout(logAndWait, LOG_INTERVAL).unref() : undefined
    log()
  }

  server.maxConnections = limit
  server.on('drop', () => {
    refused++
    if (timer === undefined) logAndWait()
  })
  server.on('close', () => {
    clearTimeout(timer)
    log()
  })
}
