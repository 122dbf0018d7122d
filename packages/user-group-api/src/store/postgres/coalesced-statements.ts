import type { SqlRow, SqlValue } from '../create-store.ts'
import { GROUP_COLUMNS } from '../statements.ts'

/** The values of one run of a statement. */
export type Values = readonly SqlValue[]

/** A statement that does for many what one of STATEMENTS does for one. */
export interface BatchedStatement {
  /** Takes one list for each value of the statement for one. */
  text: string
  /** The order in which the items are sent. Default as they came. */
  compare?: (left: Values, right: Values) => number
  /** Tells an item, by its values and its place among those sent, from the others. */
  toItemKey: (values: Values, index: number) => string
  /** The key of the item that a row belongs to. */
  toRowKey: (row: SqlRow) => string
}

/** What every request to get or create needs. */
export const BATCHED_STATEMENTS = {
  // With LIMIT every id is looked up in the index, whatever the planner thinks of a table that is new.
  find: {
    text: `SELECT wanted.number, found.*
      FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (environment, provided_id, number)
      CROSS JOIN LATERAL (
        SELECT ${GROUP_COLUMNS} FROM user_groups
        WHERE environment = wanted.environment AND provided_id = wanted.provided_id LIMIT 1
      ) AS found`,
    toItemKey: (_values, index) => String(index + 1),
    toRowKey: ({ number }) => String(number),
  },
  // Two instances that make the same groups in another order would wait for each other for ever.
  insert: {
    text: `INSERT INTO user_groups (environment, provided_id, name, mapping, properties, token_hash, token_sealed, created_at, updated_at)
      SELECT environment, provided_id, name, mapping, properties, token_hash, token_sealed, now, now
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bytea[], $8::text[])
        AS made (environment, provided_id, name, mapping, properties, token_hash, token_sealed, now)
      ON CONFLICT (environment, provided_id) DO NOTHING RETURNING ${GROUP_COLUMNS}`,
    compare: (left, right) => (toId(left) < toId(right) ? -1 : toId(left) > toId(right) ? 1 : 0),
    // Not by the id: of two that make the same group one made it.
    toItemKey: (values) => toHex(values[5]),
    toRowKey: ({ token_hash: hash }) => toHex(hash),
  },
} satisfies Record<string, BatchedStatement>

export type BatchedStatementName = keyof typeof BATCHED_STATEMENTS

function toId([environment, providedId]: Values): string {
  return `${environment}\0${providedId}`
}

function toHex(hash: unknown): string {
  return (hash as Buffer).toString('hex')
}
