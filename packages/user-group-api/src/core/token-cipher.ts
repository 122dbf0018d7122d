import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Environment } from './environment.ts'

/** Bytes in an AES-256 key. */
export const KEY_LENGTH = 32

const IV_LENGTH = 12
/** Set explicitly, because Node versions before 26 otherwise accept a tag of 4 bytes. */
const TAG_LENGTH = 16

/** The group a token belongs to. An encrypted token that is moved to another row cannot be decrypted. */
interface TokenOwner {
  environment: Environment
  providedId: string
}

/** Encrypts tokens, so that the database alone doesn't reveal them. */
export interface TokenCipher {
  /** Returns `keyId (1) | iv (12) | ciphertext | tag (16)`, encrypted with AES-256-GCM. */
  encrypt(token: string, owner: TokenOwner): Buffer
  /** @throws Error if it was encrypted with another key or for another owner, or modified since */
  decrypt(encrypted: Uint8Array, owner: TokenOwner): string
  /** Identifies the key without revealing it. */
  keyFingerprint: string
}

/** @param key {@link KEY_LENGTH} bytes */
export function createTokenCipher(key: Uint8Array): TokenCipher {
  if (key.length !== KEY_LENGTH) throw new Error(`The token key has ${key.length} bytes; expected ${KEY_LENGTH}.`)
  const fingerprint = createHash('sha256').update('spearmint token key').update(key).digest()
  const keyId = fingerprint.subarray(0, 1)

  return {
    keyFingerprint: fingerprint.toString('hex', 0, 16),
    encrypt(token, owner) {
      const iv = randomBytes(IV_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_LENGTH })
      cipher.setAAD(toAad(owner))
      return Buffer.concat([keyId, iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength)
      if (!bytes.subarray(0, 1).equals(keyId)) throw new Error('The token was encrypted with another key.')
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
