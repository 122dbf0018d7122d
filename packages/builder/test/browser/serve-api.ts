import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A received request. */
interface ArrivedRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** A local service that allows requests from all origins, except to `/closed`. */
export interface ServedApi {
  url: string
  /** Received requests, without preflight requests. */
  arrived: ArrivedRequest[]
  close(): Promise<void>
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Starts the service on a free port. */
export async function serveApi(): Promise<ServedApi> {
  const arrived: ArrivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    if (!url.startsWith('/closed')) {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-trace')
      response.setHeader('Access-Control-Expose-Headers', '*')
    }
    if (method === 'OPTIONS') return response.writeHead(204).end()
    arrived.push({ method, url, headers, body: await text(request) })
    return answer(url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answer(url: string, response: ServerResponse): void {
  if (url.startsWith('/events')) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    // Endless: the visitor stops it.
    response.write('data: first\n\n')
    setTimeout(() => response.write('data: second\n\n'), 300)
  } else if (url.startsWith('/picture')) {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(PIXEL)
  } else if (url.startsWith('/large')) {
    const item = { name: 'one of many', list: [1, 2, 3] }
    const items = JSON.stringify(Array.from({ length: 140_000 }, () => item))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(items)
  } else {
    response.writeHead(201, { 'Content-Type': 'application/json', 'X-Answer': 'yes' }).end('{"success":1,"token":"t"}')
  }
}
