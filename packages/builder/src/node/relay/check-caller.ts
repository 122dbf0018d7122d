import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { RelayError } from './relay-error.ts'

/**
 * Checks that a request comes from a page of the relay's own site.
 *
 * The host must be one of the site's, `localhost` or an IP address. That excludes a domain of someone else that resolves
 * to this machine (DNS rebinding). The page must be on the same host: browsers report it in `Origin` and
 * `Sec-Fetch-Site`, and scripts can't forge either.
 * @throws {RelayError} when it doesn't
 */
export function checkCaller({ headers }: IncomingMessage, hosts: readonly string[]): void {
  const host = headers.host?.toLowerCase() ?? ''
  if (!hosts.includes(host) && !isUnnamedHost(host)) {
    throw new RelayError('other-site', `The relay does not serve the host "${host}". Pass it to the relay with --site.`)
  }
  const site = headers['sec-fetch-site']
  const caller = findHost(headers.origin)
  if ((site !== undefined && site !== 'same-origin') || (caller !== host && !hosts.includes(caller))) {
    throw new RelayError('other-site', 'The relay only serves pages of its own site.')
  }
}

/** The host and port of an origin; empty when there is none. */
function findHost(origin: string | undefined): string {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : ''
}

function isUnnamedHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || isIP(name) !== 0
}
