import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { ServiceError } from '../core/index.ts'
import { rejectRequest } from './reject-request.ts'

/**
 * Handles the header `Expect` (RFC 9110, section 10.1.1). Node would tell every client to continue before it is
 * authenticated. Here, {@link sendContinue} responds to `100-continue` once the body is needed; any other expectation fails.
 */
export function handleExpect(server: Server, logger: FastifyBaseLogger): void {
  server.on('checkContinue', (request, response) => server.emit('request', request, response))
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const error = new ServiceError('expectation_failed', `"Expect: ${request.headers.expect}" is not supported.`)
    const { status, headers, body } = rejectRequest(error, logger)
    response.writeHead(status, headers).end(body)
  })
}

/** Sends `100 Continue` if the client waits for it. */
export function sendContinue({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
}
