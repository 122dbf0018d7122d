import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createTokenCipher, type StoreMonitor, type TokenCipher, type UserGroupStore } from '../core/index.ts'
import { openPostgresStore, openSqliteStore } from '../store/index.ts'
import {
  claimTokenKey,
  KEY_FILE,
  KEY_FINGERPRINT,
  loadTokenKey,
  verifyTokenKey,
  writeKeyFile,
} from '../token-key/index.ts'
import type { Settings } from './parse-settings.ts'

/** The store that the settings select. */
export interface OpenedStore {
  store: UserGroupStore
  isEmbedded: boolean
}

/** The store, with the key of its tokens. */
export interface KeyedStore extends OpenedStore {
  cipher: TokenCipher
}

/** What an opened store reports. */
export interface StoreObserver {
  monitor?: StoreMonitor | undefined
  /** Called when an idle connection to a database is lost. */
  onLostConnection?: ((error: Error) => void) | undefined
  /** Called with a sentence if a database cannot be opened yet, for example while another instance migrates its tables. */
  onWait?: ((message: string) => void) | undefined
}

/**
 * Opens the store that the settings select, without verifying its key.
 * @param folder of the embedded store
 * @throws Error that says how to fix it
 */
export async function openStore(
  { databaseUrl, tokenKey }: Settings,
  folder: string,
  observer: StoreObserver = {},
): Promise<OpenedStore> {
  const isEmbedded = databaseUrl === undefined
  return {
    isEmbedded,
    store: isEmbedded
      ? openSqliteStore(resolve(folder), {
          monitor: observer.monitor,
          hasKey: tokenKey === undefined && existsSync(join(resolve(folder), KEY_FILE)),
        })
      : await openPostgresStore({ url: databaseUrl, ...observer }),
  }
}

/**
 * Opens the store and verifies its key. A new embedded store gets a key file, unless `TOKEN_KEY` is set.
 * @throws Error that says how to fix it
 */
export async function openKeyedStore(
  settings: Settings,
  folder: string,
  observer: StoreObserver = {},
): Promise<KeyedStore> {
  const { databaseUrl, tokenKey } = settings
  // The key comes first, so that a missing one leaves a shared database untouched.
  if (databaseUrl !== undefined) loadTokenKey(tokenKey, undefined)
  const { store, isEmbedded } = await openStore(settings, folder, observer)
  try {
    const isNew = (await store.readMeta(KEY_FINGERPRINT)) === undefined
    if (isNew && isEmbedded && tokenKey === undefined) writeKeyFile(join(resolve(folder), KEY_FILE))
    const cipher = createTokenCipher(loadTokenKey(tokenKey, isEmbedded ? resolve(folder) : undefined))
    await claimTokenKey(store, cipher.keyFingerprint)
    return { store, cipher, isEmbedded }
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * Opens the store for a running service: until it is closed, nobody can change the key.
 * @throws Error that says how to fix it
 */
export async function openStoreToServe(
  settings: Settings,
  folder: string,
  observer: StoreObserver = {},
): Promise<KeyedStore> {
  const opened = await openKeyedStore(settings, folder, observer)
  try {
    await opened.store.acquireSharedKeyLock((readMeta) => verifyTokenKey(readMeta, opened.cipher.keyFingerprint))
    return opened
  } catch (error) {
    await opened.store.close()
    throw error
  }
}
