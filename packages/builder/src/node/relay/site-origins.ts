import { join } from 'node:path'
import { ORIGINS_FILE } from '../../api/index.ts'
import { isPrivateHostName, toAddressKind } from '../../core/index.ts'
import { readRegularFile } from '../read-regular-file.ts'

/** Reads from a built site which APIs its playgrounds send requests to. Empty when there are none, or no site. */
export function readOrigins(dir: string): string[] {
  try {
    const { origins } = JSON.parse(readRegularFile(join(dir, ORIGINS_FILE)).toString()) as { origins?: unknown }
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : []
  } catch {
    return []
  }
}

/** Lists the origins whose host is this machine or in a private network. */
export function listPrivateOrigins(origins: readonly string[]): string[] {
  return origins.filter((origin) => {
    if (!URL.canParse(origin)) return false
    const { hostname } = new URL(origin)
    return isPrivateHostName(hostname) || toAddressKind(hostname) === 'private'
  })
}
