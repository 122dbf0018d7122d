import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { DATABASE_FILE } from './open-sqlite-store.ts'

/**
 * Writes a consistent copy of the database in a folder to a file, while others read and write it.
 * @throws Error when there is no database, or the file cannot be written
 */
export function backUpSqlite(folder: string, file: string): void {
  const database = openExisting(folder)
  // SQLite takes an empty file; one it made itself would stand open to others while it is written.
  const copy = openSync(file, 'wx', 0o600)
  try {
    database.prepare('VACUUM INTO ?').run(file)
    // SQLite does not wait for the disk here.
    fsyncSync(copy)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(copy)
    database.close()
  }
}

/** What SQLite finds wrong with the database in a folder; nothing when it is sound. */
export function checkSqlite(folder: string): string[] {
  const database = openExisting(folder)
  try {
    const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
    return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
  } finally {
    database.close()
  }
}

function openExisting(folder: string): Database.Database {
  const path = join(folder, DATABASE_FILE)
  if (!existsSync(path)) throw new Error(`There is no store in "${folder}".`)
  return new Database(path)
}
