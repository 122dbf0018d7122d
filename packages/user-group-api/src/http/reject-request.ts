import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ServiceError } from '../core/index.ts'
import { type ApiResponse, toErrorResponse } from './api-response.ts'

/** Creates and logs the response to a request that never reaches a route. The connection closes after it. */
export function rejectRequest(error: ServiceError, logger: FastifyBaseLogger): ApiResponse {
  const reqId = randomUUID()
  const { status, headers, body } = toErrorResponse(error, reqId)
  logger.info({ reqId, res: { statusCode: status } }, `rejected request: ${error.code}`)
  return {
    status,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    body,
  }
}
