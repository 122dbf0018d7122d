import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds between two lines of the log. */
const PAUSE = 1000

/**
 * Closes connections beyond the limit before they say anything. Nobody but the log hears of it: of the first at once, then
 * once a second of how many there were. A flood of connections makes no flood of lines.
 */
export function limitConnections(server: Server, limit: number, logger: Pick<FastifyBaseLogger, 'warn'>): void {
  let refused = 0
  let pause: NodeJS.Timeout | undefined

  function tell(): void {
    if (refused > 0) logger.warn(`more than ${limit} connections: refused ${refused}`)
    refused = 0
  }

  function tellAndPause(): void {
    pause = refused > 0 ? setTimeout(tellAndPause, PAUSE).unref() : undefined
    tell()
  }

  server.maxConnections = limit
  server.on('drop', () => {
    refused++
    if (pause === undefined) tellAndPause()
  })
  server.on('close', () => {
    clearTimeout(pause)
    tell()
  })
}
