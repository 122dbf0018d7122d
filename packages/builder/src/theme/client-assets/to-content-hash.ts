import { createHash } from 'node:crypto'

/** A short hash of a file's content for its name: 8 characters that are safe in a URL. The same content, the same hash. */
export function toContentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}
