import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ServiceError } from '../core/service-error.ts'
import { type Answer, renderError } from './api-response.ts'

/** Makes, and logs, the answer to a request that never reaches the routes. The connection ends with it. */
export function refuseRequest(error: ServiceError, logger: FastifyBaseLogger): Answer {
  const reqId = randomUUID()
  const { status, headers, body } = renderError(error, reqId)
  logger.info({ reqId, res: { statusCode: status } }, `refused: ${error.code}`)
  return {
    status,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    body,
  }
}
