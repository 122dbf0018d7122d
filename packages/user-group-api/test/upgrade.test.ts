import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { META_TABLE, MIGRATIONS } from '../src/store/migrations.ts'
import { openTestApp } from './open-test-app.ts'
import { STORES, type StoreLocation } from './test-stores.ts'

/** Creates a database with the tables of an older version. */
async function createWithVersion(location: StoreLocation, version: number): Promise<void> {
  const recordVersion = `INSERT INTO meta VALUES ('schema_version', '${version}')`
  const applied = MIGRATIONS.slice(0, version)
  const { DATABASE_URL } = location.variables
  if (DATABASE_URL === undefined) {
    const database = new Database(join(location.folder, 'user-groups.db'))
    for (const text of [META_TABLE, recordVersion, ...applied.map(({ sqlite }) => sqlite)]) database.exec(text)
    database.close()
  } else {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    for (const text of [META_TABLE, recordVersion, ...applied.map(({ postgres }) => postgres)]) await client.query(text)
    await client.end()
  }
}

describe.each(STORES)('on %s', (_name, { start, missing }) => {
  it.skipIf(missing !== undefined)(`migrates the tables of every version ${missing ?? ''}`, async () => {
    const stores = await start()
    for (const version of Array(MIGRATIONS.length + 1).keys()) {
      const location = await stores.createLocation()
      await createWithVersion(location, version)
      for (const isNew of [true, false]) {
        const store = await location.open()
        expect(await store.readMeta('schema_version')).toBe(`${MIGRATIONS.length}`)
        const app = await openTestApp({ store })
        expect((await app.call('GET', { user_group_id: 'a' })).body).toMatchObject({ new_user_group: isNew })
        await app.close()
        await store.close()
      }
    }
    await stores.close()
  })
})
