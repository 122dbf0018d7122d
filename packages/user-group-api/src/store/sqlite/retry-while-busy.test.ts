import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { waitWhileBusy } from './retry-while-busy.ts'

it('waits for a file that another holds, and no longer than it may', () => {
  const folder = mkdtempSync(join(tmpdir(), 'user-group-busy-'))
  const [holder, other] = [0, 1].map(() => new Database(join(folder, 'a.db'))) as [Database.Database, Database.Database]
  holder.exec('BEGIN EXCLUSIVE')
  expect(() => waitWhileBusy(() => other.exec('PRAGMA journal_mode = WAL'), 50)).toThrow('locked')
  let tries = 0
  waitWhileBusy(() => {
    if (++tries === 3) holder.exec('ROLLBACK')
    other.exec('PRAGMA journal_mode = WAL')
  }, 5000)
  expect(tries).toBe(3)
  for (const database of [holder, other]) database.close()
  rmSync(folder, { recursive: true })
})

it('throws anything else on', () => {
  const act = () => {
    throw new Error('a bug')
  }
  expect(() => waitWhileBusy(act, 5000)).toThrow('a bug')
})
