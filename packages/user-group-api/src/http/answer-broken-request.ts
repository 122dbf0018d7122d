import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ServiceError } from '../model/service-error.ts'
import { COMMON_HEADERS, renderError } from './render-answer.ts'

/** Answers what Node's parser refuses, before there is a request: broken framing, too many headers, a sender too slow. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, body } = renderError(toServiceError(error), randomUUID())
  const headers = { ...COMMON_HEADERS, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
}

function toServiceError({ code }: { code?: string }): ServiceError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ServiceError('headers_too_large', 'The headers are larger than 16 KiB.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ServiceError('request_timeout', 'The request did not arrive in time.')
    default:
      return new ServiceError('bad_request', 'The request is not HTTP.')
  }
}
