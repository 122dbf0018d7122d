import { createHash, hash } from 'node:crypto'

/** Name of the file that maps each file of the built client to its `integrity` attribute. `vite.config.ts` writes it. */
export const INTEGRITY_FILE = 'integrity.json'

/** Name of the folder of the built client with the scripts of portable sites. `vite.classic.ts` writes it. */
export const CLASSIC_SCRIPTS_FOLDER = 'classic'

/** SHA-256 of parts in their order, as base64url. Boundaries between parts count: `['ab']` and `['a', 'b']` differ. */
export function toHash(...parts: readonly (string | Uint8Array)[]): string {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return hash('sha256', only, 'base64url')
  // A build computes dozens of keys for each page. Hashing one text is three times as fast as updating a hash with its parts.
  if (parts.every((part) => typeof part === 'string')) {
    return hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''), 'base64url')
  }
  const update = createHash('sha256')
  for (const part of parts) update.update(`${part.length}:`).update(part)
  return update.digest('base64url')
}

/** The hash of a file as used in `integrity` attributes (Subresource Integrity) and in policies (CSP 3, section 2.3.1). */
export function toIntegrity(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
