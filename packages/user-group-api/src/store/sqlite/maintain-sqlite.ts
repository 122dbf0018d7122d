import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { DATABASE_FILE, isMissingOrEmpty } from './open-sqlite-store.ts'

/**
 * Writes a consistent copy of the database in a folder, while other processes may read and write it.
 * @throws Error if there is no database, or the copy cannot be written
 */
export function backUpSqlite(folder: string, file: string): void {
  const database = openExisting(folder)
  // SQLite accepts an empty file. It would make a new one readable to others while writing it.
  const copy = openSync(file, 'wx', 0o600)
  try {
    database.prepare('VACUUM INTO ?').run(file)
    // SQLite doesn't flush the copy to disk.
    fsyncSync(copy)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(copy)
    database.close()
  }
}

/** Checks the integrity of the database in a folder and returns the errors that SQLite finds. */
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
  if (isMissingOrEmpty(path)) throw new Error(`"${path}" is empty. Restore it from a backup.`)
  return new Database(path)
}
