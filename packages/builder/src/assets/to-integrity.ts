import { createHash } from 'node:crypto'

/** The value of an `integrity` attribute (Subresource Integrity) for a file of this content. */
export function toIntegrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
