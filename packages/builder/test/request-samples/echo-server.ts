import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received request. */
export interface ReceivedRequest {
  method: string
  /** Path and query as sent. */
  target: string
  /** Names in lower case; values as UTF-8. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export interface EchoServer {
  origin: string
  /** Returns and removes the requests received so far. */
  take(): ReceivedRequest[]
  close(): void
}

/** Starts a server that records requests and responds with `ok`. */
export async function startEchoServer(): Promise<EchoServer> {
  let received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    received.push(await readRequest(request))
    response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = received
      received = []
      return taken
    },
    close: () => server.close(),
  }
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const entries = Object.entries(request.headers).map(([name, value]) => [
    name,
    Buffer.from(String(value), 'latin1').toString(),
  ])
  return {
    method: request.method ?? '',
    target: request.url ?? '',
    headers: Object.fromEntries(entries),
    body: Buffer.concat(chunks),
  }
}
