import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import { retryWhileBusy } from './retry-while-busy.ts'

describe('retryWhileBusy', () => {
  it('waits for a locked file until the timeout', () => {
    const folder = mkdtempSync(join(tmpdir(), 'user-group-busy-'))
    const [holder, other] = [0, 1].map(() => new Database(join(folder, 'a.db'))) as [
      Database.Database,
      Database.Database,
    ]
    holder.exec('BEGIN EXCLUSIVE')
    expect(() => retryWhileBusy(() => other.exec('PRAGMA journal_mode = WAL'), 50)).toThrow('locked')
    let attempts = 0
    retryWhileBusy(() => {
      if (++attempts === 3) holder.exec('ROLLBACK')
      other.exec('PRAGMA journal_mode = WAL')
    }, 5000)
    expect(attempts).toBe(3)
    for (const database of [holder, other]) database.close()
    rmSync(folder, { recursive: true })
  })

  it('rethrows any other error', () => {
    const action = () => {
      throw new Error('a bug')
    }
    expect(() => retryWhileBusy(action, 5000)).toThrow('a bug')
  })
})
