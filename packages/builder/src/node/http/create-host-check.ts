import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

export interface HostCheckOptions {
  /** Names and addresses that are allowed in addition, as the user wrote them. */
  allowed: readonly string[]
  /** Lists the IP addresses of this machine. Default: those of its network interfaces. */
  listAddresses?: () => string[]
}

/**
 * Creates a check of `Host` headers. A page of another site can make a browser send requests to this machine under a name
 * of its own (DNS rebinding) and read the answers, so only names that can mean nothing but this machine are allowed.
 */
export function createHostCheck({ allowed, listAddresses = listInterfaces }: HostCheckOptions) {
  const names = new Set(allowed.map((name) => toHostName(name) ?? name.toLowerCase()))
  return (host: string | undefined): boolean => {
    const name = host === undefined ? undefined : toHostName(host)
    if (name === undefined) return false
    return names.has(name) || isLoopback(name) || (isIP(name) !== 0 && listAddresses().includes(name))
  }
}

/** The name or address in a `Host` header, in lower case, without port and brackets. Undefined for an invalid one. */
function toHostName(host: string): string | undefined {
  if (isIP(host) === 6) return new URL(`http://[${host}]`).hostname.slice(1, -1)
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}`)) return undefined
  const { hostname } = new URL(`http://${host}`)
  return hostname.replace(/^\[|\]$/g, '')
}

/** Browsers resolve `localhost` and names below it without asking anybody (RFC 6761). */
function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  return isIP(name) === 4 && name.startsWith('127.')
}

function listInterfaces(): string[] {
  return Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address))
}
