import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserGroupStore } from '../src/core/index.ts'
import { openPostgresStore, openSqliteStore } from '../src/store/index.ts'
import { KEY } from './open-test-app.ts'
import { startPostgres, type TestPostgres, WITHOUT_POSTGRES } from './start-postgres.ts'

/** Where a store is. Processes and tests can open it several times. */
export interface StoreLocation {
  /** Environment variables that point the command to it. */
  variables: Record<string, string>
  /** Folder of the embedded store. */
  folder: string
  open(): Promise<UserGroupStore>
  /** Waits until the last statements of a killed process have finished. */
  waitForIdle(): Promise<void>
}

/** A kind of store, for `describe.each`. */
export interface TestStores {
  createLocation(): Promise<StoreLocation>
  /** The database server, if there is one. */
  postgres?: TestPostgres
  close(): Promise<void>
}

/** The stores that tests run on: a name, a function that starts it, and the reason if it isn't available. */
export const STORES: readonly [string, { start: () => Promise<TestStores>; missing?: string | undefined }][] = [
  ['SQLite', { start: startSqlite }],
  ['PostgreSQL', { start: startPostgresStores, missing: WITHOUT_POSTGRES }],
]

async function startSqlite(): Promise<TestStores> {
  const root = mkdtempSync(join(tmpdir(), 'user-group-sqlite-'))
  return {
    async createLocation() {
      const folder = mkdtempSync(join(root, 'data-'))
      return {
        folder,
        variables: { TOKEN_KEY: KEY.toString('base64') },
        open: async () => openSqliteStore(folder),
        // Only the process itself works on the file.
        waitForIdle: async () => {},
      }
    },
    close: async () => rmSync(root, { recursive: true, force: true }),
  }
}

async function startPostgresStores(): Promise<TestStores> {
  const postgres = await startPostgres()
  return {
    postgres,
    async createLocation() {
      const url = await postgres.createDatabase()
      return {
        folder: '/nonexistent',
        variables: { DATABASE_URL: url, TOKEN_KEY: KEY.toString('base64') },
        open: () => openPostgresStore({ url }),
        waitForIdle: () => postgres.waitForIdle(url),
      }
    },
    close: postgres.stop,
  }
}
