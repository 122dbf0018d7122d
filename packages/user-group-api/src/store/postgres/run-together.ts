import { ServiceError } from '../../model/service-error.ts'
import type { SqlRow } from '../create-store.ts'
import { STATEMENTS } from '../statements.ts'
import {
  BATCHED_STATEMENTS,
  type BatchedStatement,
  type BatchedStatementName,
  type Values,
} from './batched-statements.ts'

/** Runs a prepared statement by its name. */
export type Query = (name: string, text: string, values: readonly unknown[]) => Promise<readonly SqlRow[]>

/**
 * Runs a statement for several values as one, committed when it is fulfilled.
 * @returns the rows of each, in the order of `items`
 * @throws ServiceError when the database is away; another failure is that of one item, and each is run alone to find it
 */
export async function runTogether(
  name: BatchedStatementName,
  items: readonly Values[],
  query: Query,
): Promise<readonly (readonly SqlRow[] | Promise<readonly SqlRow[]>)[]> {
  const runAlone = () => items.map((values) => query(name, STATEMENTS[name], values))
  if (items.length === 1) return runAlone()
  const { text, compare, findItem }: BatchedStatement = BATCHED_STATEMENTS[name]
  const sent = compare ? items.toSorted(compare) : items
  const columns = sent[0]?.map((_, column) => sent.map((values) => values[column])) ?? []
  try {
    const found = new Map<Values | undefined, SqlRow[]>()
    for (const row of await query(`${name}_many`, text, columns)) found.set(sent[findItem(row, sent)], [row])
    return items.map((values) => found.get(values) ?? [])
  } catch (error) {
    if (error instanceof ServiceError) throw error
    return runAlone()
  }
}
