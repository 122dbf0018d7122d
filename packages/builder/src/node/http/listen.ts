import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { findErrorCode } from '../find-error-code.ts'
import { IoError } from '../operational-error.ts'

/** A listening server. */
export interface ListeningServer {
  /** For example `http://127.0.0.1:3000`. */
  origin: string
  /** Origins for other machines; empty when only this machine can connect. */
  others: readonly string[]
  port: number
  /** Stops listening and closes open connections. */
  close(): Promise<void>
}

const PORTS_TO_TRY = 100

/** Clients reuse a connection after they worked on the last response for a while. Node.js closes it after five seconds. */
const KEEP_ALIVE = 75_000

/** Addresses that stand for all network interfaces. */
const EVERY_NETWORK = new Set(['0.0.0.0', '::'])

/**
 * Listens on the first free port starting at `port`, or on any free one for 0.
 *
 * @throws {IoError} when it cannot listen there
 */
export async function listen(server: Server, host: string, port: number): Promise<ListeningServer> {
  server.keepAliveTimeout = KEEP_ALIVE
  const found = await listenOnFree(server, host, port)
  return {
    origin: `http://${toUrlHost(host)}:${found}`,
    others: EVERY_NETWORK.has(host) ? listAddresses().map((address) => `http://${address}:${found}`) : [],
    port: found,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function listenOnFree(server: Server, host: string, port: number): Promise<number> {
  for (let candidate = port; ; candidate++) {
    try {
      return await listenOn(server, host, candidate)
    } catch (error) {
      const isLast = candidate >= Math.min(port + PORTS_TO_TRY, 65_535)
      if (findErrorCode(error) === 'EADDRINUSE' && !isLast) continue
      throw new IoError(
        'preview/cannot-listen',
        `Cannot listen on ${toUrlHost(host)}:${candidate} (${findErrorCode(error) ?? String(error)}).`,
        ['Choose another address with --host, or another port with --port.'],
        error,
      )
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** The IPv4 addresses of this machine in its networks. Nobody types IPv6 addresses. */
function listAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

/** The host as it is written in a URL. */
function toUrlHost(host: string): string {
  if (EVERY_NETWORK.has(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
