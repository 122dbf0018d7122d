import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { createHostCheck } from '../http/create-host-check.ts'
import { type ListeningServer, listen } from '../http/listen.ts'
import type { PublishedSite } from '../published-site/index.ts'
import { createMcpServer } from './create-mcp-server.ts'

/** The path of the server. */
const MCP_PATH = '/mcp'

/** Only this machine can connect. */
const HOST = '127.0.0.1'

const MAX_BODY_BYTES = 256 * 1024
const MAX_CONNECTIONS = 100

/**
 * Serves a site over HTTP. Each request stands alone: the server stores no sessions.
 *
 * @throws {IoError} when it cannot listen
 */
export async function serveMcpHttp(
  site: PublishedSite,
  { port, version }: { port: number; version: string },
): Promise<ListeningServer> {
  const isAllowed = createHostCheck({ allowed: [] })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host, origin } = request.headers
    // A page in a browser sends its origin. Only pages of this machine may use the server.
    if (!isAllowed(host) || (origin !== undefined && !(URL.canParse(origin) && isAllowed(new URL(origin).host)))) {
      return refuse(response, 403, 'This server only answers programs on this machine.')
    }
    if (request.url?.replace(/\?.*$/s, '') !== MCP_PATH) return refuse(response, 404, `Expected ${MCP_PATH}.`)
    // Nothing is sent without a request, so there is no stream to open and no session to end.
    if (request.method !== 'POST') return refuse(response, 405, 'Expected POST.')
    const server = createMcpServer(site, version)
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: MAX_BODY_BYTES,
    })
    response.once('close', () => {
      server.close().catch(() => undefined)
    })
    await server.connect(transport as Parameters<typeof server.connect>[0])
    await transport.handleRequest(request, response)
  }

  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    respond(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The request could not be answered.')
      else response.destroy()
    })
  })
  server.maxConnections = MAX_CONNECTIONS
  return listen(server, HOST, port)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const headers = { 'content-type': 'application/json', connection: 'close', ...(status === 405 && { allow: 'POST' }) }
  response.writeHead(status, headers)
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }))
}
