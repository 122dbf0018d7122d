import { createHash } from 'node:crypto'

/** SHA-256 of parts in their order, as base64url. Where one part ends counts: `['ab']` and `['a', 'b']` differ. */
export function toHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    if (parts.length > 1) hash.update(`${part.length}:`)
    hash.update(part)
  }
  return hash.digest('base64url')
}
