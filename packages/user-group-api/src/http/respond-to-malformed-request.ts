import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../core/index.ts'
import { rejectRequest } from './reject-request.ts'

/** Responds to what Node's parser rejects before there is a request: broken framing, too many headers, a slow sender. */
export function respondToMalformedRequest(
  error: Error & { code?: string },
  socket: Socket,
  logger: FastifyBaseLogger,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, headers, body } = rejectRequest(toServiceError(error), logger)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function toServiceError({ code }: { code?: string }): ServiceError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ServiceError('headers_too_large', 'The headers are larger than 16 KiB.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ServiceError('request_timeout', 'The request did not arrive in time.')
    default:
      return new ServiceError('bad_request', 'The request is not valid HTTP.')
  }
}
