import type { SqlRow, SqlValue } from '../create-store.ts'
import { GROUP_COLUMNS } from '../statements.ts'

/** The values of one execution of a statement. */
export type Values = readonly SqlValue[]

/** Does for many items what the statement of the same name in STATEMENTS does for one. */
export interface CoalescedStatement {
  /** Takes one array for each value of the single statement. */
  text: string
  /** The order in which the items are sent; by default, the order in which they were added. */
  compare?: (left: Values, right: Values) => number
  /** Identifies an item by its values and its position among the sent items. */
  toItemKey: (values: Values, index: number) => string
  /** The key of the item that a row belongs to. */
  toRowKey: (row: SqlRow) => string
}

/** The two statements of get or create, by far the most common operation. */
export const COALESCED_STATEMENTS = {
  // LIMIT makes PostgreSQL look up each id in the index, even while it has no statistics about a new table.
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
  // Sorted, because two instances that insert the same ids in different orders would deadlock.
  insert: {
    text: `INSERT INTO user_groups (environment, provided_id, name, mapping, properties, token_hash, token_sealed, created_at, updated_at)
      SELECT environment, provided_id, name, mapping, properties, token_hash, token_sealed, now, now
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bytea[], $8::text[])
        AS added (environment, provided_id, name, mapping, properties, token_hash, token_sealed, now)
      ON CONFLICT (environment, provided_id) DO NOTHING RETURNING ${GROUP_COLUMNS}`,
    compare: (left, right) => (toId(left) < toId(right) ? -1 : toId(left) > toId(right) ? 1 : 0),
    // Not by id, because only one of two items with the same id is inserted.
    toItemKey: (values) => toHex(values[5]),
    toRowKey: ({ token_hash: hash }) => toHex(hash),
  },
} satisfies Record<string, CoalescedStatement>

export type CoalescedStatementName = keyof typeof COALESCED_STATEMENTS

function toId([environment, providedId]: Values): string {
  return `${environment}\0${providedId}`
}

function toHex(hash: unknown): string {
  return (hash as Buffer).toString('hex')
}
