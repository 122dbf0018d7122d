import { createHash } from 'node:crypto'

/** Name of the file that maps each file of the built client to its `integrity` attribute. `vite.config.ts` writes it. */
export const INTEGRITY_FILE = 'integrity.json'

/**
 * The hash of a content, as an attribute `integrity` (Subresource Integrity) and a policy (CSP 3, section 2.3.1) write it.
 */
export function toIntegrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
