import type Database from 'libsql'
import type { SqlRow, SqlValue } from '../create-store.ts'

/** Runs a statement with values for `$1`, `$2` and so on. */
export type Execute = (values: readonly SqlValue[]) => SqlRow[]

/**
 * Prepares a statement once for all executions. A statement that returns at most one row fetches it as an array, and the
 * column names are added here: with any other method, the binding takes longer than SQLite needs to find the row.
 * @param isList whether it can return more than one row
 */
export function prepareStatement(database: Database.Database, sql: string, isList: boolean): Execute {
  const prepare = (): Database.Statement => {
    const prepared = database.prepare(sql.replace(/\$(\d)/g, '?$1'))
    return isList || !prepared.reader ? prepared : prepared.raw()
  }
  let statement = prepare()
  const columns = statement.columns().map(({ name }) => name)

  function toRows(values: unknown): SqlRow[] {
    if (!Array.isArray(values)) return []
    const row: Record<string, unknown> = {}
    for (const [index, name] of columns.entries()) row[name] = values[index]
    return [row]
  }

  return (values) => {
    // Passed as an array, because libsql would take a single buffer for the list of values.
    const list = [...values]
    if (isList) return statement.all(list) as SqlRow[]
    try {
      return toRows(statement.get(list))
    } catch (error) {
      // In libsql 0.5, a statement whose `get` has failed repeats the same error on every later call.
      statement = prepare()
      throw error
    }
  }
}
