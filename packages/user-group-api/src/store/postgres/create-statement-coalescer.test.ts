import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../core/service-error.ts'
import type { Values } from './coalesced-statements.ts'
import { createRunTogether, type Query } from './create-statement-coalescer.ts'

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

describe('createRunTogether', () => {
  it('asks for many by one statement, and tells whose row is whose', async () => {
    const asked: unknown[] = []
    const query: Query = async (name, _text, values) => {
      asked.push([name, values])
      return [
        { number: '3', name: 'C' },
        { number: '1', name: 'A' },
      ]
    }
    const items = ['a', 'b', 'c'].map((id) => ['Customer', id])
    expect(await createRunTogether(query)('find', items)).toEqual([
      [{ number: '1', name: 'A' }],
      [],
      [{ number: '3', name: 'C' }],
    ])
    const lists = [
      ['Customer', 'Customer', 'Customer'],
      ['a', 'b', 'c'],
    ]
    expect(asked).toEqual([['find_many', lists]])
  })

  it('sends what is made in one order, whoever asks: no two instances wait for each other', async () => {
    let ids: unknown
    const query: Query = async (_name, _text, values) => {
      ids = values[1]
      // The first of two of the same id is the one that was made.
      return [{ token_hash: Buffer.of(3) }, { token_hash: Buffer.of(1) }]
    }
    const items = [toInsert('b', 1), toInsert('c', 2), toInsert('a', 3), toInsert('b', 4)]
    const rows = await createRunTogether(query)('insert', items)
    expect(ids).toEqual(['a', 'b', 'b', 'c'])
    expect(rows).toEqual([[{ token_hash: Buffer.of(1) }], [], [{ token_hash: Buffer.of(3) }], []])
  })

  it('looks at each item a few times, however many come together', async () => {
    let looks = 0
    const items = Array.from({ length: 256 }, (_, index) => {
      const values = [...toInsert(`${index}`, index)]
      const hash = values[5]
      return Object.defineProperty(values, 5, { get: () => ++looks && hash })
    })
    const query: Query = async (_name, _text, values) => (values[5] as Buffer[]).map((hash) => ({ token_hash: hash }))
    const rows = await createRunTogether(query)('insert', items)
    expect(rows.flat()).toHaveLength(256)
    expect(looks).toBeLessThan(10 * items.length)
  })

  it('uses the statement for one when there is one', async () => {
    const query: Query = async (name, _text, values) => [{ name, values }]
    const [rows] = await createRunTogether(query)('find', [['Customer', 'a']])
    expect(await rows).toEqual([{ name: 'find', values: ['Customer', 'a'] }])
  })

  it('runs each alone when one of them cannot be run, so that only that one fails', async () => {
    const query: Query = async (_name, _text, [, id]) => {
      if (id === 'bad' || Array.isArray(id)) throw new Error('refused')
      return [{ id }]
    }
    const items = ['a', 'bad', 'c'].map((id) => ['Customer', id])
    expect(await Promise.allSettled(await createRunTogether(query)('find', items))).toMatchObject([
      { value: [{ id: 'a' }] },
      { reason: new Error('refused') },
      { value: [{ id: 'c' }] },
    ])
  })

  it('does not ask a database again that is away', async () => {
    let count = 0
    const query: Query = async () => {
      count++
      throw new ServiceError('store_unavailable', 'away')
    }
    const items = ['a', 'b'].map((id) => ['Customer', id])
    await expect(createRunTogether(query)('find', items)).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(count).toBe(1)
  })

  describe('an engine', () => {
    const items = ['a', 'b'].map((id) => ['Customer', id])
    const refuse = (code: string): Error => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })

    /** Counts the shared statements that were sent in three runs, where `answer` answers them. */
    async function countShared(answer: (count: number) => Error | undefined): Promise<number> {
      let count = 0
      const run = createRunTogether(async (name, _text, [, id]) => {
        if (name !== 'find_many') return [{ id }]
        const error = answer(++count)
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

    it.each(['0A000', '42601', '42883'])('that does not know the shared statement (%s) is asked once', async (code) => {
      expect(await countShared(() => refuse(code))).toBe(1)
    })

    it.each(['22021', '23505'])('that refuses values (%s) is asked again', async (code) => {
      expect(await countShared(() => refuse(code))).toBe(3)
    })

    it('that knew the shared statement once is asked again, whatever it says', async () => {
      expect(await countShared((count) => (count === 2 ? refuse('0A000') : undefined))).toBe(3)
    })

    it('is asked for each kind of statement by itself', async () => {
      const asked: string[] = []
      const run = createRunTogether(async (name) => {
        asked.push(name)
        if (name === 'find_many') throw refuse('42601')
        return []
      })
      await run('find', items)
      await run('insert', [toInsert('a', 1), toInsert('b', 2)])
      expect(asked).toEqual(['find_many', 'find', 'find', 'insert_many'])
    })
  })
})
