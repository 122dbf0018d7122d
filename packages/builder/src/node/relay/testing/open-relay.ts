import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { RelayFailure, RelayRequest, RelayResponse } from '../../../api/index.ts'
import { createRelay } from '../create-relay.ts'
import type { RelayOptions } from '../relay-options.ts'

/** The response of the relay. */
export interface RelayAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** How it describes the response of the API. */
  described?: RelayResponse
  failure?: RelayFailure['error']
  body: Buffer
}

/** Starts a server for one test and returns its port. */
export async function openServer(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Starts a relay for one test and returns functions that call it like a page of its own site. */
export async function openRelay(options: RelayOptions) {
  const port = await openServer(createRelay(options))
  const origin = `http://127.0.0.1:${port}`

  /** Sends a request and returns the head of the response. */
  function ask(description: Partial<RelayRequest> | string, body?: Uint8Array | string, headers = {}) {
    const text =
      typeof description === 'string' ? description : JSON.stringify({ method: 'GET', headers: [], ...description })
    const sent = request(`${origin}${options.base ?? ''}/_spearmint/relay`, {
      method: 'POST',
      headers: {
        Origin: origin,
        'Spearmint-Request': Buffer.from(text).toString('base64url'),
        ...(!('Transfer-Encoding' in headers) && {
          'Content-Length': body === undefined ? 0 : Buffer.byteLength(body),
        }),
        ...headers,
      },
    })
    const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))
    return { sent, body, answer }
  }

  async function call(...parameters: Parameters<typeof ask>): Promise<RelayAnswer> {
    const { sent, body, answer } = ask(...parameters)
    sent.end(body)
    return readAnswer(await answer)
  }

  return { origin, port, ask, call }
}

/** Reads a response of the relay to its end. */
export async function readAnswer(answer: IncomingMessage): Promise<RelayAnswer> {
  const body = await buffer(answer)
  const described = answer.headers['spearmint-response']
  const status = answer.statusCode ?? 0
  return {
    status,
    headers: answer.headers,
    body,
    ...(described !== undefined && {
      described: JSON.parse(Buffer.from(String(described), 'base64url').toString()) as RelayResponse,
    }),
    ...(status >= 400 && body.length > 0 && { failure: (JSON.parse(body.toString()) as RelayFailure).error }),
  }
}
