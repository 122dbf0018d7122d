import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserGroupStore } from '../src/core/user-group-store.ts'
import { openPostgresStore } from '../src/store/postgres/open-postgres-store.ts'
import { openSqliteStore } from '../src/store/sqlite/open-sqlite-store.ts'
import { KEY } from './open-test-app.ts'
import { startPostgres, type TestPostgres, WITHOUT_POSTGRES } from './start-postgres.ts'

/** A place for a store: programs and tests may open it several times. */
export interface StorePlace {
  /** What tells the command of the place. */
  variables: Record<string, string>
  /** Folder of the embedded store. */
  folder: string
  open(): Promise<UserGroupStore>
  /** Waits until nothing works any more on what a killed process sent last. */
  waitForIdle(): Promise<void>
}

/** A kind of store, for `describe.each`. */
export interface TestStores {
  createPlace(): Promise<StorePlace>
  /** The database behind it, if there is one. */
  postgres?: TestPostgres
  close(): Promise<void>
}

/** The stores that every test is run on: the name, what starts it, and why not when it cannot be had here. */
export const STORES: readonly [string, { start: () => Promise<TestStores>; missing?: string | undefined }][] = [
  ['SQLite', { start: startSqlite }],
  ['PostgreSQL', { start: startPostgresStores, missing: WITHOUT_POSTGRES }],
]

async function startSqlite(): Promise<TestStores> {
  const root = mkdtempSync(join(tmpdir(), 'user-group-sqlite-'))
  return {
    async createPlace() {
      const folder = mkdtempSync(join(root, 'data-'))
      return {
        folder,
        variables: { TOKEN_KEY: KEY.toString('base64') },
        open: async () => openSqliteStore(folder),
        // Nobody works on the file but the process itself.
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
    async createPlace() {
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
