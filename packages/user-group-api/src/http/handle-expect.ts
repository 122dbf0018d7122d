import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../core/service-error.ts'
import { refuseRequest } from './reject-request.ts'

/**
 * Takes `Expect` from Node (RFC 9110, 10.1.1), which would tell every caller to go on before anybody asked who it is.
 * `100-continue` is answered by {@link sendContinue} when the body is wanted; any other expectation fails.
 */
export function answerExpectations(server: Server, logger: FastifyBaseLogger): void {
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const error = new ServiceError('expectation_failed', `"Expect: ${request.headers.expect}" is not known here.`)
    const { status, headers, body } = refuseRequest(error, logger)
    response.writeHead(status, headers).end(body)
  })
}

/** Tells a caller that waits for it that its body is wanted. */
export function sendContinue({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
}
