import { isPrivateHostName, toAddressKind } from '../../core/index.ts'

/** Those of some origins whose host says that it stands on this machine or in its network. */
export function listPrivateOrigins(origins: readonly string[]): string[] {
  return origins.filter((origin) => {
    if (!URL.canParse(origin)) return false
    const { hostname } = new URL(origin)
    return isPrivateHostName(hostname) || toAddressKind(hostname) === 'private'
  })
}
