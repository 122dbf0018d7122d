import { createHash } from 'node:crypto'

/** A short hash of a file's content, for the name of the file: 8 characters that are safe in a URL. */
export function toContentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}
