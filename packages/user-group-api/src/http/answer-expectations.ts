import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ServiceError } from '../model/service-error.ts'
import { COMMON_HEADERS, renderError } from './render-answer.ts'

/**
 * Takes `Expect` from Node (RFC 9110, 10.1.1), which would tell every caller to go on before anybody asked who it is.
 * `100-continue` is answered by {@link sendContinue} when the body is wanted; any other expectation fails.
 */
export function answerExpectations(server: Server): void {
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const error = new ServiceError('expectation_failed', `"Expect: ${request.headers.expect}" is not known here.`)
    const { status, body } = renderError(error, randomUUID())
    response
      .writeHead(status, { ...COMMON_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' })
      .end(body)
  })
}

/** Tells a caller that waits for it that its body is wanted. */
export function sendContinue({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
}
