/** Names for one's own machine or network, and those kept for examples (RFC 2606, 6761, 6762, 8375). */
const NAME =
  /^(?:[^.[]+|(?:.*\.)?(?:localhost|local|internal|test|example|invalid|home\.arpa|example\.(?:com|net|org)))\.?$/i

/** What stands for a name that readers put in: `{tenant}.acme.dev`. */
const PLACEHOLDER = /[^\p{L}\p{N}.:[\]_-]/u

/** IPv4: this host, private, shared, loopback, link-local, and what is no single host (RFC 6890). */
const IPV4 =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|2(?:2[4-9]|[3-5]\d))\./

/** IPv6: unspecified, loopback, IPv4 in another form, unique local, link-local, multicast. */
const IPV6 = /^\[(?:::|f[cdef])/i

/**
 * Whether a host stands for no server of the public network. Takes `hostname` of a `URL`, which writes all forms of an
 * address alike (`0x7f.1` → `127.0.0.1`).
 */
export function isPrivateHost(hostname: string): boolean {
  return PLACEHOLDER.test(hostname) || NAME.test(hostname) || IPV4.test(hostname) || IPV6.test(hostname)
}
