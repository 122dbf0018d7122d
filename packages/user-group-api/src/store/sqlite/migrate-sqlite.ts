import type Database from 'libsql'
import { listPendingMigrations, META_TABLE, MIGRATIONS, VERSION_KEY } from '../migrations.ts'

/**
 * Migrates the tables to the version of this program, in one transaction. Two processes wait for each other.
 * @param onNew called before the first table is created; it may throw
 */
export function migrateSqlite(database: Database.Database, onNew: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    if (database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').all().length === 0) onNew()
    database.exec(META_TABLE)
    const [row] = database.prepare('SELECT value FROM meta WHERE key = ?').all(VERSION_KEY) as { value: string }[]
    for (const { sqlite } of listPendingMigrations(Number(row?.value ?? 0))) database.exec(sqlite)
    database
      .prepare('INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value')
      .run(VERSION_KEY, String(MIGRATIONS.length))
    database.exec('COMMIT')
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}
