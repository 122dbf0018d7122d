import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../model/service-error.ts'
import type { Values } from './batched-statements.ts'
import { type Query, runTogether } from './run-together.ts'

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

describe('runTogether', () => {
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
    expect(await runTogether('find', items, query)).toEqual([
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
    const rows = await runTogether('insert', items, query)
    expect(ids).toEqual(['a', 'b', 'b', 'c'])
    expect(rows).toEqual([[{ token_hash: Buffer.of(1) }], [], [{ token_hash: Buffer.of(3) }], []])
  })

  it('uses the statement for one when there is one', async () => {
    const query: Query = async (name, _text, values) => [{ name, values }]
    const [rows] = await runTogether('find', [['Customer', 'a']], query)
    expect(await rows).toEqual([{ name: 'find', values: ['Customer', 'a'] }])
  })

  it('runs each alone when one of them cannot be run, so that only that one fails', async () => {
    const query: Query = async (_name, _text, [, id]) => {
      if (id === 'bad' || Array.isArray(id)) throw new Error('refused')
      return [{ id }]
    }
    const items = ['a', 'bad', 'c'].map((id) => ['Customer', id])
    expect(await Promise.allSettled(await runTogether('find', items, query))).toMatchObject([
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
    await expect(runTogether('find', items, query)).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(count).toBe(1)
  })
})
