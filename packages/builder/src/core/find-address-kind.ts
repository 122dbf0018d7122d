import ipaddr from 'ipaddr.js'

/**
 * - `public`: a host of the public network
 * - `private`: this machine, a private network or a shared one (RFC 1918, 4193, 6598), reached only where a site names it
 * - `refused`: what is never a server of an API: link-local (where clouds keep credentials), multicast, unspecified,
 *   reserved, and IPv6 addresses that carry an IPv4 address to somewhere else (6to4, Teredo, NAT64)
 */
export type AddressKind = 'public' | 'private' | 'refused'

const PRIVATE_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'])

/**
 * Sorts an IP address, as text; IPv6 also in the brackets of a URL. An IPv4 address in IPv6 form (`::ffff:127.0.0.1`) is
 * what it is in IPv4.
 */
export function findAddressKind(written: string): AddressKind {
  const address = written.replace(/^\[(.*)\]$/, '$1')
  if (!ipaddr.isValid(address)) return 'refused'
  const range = ipaddr.process(address).range()
  if (range === 'unicast') return isIpv4Compatible(address) ? 'refused' : 'public'
  return PRIVATE_RANGES.has(range) ? 'private' : 'refused'
}

/** `::127.0.0.1`, a form given up by RFC 4291, 2.5.5.1, which no range of the library holds. */
function isIpv4Compatible(address: string): boolean {
  const parsed = ipaddr.process(address)
  return (
    parsed.kind() === 'ipv6' &&
    parsed
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  )
}
