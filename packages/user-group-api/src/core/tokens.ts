import { hash, randomBytes } from 'node:crypto'

/** Prefixes of user group tokens and API tokens. Secret scanners recognize leaked tokens by their prefix. */
export type TokenPrefix = 'ugt_' | 'uga_'

/** Creates a token: 256 random bits, encoded as 43 characters after the prefix. */
export function createToken(prefix: TokenPrefix): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** Hashes a token for lookups. A salt is unnecessary because nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
