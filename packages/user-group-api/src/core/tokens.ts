import { hash, randomBytes } from 'node:crypto'

/** What begins tokens of user groups, and API tokens: scanners for leaked secrets find them by it. */
export type TokenPrefix = 'ugt_' | 'uga_'

/** Creates a token: 256 random bits, 43 letters after the prefix. */
export function createToken(prefix: TokenPrefix): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** What a token is found by. It needs no salt: nobody can guess 256 bits. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
