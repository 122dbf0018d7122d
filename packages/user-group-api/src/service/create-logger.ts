import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

/**
 * Creates the logger, which writes one line of JSON per entry. The service logs neither bodies, headers nor query strings;
 * the redaction is a second safeguard.
 * @param level of pino, or `silent`
 */
export function createLogger(level: string, output: NodeJS.WritableStream): Logger {
  return pino(
    {
      level,
      serializers: { req: toLoggedRequest },
      redact: ['req.headers.authorization', 'headers.authorization', '*.token', '*.current_token'],
    },
    output as unknown as NodeJS.WriteStream,
  )
}

/** What Fastify logs by default, without the query: nothing reads it, but a client may put a token there by mistake. */
function toLoggedRequest({ method, url, host, ip, socket }: FastifyRequest): object {
  return { method, url: url?.split('?', 1)[0], host, remoteAddress: ip, remotePort: socket?.remotePort }
}
