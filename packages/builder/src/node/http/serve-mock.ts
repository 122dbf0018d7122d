import { createServer, type IncomingMessage } from 'node:http'
import type { Mock, MockRequest, MockResponse } from '../../api/index.ts'
import { type ListeningServer, listen } from './listen.ts'

export interface ServeMockOptions {
  host: string
  port: number
  /** Called after each response. */
  onAnswer: (request: MockRequest, answer: MockResponse) => void
}

/** Larger bodies are truncated, in bytes. */
const MAX_BODY = 20 * 2 ** 20

/**
 * Serves a mock over HTTP.
 *
 * @throws {IoError} when it cannot listen there
 */
export function serveMock(mock: Mock, { host, port, onAnswer }: ServeMockOptions): Promise<ListeningServer> {
  const server = createServer(async (request, response) => {
    try {
      const asked = await readRequest(request)
      const answer = mock(asked)
      response.writeHead(answer.status, answer.headers).end(answer.body)
      onAnswer(asked, answer)
    } catch (error) {
      if (response.headersSent || request.destroyed) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`The mock failed: ${String(error)}\n`)
    }
  })
  return listen(server, host, port)
}

async function readRequest(request: IncomingMessage): Promise<MockRequest> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size < MAX_BODY) chunks.push(chunk)
    size += chunk.length
  }
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString(),
  }
}
