import pg from 'pg'
import { ServiceError } from '../../core/index.ts'
import type { SqlRow } from '../create-store.ts'
import { STATEMENTS } from '../statements.ts'
import {
  COALESCED_STATEMENTS,
  type CoalescedStatement,
  type CoalescedStatementName,
  type Values,
} from './coalesced-statements.ts'

/** Runs a prepared statement by name. */
export type Query = (name: string, text: string, values: readonly unknown[]) => Promise<readonly SqlRow[]>

/** Runs one statement for several items. */
export type RunCoalesced = (
  name: CoalescedStatementName,
  items: readonly Values[],
) => Promise<readonly (readonly SqlRow[] | Promise<readonly SqlRow[]>)[]>

/**
 * Creates a function that runs one statement for several items and returns the rows of each item, in the order of the items.
 * If an engine doesn't support such a statement, every later item gets a statement of its own.
 * @throws ServiceError if the database is unavailable. Any other error is caused by one of the items; each is then run
 * separately, so that only that one fails
 */
export function createStatementCoalescer(query: Query): RunCoalesced {
  /** Whether the engine supports a coalesced statement, once that is known. */
  const support = new Map<CoalescedStatementName, boolean>()

  return async (name, items) => {
    const runSeparately = () => items.map((values) => query(name, STATEMENTS[name], values))
    if (items.length === 1 || support.get(name) === false) return runSeparately()
    const { text, compare, toItemKey, toRowKey }: CoalescedStatement = COALESCED_STATEMENTS[name]
    const sent = compare ? items.toSorted(compare) : items
    const columns = sent[0]?.map((_, column) => sent.map((values) => values[column])) ?? []
    try {
      const rows = await query(`${name}_many`, text, columns)
      support.set(name, true)
      const rowsByKey = new Map(rows.map((row) => [toRowKey(row), [row]]))
      const results = new Map(sent.map((values, index) => [values, rowsByKey.get(toItemKey(values, index))]))
      return items.map((values) => results.get(values) ?? [])
    } catch (error) {
      if (error instanceof ServiceError) throw error
      // A statement that has worked is supported; an outdated prepared statement fails with the same code (0A000).
      if (!support.has(name) && isUnsupported(error)) support.set(name, false)
      return runSeparately()
    }
  }
}

/** Feature not supported, syntax error, undefined function: errors that don't depend on the values (PostgreSQL, appendix A). */
const UNSUPPORTED: ReadonlySet<unknown> = new Set(['0A000', '42601', '42883'])

function isUnsupported(error: unknown): boolean {
  return error instanceof pg.DatabaseError && UNSUPPORTED.has(error.code)
}
