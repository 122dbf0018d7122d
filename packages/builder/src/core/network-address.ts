import ipaddr from 'ipaddr.js'

/**
 * - `public`: a host on the public network
 * - `private`: this machine, or a private or shared network (RFC 1918, 4193, 6598). Contacted only if a site names it.
 * - `refused`: never the server of an API: link-local (where clouds serve credentials), multicast, unspecified, reserved,
 *   and IPv6 addresses that embed the IPv4 address of another host (6to4, Teredo, NAT64)
 */
export type AddressKind = 'public' | 'private' | 'refused'

const PRIVATE_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'carrierGradeNat', 'uniqueLocal'])

/** RFC 6761, 6762 and 8375, `internal` (ICANN), `lan`, which routers use, and names of one word. May end with a dot. */
const PRIVATE_NAME = /^(?:[^.[\]:]+|.*\.(?:localhost|local|internal|lan|test|home\.arpa))\.?$/i

/**
 * The kind of an IP address, given as text. IPv6 addresses may have the brackets of a URL. An IPv4 address in IPv6 form
 * (`::ffff:127.0.0.1`) is treated as the IPv4 address.
 */
export function toAddressKind(written: string): AddressKind {
  const address = written.replace(/^\[(.*)\]$/, '$1')
  if (!ipaddr.isValid(address)) return 'refused'
  const range = ipaddr.process(address).range()
  if (range === 'unicast') return isIpv4Compatible(address) ? 'refused' : 'public'
  return PRIVATE_RANGES.has(range) ? 'private' : 'refused'
}

/** `::127.0.0.1`, a form deprecated by RFC 4291, 2.5.5.1. The library has no range for it. */
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

/** Whether a host name belongs to a machine on a private network, not to a host on the public one. */
export function isPrivateHostName(hostname: string): boolean {
  return PRIVATE_NAME.test(hostname)
}
