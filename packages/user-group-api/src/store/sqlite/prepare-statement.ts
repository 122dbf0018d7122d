import type Database from 'libsql'
import type { SqlRow, SqlValue } from '../create-store.ts'

/** Runs a statement with values for `$1`, `$2` and so on. */
export type Execute = (values: readonly SqlValue[]) => SqlRow[]

/**
 * Prepares a statement for all the times it will run. One row at most is asked for as one, and as a list that gets its names
 * here: the binding takes longer for anything else than SQLite for the row.
 * @param isList whether it may give more than one row
 */
export function prepareStatement(database: Database.Database, sql: string, isList: boolean): Execute {
  const prepare = (): Database.Statement => {
    const made = database.prepare(sql.replace(/\$(\d)/g, '?$1'))
    return isList || !made.reader ? made : made.raw()
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
    // As one list: a buffer that is the only value would be taken for the list itself.
    const list = [...values]
    if (isList) return statement.all(list) as SqlRow[]
    try {
      return toRows(statement.get(list))
    } catch (error) {
      // After a failure `get` of libsql 0.5 tells of the same failure for ever.
      statement = prepare()
      throw error
    }
  }
}
