import type pg from 'pg'
import type { SqlRow } from '../create-store.ts'
import { META_TABLE, MIGRATIONS } from '../migrations.ts'
import { STATEMENTS, type StatementName } from '../statements.ts'
import { COALESCED_STATEMENTS, type CoalescedStatementName } from './coalesced-statements.ts'
import { retry } from './retry.ts'

/** Connections to an empty schema. */
interface Connections {
  first: pg.ClientBase
  /** Opened by the first check that needs it. */
  openSecond(): Promise<pg.ClientBase>
}

/** Something that the service needs from an engine with the protocol of PostgreSQL. */
export interface EngineCheck {
  name: string
  /** What the service does without it; undefined if it doesn't work without it. */
  fallback?: string
  /** @throws Error if the engine doesn't support it */
  run(connections: Connections): Promise<void>
}

type Values = readonly (string | number | Buffer | null)[]

const ENVIRONMENT = 'Customer'
const NOW = '2000-01-01T00:00:00.000Z'

/** What is stored has to come back unchanged. */
const TEXT = 'é 🌱 \\ \' " {,} \u007f'
const toHash = (number: number): Buffer => Buffer.alloc(32, number)
const toInsert = (id: string, number: number): Values => [
  ENVIRONMENT,
  id,
  TEXT,
  null,
  JSON.stringify({ text: TEXT }),
  toHash(number),
  Buffer.of(0, 255, 128, number),
  NOW,
]

/** Values for each statement, in an order in which every statement finds what it needs. */
const EXAMPLES: Readonly<Record<StatementName, Values | ((execution: number) => Values)>> = {
  ping: [],
  writeMeta: ['key', 'value'],
  readMeta: ['key'],
  replaceMeta: ['key', 'other'],
  deleteMeta: ['key'],
  insert: toInsert('a', 1),
  find: [ENVIRONMENT, 'a'],
  findByToken: [ENVIRONMENT, toHash(1)],
  listGroups: [0, 10],
  update: [ENVIRONMENT, 'a', 'B', 1, null, 0, null, NOW],
  replaceEncryptedToken: [1, toHash(1), Buffer.of(1)],
  replaceToken: [ENVIRONMENT, toHash(1), toHash(2), Buffer.of(2), NOW],
  delete: [ENVIRONMENT, 1, toHash(2)],
  insertApiToken: (execution) => ['token', ENVIRONMENT, toHash(3 + execution), NOW],
  findApiToken: [toHash(3)],
  listApiTokens: [],
  revokeApiToken: [1, NOW],
}

const LOCK = '1'

/** In the order in which they run, each with what the ones before it have left. */
export const ENGINE_CHECKS: readonly EngineCheck[] = [
  {
    name: 'Report whether the server is a replica (`SHOW transaction_read_only`)',
    fallback: 'A replica is only noticed when it refuses a write.',
    async run({ first }) {
      const { rows } = await first.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
      expect(rows[0]?.transaction_read_only === 'off', 'the server is read-only')
    },
  },
  {
    name: 'Create the tables in one transaction, after a savepoint',
    async run({ first }) {
      for (const statement of ['BEGIN', 'SAVEPOINT lock', META_TABLE, ...MIGRATIONS.map(({ postgres }) => postgres)]) {
        await first.query(statement)
      }
      await first.query('COMMIT')
    },
  },
  ...(Object.keys(EXAMPLES) as StatementName[]).map(
    (name): EngineCheck => ({
      name: `Statement \`${name}\``,
      // Twice, because a statement is prepared once and then executed by name.
      async run({ first }) {
        const values = EXAMPLES[name]
        for (const execution of [0, 1]) {
          await execute(first, name, typeof values === 'function' ? values(execution) : values)
        }
      },
    }),
  ),
  {
    name: 'Return text and bytes unchanged',
    async run({ first }) {
      const [row] = await execute(first, 'insert', toInsert(TEXT, 10))
      const [found] = await execute(first, 'find', [ENVIRONMENT, TEXT])
      for (const { name, provided_id, properties, token_sealed } of [row ?? {}, found ?? {}]) {
        expect(name === TEXT && provided_id === TEXT, 'text was changed')
        expect(properties === JSON.stringify({ text: TEXT }), 'JSON was changed')
        expect(Buffer.isBuffer(token_sealed) && token_sealed.equals(Buffer.of(0, 255, 128, 10)), 'bytes were changed')
      }
    },
  },
  {
    name: 'Never use an internal ID twice',
    async run({ first }) {
      const [row] = await execute(first, 'insert', toInsert('b', 11))
      await execute(first, 'delete', [ENVIRONMENT, Number(row?.team_id), toHash(11)])
      const [next] = await execute(first, 'insert', toInsert('b', 12))
      expect(Number(next?.team_id) > Number(row?.team_id), 'the ID of a deleted row was used again')
    },
  },
  {
    name: 'Refuse a second row with the same ID or token',
    async run({ first }) {
      expect((await execute(first, 'insert', toInsert('b', 13))).length === 0, 'the ID was inserted twice')
      const error = await execute(first, 'insert', toInsert('c', 12)).catch((reason: unknown) => reason)
      expect(error instanceof Error && 'code' in error && error.code === '23505', 'expected the error 23505')
    },
  },
  {
    name: 'Show a committed row to every other connection at once (`READ COMMITTED` or stricter)',
    async run({ first, openSecond }) {
      const second = await openSecond()
      for (let number = 20; number < 40; number++) {
        await execute(first, 'insert', toInsert(`visible ${number}`, number))
        const rows = await execute(second, 'find', [ENVIRONMENT, `visible ${number}`])
        expect(rows.length === 1, 'a committed row was missing')
      }
    },
  },
  {
    name: 'Let one of two concurrent inserts of an ID win',
    async run({ first, openSecond }) {
      const second = await openSecond()
      for (let number = 40; number < 80; number += 2) {
        const id = `concurrent ${number}`
        const rows = await Promise.all([
          execute(first, 'insert', toInsert(id, number)),
          execute(second, 'insert', toInsert(id, number + 1)),
        ])
        expect(rows.flat().length === 1, `${rows.flat().length} inserts succeeded`)
      }
    },
  },
  {
    name: 'Let one of two concurrent rotations of a token win',
    async run({ first, openSecond }) {
      const second = await openSecond()
      for (let number = 80; number < 120; number += 2) {
        const [current = {}] = await execute(first, 'find', [ENVIRONMENT, 'b'])
        const rotate = (client: pg.ClientBase, next: number) =>
          execute(client, 'replaceToken', [ENVIRONMENT, current.token_hash as Buffer, toHash(next), Buffer.of(0), NOW])
        const rows = await Promise.all([rotate(first, number), rotate(second, number + 1)])
        expect(rows.flat().length === 1, `${rows.flat().length} rotations succeeded`)
      }
    },
  },
  ...(Object.keys(COALESCED_STATEMENTS) as CoalescedStatementName[]).map(
    (name): EngineCheck => ({
      name: `Statement \`${name}\` for many requests (\`unnest\`${name === 'find' ? ', `LATERAL`' : ''})`,
      fallback: 'Each request gets its own statement, which is slower.',
      async run({ first }) {
        const items = [toInsert('many 1', 201), toInsert('many 2', 202)]
        const sent = name === 'find' ? items.map((values) => values.slice(0, 2)) : items
        const columns = sent[0]?.map((_, column) => sent.map((values) => values[column])) ?? []
        // The rows of `find` exist if the engine supports `insert` for many, otherwise they are inserted here.
        if (name === 'find') for (const values of items) await execute(first, 'insert', values)
        const { rows } = await first.query({
          name: `${name}_many`,
          text: COALESCED_STATEMENTS[name].text,
          values: columns,
        })
        expect(rows.length === 2, `expected 2 rows, got ${rows.length}`)
        for (const values of items) await first.query('DELETE FROM user_groups WHERE provided_id = $1', [values[1]])
      },
    }),
  ),
  {
    name: 'Advisory locks',
    fallback: '`rekey` cannot detect running instances, and instances that start at once retry.',
    async run({ first, openSecond }) {
      const second = await openSecond()
      await first.query(`SELECT pg_try_advisory_lock_shared(${LOCK})`)
      const tryExclusive = async () =>
        (await second.query<{ isLocked: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS "isLocked"`)).rows[0]
          ?.isLocked
      expect((await tryExclusive()) === false, 'an exclusive lock was granted next to a shared one')
      await first.query(`SELECT pg_advisory_unlock_shared(${LOCK})`)
      expect((await tryExclusive()) === true, 'a lock was not released')
      await second.query(`SELECT pg_advisory_unlock(${LOCK})`)
      for (const name of ['pg_try_advisory_xact_lock', 'pg_advisory_xact_lock']) {
        await first.query(`SELECT ${name}(${LOCK})`)
      }
    },
  },
]

async function execute(client: pg.ClientBase, name: StatementName, values: Values): Promise<SqlRow[]> {
  const statement = { name, text: STATEMENTS[name], values: [...values] }
  return retry(async () => (await client.query<SqlRow>(statement)).rows)
}

function expect(isTrue: boolean, failure: string): void {
  if (!isTrue) throw new Error(failure)
}
