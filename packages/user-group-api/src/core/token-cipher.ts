import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Environment } from './environment.ts'

/** Bytes of the key of AES-256. */
export const KEY_LENGTH = 32

const IV_LENGTH = 12
/** Without it, Node before 26 takes a tag of four bytes (api-service 5). */
const TAG_LENGTH = 16

/** Whose token it is: a sealed token that is moved to another row does not open. */
interface TokenOwner {
  environment: Environment
  providedId: string
}

/** Keeps tokens unreadable to whoever has the database alone. */
export interface TokenSealer {
  /** `keyId (1) | iv (12) | ciphertext | tag (16)` by AES-256-GCM. */
  seal(token: string, owner: TokenOwner): Buffer
  /** @throws Error when it was sealed with another key, for another owner, or changed since */
  open(sealed: Uint8Array, owner: TokenOwner): string
  /** What tells one key from another without telling anything of it. */
  keyCheck: string
}

/** @param key {@link KEY_LENGTH} bytes */
export function createTokenSealer(key: Uint8Array): TokenSealer {
  if (key.length !== KEY_LENGTH) throw new Error(`The token key has ${key.length} bytes; expected ${KEY_LENGTH}.`)
  const check = createHash('sha256').update('spearmint token key').update(key).digest()
  const keyId = check.subarray(0, 1)

  return {
    keyCheck: check.toString('hex', 0, 16),
    seal(token, owner) {
      const iv = randomBytes(IV_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_LENGTH })
      cipher.setAAD(toAad(owner))
      return Buffer.concat([keyId, iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      if (!bytes.subarray(0, 1).equals(keyId)) throw new Error('The token was sealed with another key.')
      const iv = bytes.subarray(1, 1 + IV_LENGTH)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_LENGTH })
      decipher.setAAD(toAad(owner))
      decipher.setAuthTag(bytes.subarray(-TAG_LENGTH))
      return Buffer.concat([decipher.update(bytes.subarray(1 + IV_LENGTH, -TAG_LENGTH)), decipher.final()]).toString()
    },
  }
}

function toAad({ environment, providedId }: TokenOwner): Buffer {
  return Buffer.from(`${environment}\0${providedId}`)
}
