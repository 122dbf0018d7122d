import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { toAddressKind } from '../../core/index.ts'
import { RelayError } from './relay-error.ts'
import type { ResolveHost } from './relay-options.ts'

export interface TargetRules {
  origins: ReadonlySet<string>
  privateOrigins: ReadonlySet<string>
  resolve: ResolveHost
}

/** All addresses that the system knows of a host. */
export const resolveBySystem: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

/**
 * Finds the addresses to connect to for a URL. Every address of its host is checked, and the connection is made to
 * these and no others: a host that has other addresses a moment later changes nothing.
 * @throws {RelayError} when the origin is not listed, or an address is not one of the public network
 */
export async function resolveTarget(url: URL, { origins, privateOrigins, resolve }: TargetRules): Promise<string[]> {
  if (!origins.has(url.origin)) {
    throw new RelayError(
      'unknown-origin',
      `This site names no API at ${url.origin}. The relay sends to ${[...origins].join(', ') || 'none'} only.`,
    )
  }
  const addresses = await findAddresses(url.hostname, resolve)
  for (const address of addresses) {
    const kind = toAddressKind(address)
    if (kind === 'refused' || (kind === 'private' && !privateOrigins.has(url.origin))) {
      throw new RelayError(
        'private-address',
        `${url.hostname} leads to ${address}, which is not an address of the public network.`,
      )
    }
  }
  return addresses
}

async function findAddresses(hostname: string, resolve: ResolveHost): Promise<string[]> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(name) !== 0) return [name]
  const found = await resolve(name).catch((error: unknown) => {
    throw new RelayError('no-connection', `There is no host "${name}".`, error)
  })
  if (found.length === 0) throw new RelayError('no-connection', `There is no host "${name}".`)
  return [...found]
}
