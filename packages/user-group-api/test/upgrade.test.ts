import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { META_TABLE, MIGRATIONS } from '../src/store/migrations.ts'
import { openTestApp } from './open-test-app.ts'
import { STORES, type StorePlace } from './test-stores.ts'

/** Makes a database as the program of a version left it. */
async function createOfVersion(place: StorePlace, version: number): Promise<void> {
  const note = `INSERT INTO meta VALUES ('schema_version', '${version}')`
  const done = MIGRATIONS.slice(0, version)
  const { DATABASE_URL } = place.variables
  if (DATABASE_URL === undefined) {
    const database = new Database(join(place.folder, 'user-groups.db'))
    for (const text of [META_TABLE, note, ...done.map(({ sqlite }) => sqlite)]) database.exec(text)
    database.close()
  } else {
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    for (const text of [META_TABLE, note, ...done.map(({ postgres }) => postgres)]) await client.query(text)
    await client.end()
  }
}

describe.each(STORES)('on %s', (_name, { start, missing }) => {
  it.skipIf(missing !== undefined)(`tables of every version are brought up to date ${missing ?? ''}`, async () => {
    const stores = await start()
    for (const version of Array(MIGRATIONS.length + 1).keys()) {
      const place = await stores.createPlace()
      await createOfVersion(place, version)
      for (const isNew of [true, false]) {
        const store = await place.open()
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
