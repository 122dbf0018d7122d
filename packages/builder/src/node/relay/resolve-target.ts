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

/** Resolves a host with the resolver of the system. */
export const resolveBySystem: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

/**
 * Resolves the addresses to connect to for a URL. Every address of its host is checked, and the connection may only use
 * these: it makes no difference when the host resolves to other addresses a moment later.
 * @throws {RelayError} when the origin is not listed, or an address is not public
 */
export async function resolveTarget(url: URL, { origins, privateOrigins, resolve }: TargetRules): Promise<string[]> {
  if (!origins.has(url.origin)) {
    throw new RelayError(
      'unknown-origin',
      `This site has no API at ${url.origin}. The relay only sends to: ${[...origins].join(', ') || 'none'}.`,
    )
  }
  const addresses = await resolveAddresses(url.hostname, resolve)
  for (const address of addresses) {
    const kind = toAddressKind(address)
    if (kind === 'refused' || (kind === 'private' && !privateOrigins.has(url.origin))) {
      throw new RelayError('private-address', `${url.hostname} resolves to ${address}, which is not a public address.`)
    }
  }
  return addresses
}

async function resolveAddresses(hostname: string, resolve: ResolveHost): Promise<string[]> {
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(name) !== 0) return [name]
  const found = await resolve(name).catch((error: unknown) => {
    throw new RelayError('no-connection', `Cannot resolve the host "${name}".`, error)
  })
  if (found.length === 0) throw new RelayError('no-connection', `Cannot resolve the host "${name}".`)
  return [...found]
}
