import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { PublishedSite } from '../published-site/index.ts'
import { createMcpServer } from './create-mcp-server.ts'

/** Answers one client on a pair of streams until it closes its side, or until `stopped`. */
export async function serveMcpStdio(
  site: PublishedSite,
  { input, output, version, stopped }: { input: Readable; output: Writable; version: string; stopped: Promise<void> },
): Promise<void> {
  const server = createMcpServer(site, version)
  const closed = new Promise<void>((resolve) => {
    input.once('end', resolve)
    input.once('close', resolve)
    server.server.onclose = resolve
  })
  await server.connect(new StdioServerTransport(input, output))
  await Promise.race([closed, stopped])
  await server.close()
}
