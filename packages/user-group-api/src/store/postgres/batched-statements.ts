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
  /** Which item, by its place among those sent, a row belongs to. */
  findItem: (row: SqlRow, items: readonly Values[]) => number
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
    findItem: ({ number }) => Number(number) - 1,
  },
  // Two instances that make the same groups in another order would wait for each other for ever.
  insert: {
    text: `INSERT INTO user_groups (environment, provided_id, name, mapping, properties, token_hash, token_sealed, created_at, updated_at)
      SELECT environment, provided_id, name, mapping, properties, token_hash, token_sealed, now, now
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bytea[], $8::text[])
        AS made (environment, provided_id, name, mapping, properties, token_hash, token_sealed, now)
      ON CONFLICT (environment, provided_id) DO NOTHING RETURNING ${GROUP_COLUMNS}`,
    compare: (left, right) => (toKey(left) < toKey(right) ? -1 : toKey(left) > toKey(right) ? 1 : 0),
    findItem: ({ token_hash: hash }, items) =>
      items.findIndex((values) => Buffer.isBuffer(values[5]) && values[5].equals(hash as Buffer)),
  },
} satisfies Record<string, BatchedStatement>

export type BatchedStatementName = keyof typeof BATCHED_STATEMENTS

function toKey([environment, providedId]: Values): string {
  return `${environment}\0${providedId}`
}
