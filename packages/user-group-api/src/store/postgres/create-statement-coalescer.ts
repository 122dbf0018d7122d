import pg from 'pg'
import { ServiceError } from '../../core/service-error.ts'
import type { SqlRow } from '../create-store.ts'
import { STATEMENTS } from '../statements.ts'
import {
  BATCHED_STATEMENTS,
  type BatchedStatement,
  type BatchedStatementName,
  type Values,
} from './coalesced-statements.ts'

/** Runs a prepared statement by its name. */
export type Query = (name: string, text: string, values: readonly unknown[]) => Promise<readonly SqlRow[]>

/** Runs a statement for several values as one. */
export type RunTogether = (
  name: BatchedStatementName,
  items: readonly Values[],
) => Promise<readonly (readonly SqlRow[] | Promise<readonly SqlRow[]>)[]>

/**
 * Creates what runs a statement for several values as one, committed when it is fulfilled, with the rows of each in the order
 * of the items. An engine that does not know such a statement is asked once, and gets one for each from then on.
 * @throws ServiceError when the database is away; another failure is that of one item, and each is run alone to find it
 */
export function createRunTogether(query: Query): RunTogether {
  /** What the engine was heard to say of a statement. */
  const isKnown = new Map<BatchedStatementName, boolean>()

  return async (name, items) => {
    const runAlone = () => items.map((values) => query(name, STATEMENTS[name], values))
    if (items.length === 1 || isKnown.get(name) === false) return runAlone()
    const { text, compare, toItemKey, toRowKey }: BatchedStatement = BATCHED_STATEMENTS[name]
    const sent = compare ? items.toSorted(compare) : items
    const columns = sent[0]?.map((_, column) => sent.map((values) => values[column])) ?? []
    try {
      const rows = await query(`${name}_many`, text, columns)
      isKnown.set(name, true)
      const found = new Map(rows.map((row) => [toRowKey(row), [row]]))
      const results = new Map(sent.map((values, index) => [values, found.get(toItemKey(values, index))]))
      return items.map((values) => results.get(values) ?? [])
    } catch (error) {
      if (error instanceof ServiceError) throw error
      // One that worked before is known: what is refused now are prepared statements of before, for example (0A000).
      if (!isKnown.has(name) && isUnknown(error)) isKnown.set(name, false)
      return runAlone()
    }
  }
}

/** Feature not supported, syntax error, undefined function (PostgreSQL, appendix A): whatever the values are. */
const UNKNOWN: ReadonlySet<unknown> = new Set(['0A000', '42601', '42883'])

function isUnknown(error: unknown): boolean {
  return error instanceof pg.DatabaseError && UNKNOWN.has(error.code)
}
