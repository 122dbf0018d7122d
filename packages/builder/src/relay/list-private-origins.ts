import { isIP } from 'node:net'
import { findAddressKind } from '../model/find-address-kind.ts'

/** Names that stand for no host of the public network (RFC 6761, 6762, 8375, and those of one word). */
const PRIVATE_NAME = /^(?:[^.]+|.*\.(?:localhost|local|internal|lan|test|home\.arpa))$/i

/** Those of some origins whose host says that it stands on this machine or in its network. */
export function listPrivateOrigins(origins: readonly string[]): string[] {
  return origins.filter((origin) => {
    if (!URL.canParse(origin)) return false
    const host = new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1')
    return isIP(host) === 0 ? PRIVATE_NAME.test(host) : findAddressKind(host) === 'private'
  })
}
