import { join, resolve } from 'node:path'
import { createTokenSealer, type TokenSealer } from '../core/token-cipher.ts'
import type { UserGroupStore } from '../core/user-group-store.ts'
import { openPostgresStore } from '../store/postgres/open-postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/open-sqlite-store.ts'
import { KEY_FILE, loadTokenKey } from '../token-key/load-token-key.ts'
import { checkKeptKey, checkTokenKey, KEY_CHECK } from '../token-key/verify-token-key.ts'
import { createKeyFile } from '../token-key/write-key-file.ts'
import type { Settings } from './parse-settings.ts'

/** The store that the settings name, with the key of its tokens. */
export interface OpenedStore {
  store: UserGroupStore
  sealer: TokenSealer
  isEmbedded: boolean
}

/**
 * Opens the store and checks that the key is its own. A new embedded store gets its key here, unless `TOKEN_KEY` is set.
 * @param folder of the embedded store
 * @param onLostConnection hears of connections to a database that are lost while nobody uses them
 * @throws Error that says how to mend it
 */
export async function openService(
  settings: Settings,
  folder: string,
  onLostConnection?: (error: Error) => void,
): Promise<OpenedStore> {
  const { databaseUrl, tokenKey } = settings
  // The key first: without one nothing is made in a shared database.
  if (databaseUrl !== undefined) loadTokenKey(tokenKey, undefined)
  const { store, isEmbedded } = await openStore(settings, folder, onLostConnection)
  try {
    const isNew = (await store.readMeta(KEY_CHECK)) === undefined
    if (isNew && isEmbedded && tokenKey === undefined) createKeyFile(join(resolve(folder), KEY_FILE))
    const sealer = createTokenSealer(loadTokenKey(tokenKey, isEmbedded ? resolve(folder) : undefined))
    await checkTokenKey(store, sealer)
    return { store, sealer, isEmbedded }
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * The same for a service that goes on: as long as the store is open, nobody changes the key.
 * @throws Error that says how to mend it
 */
export async function openServiceToServe(
  settings: Settings,
  folder: string,
  onLostConnection?: (error: Error) => void,
): Promise<OpenedStore> {
  const opened = await openService(settings, folder, onLostConnection)
  try {
    await opened.store.holdKey((readMeta) => checkKeptKey(readMeta, opened.sealer.keyCheck))
    return opened
  } catch (error) {
    await opened.store.close()
    throw error
  }
}

/** Opens the store that the settings name, whatever its key. */
export async function openStore(
  { databaseUrl }: Settings,
  folder: string,
  onLostConnection?: (error: Error) => void,
): Promise<Omit<OpenedStore, 'sealer'>> {
  const isEmbedded = databaseUrl === undefined
  return {
    isEmbedded,
    store: isEmbedded
      ? openSqliteStore(resolve(folder))
      : await openPostgresStore({ url: databaseUrl, onLostConnection }),
  }
}
