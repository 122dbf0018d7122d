import { isPrivateHostName, toAddressKind } from '../../core/index.ts'

/** Names reserved for examples (RFC 2606). */
const EXAMPLE = /^(?:.*\.)?(?:example|invalid|example\.(?:com|net|org))\.?$/i

/** A character of a placeholder that readers replace: `{tenant}.acme.dev`. */
const PLACEHOLDER = /[^\p{L}\p{N}.:[\]_-]/u

/** An IP address in the form that `URL` gives it: IPv6 in brackets. */
const ADDRESS = /^(?:[\d.]+|\[.+\])$/

/**
 * Whether a host is not a server of the public network. Takes the `hostname` of a `URL`, which normalizes all forms of an
 * address (`0x7f.1` → `127.0.0.1`).
 */
export function isPrivateHost(hostname: string): boolean {
  if (ADDRESS.test(hostname)) return toAddressKind(hostname) !== 'public'
  return PLACEHOLDER.test(hostname) || EXAMPLE.test(hostname) || isPrivateHostName(hostname)
}
