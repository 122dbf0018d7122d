import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import { prepareStatement } from './prepare-statement.ts'

function openDatabase(): Database.Database {
  const database = new Database(':memory:')
  database.exec('CREATE TABLE t (key text PRIMARY KEY, value blob NOT NULL)')
  return database
}

const INSERT = 'INSERT INTO t (key, value) VALUES ($1, $2) RETURNING key, value'

describe('prepareStatement', () => {
  it('returns a row by column names, with unchanged bytes', () => {
    const insert = prepareStatement(openDatabase(), INSERT, false)
    expect(insert(['a', Buffer.of(0, 255)])).toEqual([{ key: 'a', value: Buffer.of(0, 255) }])
  })

  it('returns every row of a list, and no row if there is none', () => {
    const database = openDatabase()
    const insert = prepareStatement(database, INSERT, false)
    const list = prepareStatement(database, 'SELECT key FROM t ORDER BY key', true)
    const find = prepareStatement(database, 'SELECT key FROM t WHERE value = $1', false)
    expect(list([])).toEqual([])
    expect(find([Buffer.of(1)])).toEqual([])
    for (const key of ['a', 'b']) insert([key, Buffer.of(1)])
    expect(list([])).toEqual([{ key: 'a' }, { key: 'b' }])
    expect(find([Buffer.of(1)])).toEqual([{ key: 'a' }])
  })

  it('runs a statement that returns nothing', () => {
    const database = openDatabase()
    expect(prepareStatement(database, 'INSERT INTO t VALUES ($1, $2)', false)(['a', 'b'])).toEqual([])
    expect(prepareStatement(database, 'SELECT key FROM t', true)([])).toEqual([{ key: 'a' }])
  })

  it('works again after an error', () => {
    const insert = prepareStatement(openDatabase(), INSERT, false)
    insert(['a', 'first'])
    expect(() => insert(['a', 'again'])).toThrow(/UNIQUE/)
    expect(() => insert(['b', null])).toThrow(/NOT NULL/)
    expect(insert(['c', 'third'])).toEqual([{ key: 'c', value: 'third' }])
  })

  it('leaves no statement open that would block a checkpoint', () => {
    const database = openDatabase()
    prepareStatement(database, INSERT, false)(['a', 'b'])
    expect(prepareStatement(database, 'SELECT key FROM t', false)([])).toEqual([{ key: 'a' }])
    // SQLite refuses this while a statement is still running.
    expect(() => database.exec('DROP TABLE t')).not.toThrow()
  })
})
