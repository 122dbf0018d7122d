import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../core/index.ts'
import type { Values } from './coalesced-statements.ts'
import { createStatementCoalescer, type Query } from './create-statement-coalescer.ts'

const toInsert = (id: string, hash: number): Values => [
  'Customer',
  id,
  id,
  null,
  null,
  Buffer.of(hash),
  Buffer.of(0),
  'now',
]

describe('createStatementCoalescer', () => {
  it('sends one statement for many items and assigns each its row', async () => {
    const queries: unknown[] = []
    const query: Query = async (name, _text, values) => {
      queries.push([name, values])
      return [
        { number: '3', name: 'C' },
        { number: '1', name: 'A' },
      ]
    }
    const items = ['a', 'b', 'c'].map((id) => ['Customer', id])
    expect(await createStatementCoalescer(query)('find', items)).toEqual([
      [{ number: '1', name: 'A' }],
      [],
      [{ number: '3', name: 'C' }],
    ])
    const columns = [
      ['Customer', 'Customer', 'Customer'],
      ['a', 'b', 'c'],
    ]
    expect(queries).toEqual([['find_many', columns]])
  })

  it('sends inserts in a fixed order, so that two instances do not deadlock', async () => {
    let ids: unknown
    const query: Query = async (_name, _text, values) => {
      ids = values[1]
      // Of the two items with the same id, the first was inserted.
      return [{ token_hash: Buffer.of(3) }, { token_hash: Buffer.of(1) }]
    }
    const items = [toInsert('b', 1), toInsert('c', 2), toInsert('a', 3), toInsert('b', 4)]
    const rows = await createStatementCoalescer(query)('insert', items)
    expect(ids).toEqual(['a', 'b', 'b', 'c'])
    expect(rows).toEqual([[{ token_hash: Buffer.of(1) }], [], [{ token_hash: Buffer.of(3) }], []])
  })

  it('reads each item a constant number of times, however large the batch is', async () => {
    let reads = 0
    const items = Array.from({ length: 256 }, (_, index) => {
      const values = [...toInsert(`${index}`, index)]
      const hash = values[5]
      return Object.defineProperty(values, 5, { get: () => ++reads && hash })
    })
    const query: Query = async (_name, _text, values) => (values[5] as Buffer[]).map((hash) => ({ token_hash: hash }))
    const rows = await createStatementCoalescer(query)('insert', items)
    expect(rows.flat()).toHaveLength(256)
    expect(reads).toBeLessThan(10 * items.length)
  })

  it('sends the single statement for a single item', async () => {
    const query: Query = async (name, _text, values) => [{ name, values }]
    const [rows] = await createStatementCoalescer(query)('find', [['Customer', 'a']])
    expect(await rows).toEqual([{ name: 'find', values: ['Customer', 'a'] }])
  })

  it('runs each item separately if one is refused, so that only that one fails', async () => {
    const query: Query = async (_name, _text, [, id]) => {
      if (id === 'bad' || Array.isArray(id)) throw new Error('refused')
      return [{ id }]
    }
    const items = ['a', 'bad', 'c'].map((id) => ['Customer', id])
    expect(await Promise.allSettled(await createStatementCoalescer(query)('find', items))).toMatchObject([
      { value: [{ id: 'a' }] },
      { reason: new Error('refused') },
      { value: [{ id: 'c' }] },
    ])
  })

  it('does not retry if the database is unavailable', async () => {
    let count = 0
    const query: Query = async () => {
      count++
      throw new ServiceError('store_unavailable', 'unavailable')
    }
    const items = ['a', 'b'].map((id) => ['Customer', id])
    await expect(createStatementCoalescer(query)('find', items)).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(count).toBe(1)
  })

  describe('with an engine', () => {
    const items = ['a', 'b'].map((id) => ['Customer', id])
    const refuse = (code: string): Error => Object.assign(new pg.DatabaseError('refused', 2, 'error'), { code })

    /** Counts the coalesced statements sent in three runs. */
    async function countCoalesced(toError: (count: number) => Error | undefined): Promise<number> {
      let count = 0
      const run = createStatementCoalescer(async (name, _text, [, id]) => {
        if (name !== 'find_many') return [{ id }]
        const error = toError(++count)
        if (error) throw error
        return [
          { number: '1', id: 'a' },
          { number: '2', id: 'b' },
        ]
      })
      for (let round = 0; round < 3; round++) {
        expect(await Promise.all(await run('find', items))).toMatchObject([[{ id: 'a' }], [{ id: 'b' }]])
      }
      return count
    }

    it.each(['0A000', '42601', '42883'])('that does not support the statement (%s), tries it once', async (code) => {
      expect(await countCoalesced(() => refuse(code))).toBe(1)
    })

    it.each(['22021', '23505'])('that refuses values (%s), tries again with the next items', async (code) => {
      expect(await countCoalesced(() => refuse(code))).toBe(3)
    })

    it('that has run the statement before, tries again after any error', async () => {
      expect(await countCoalesced((count) => (count === 2 ? refuse('0A000') : undefined))).toBe(3)
    })

    it('tries each statement independently', async () => {
      const names: string[] = []
      const run = createStatementCoalescer(async (name) => {
        names.push(name)
        if (name === 'find_many') throw refuse('42601')
        return []
      })
      await run('find', items)
      await run('insert', [toInsert('a', 1), toInsert('b', 2)])
      expect(names).toEqual(['find_many', 'find', 'find', 'insert_many'])
    })
  })
})
