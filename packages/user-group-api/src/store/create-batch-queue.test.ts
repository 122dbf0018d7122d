import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBatchQueue } from './create-batch-queue.ts'

describe('createBatchQueue', () => {
  it('runs the items of one turn together and resolves each with its own result', async () => {
    const batches: (readonly number[])[] = []
    const queue = createBatchQueue<number, string>(async (items) => {
      batches.push(items)
      return items.map(String)
    })
    const first = [1, 2, 3].map((item) => queue.add(item))
    await nextTurn()
    const second = queue.add(4)
    expect(await Promise.all([...first, second])).toEqual(['1', '2', '3', '4'])
    expect(batches).toEqual([[1, 2, 3], [4]])
  })

  it('runs at most 256 items together', async () => {
    const sizes: number[] = []
    const queue = createBatchQueue<number, number>(async (items) => {
      sizes.push(items.length)
      return items
    })
    const items = Array.from({ length: 600 }, (_, index) => index)
    expect(await Promise.all(items.map((item) => queue.add(item)))).toEqual(items)
    expect(sizes).toEqual([256, 256, 88])
  })

  it('yields to the event loop between two batches', async () => {
    const events: unknown[] = []
    const queue = createBatchQueue<number, number>(async (items) => {
      events.push(items.length)
      return items
    })
    const added = Array.from({ length: 600 }, (_, index) => queue.add(index))
    for (let turn = 1; turn <= 2; turn++) {
      await nextTurn()
      events.push(`turn ${turn}`)
    }
    await Promise.all(added)
    expect(events).toEqual([256, 'turn 1', 256, 'turn 2', 88])
  })

  it('fails all items if the run fails, and only one if its result does', async () => {
    const queue = createBatchQueue<string, string>(async (items) => {
      if (items.includes('all')) throw new Error('all')
      return items.map(async (item) => {
        if (item === 'one') throw new Error('one')
        return item
      })
    })
    expect(await Promise.allSettled([queue.add('one'), queue.add('fine')])).toMatchObject([
      { reason: new Error('one') },
      { value: 'fine' },
    ])
    expect(await Promise.allSettled([queue.add('all'), queue.add('fine')])).toMatchObject([
      { reason: new Error('all') },
      { reason: new Error('all') },
    ])
  })

  it('drains once every item has settled, including failed ones', async () => {
    const queue = createBatchQueue<number, number>(async (items) => {
      await nextTurn()
      if (items.includes(0)) throw new Error('zero')
      return items
    })
    let settled = 0
    const count = () => settled++
    queue.add(0).catch(count)
    queue.add(1).catch(count)
    await nextTurn()
    queue.add(2).then(count)
    await queue.drain()
    expect(settled).toBe(3)
    await queue.drain()
  })

  it('does not drain while a result is pending', async () => {
    const queue = createBatchQueue<string, string>(async (items) =>
      items.map(async (item) => {
        for (let turn = 0; turn < 5; turn++) await nextTurn()
        if (item === 'bad') throw new Error('bad')
        return item
      }),
    )
    const settled: string[] = []
    queue.add('slow').then((item) => settled.push(item))
    queue.add('bad').catch(({ message }: Error) => settled.push(message))
    await queue.drain()
    expect(settled.sort()).toEqual(['bad', 'slow'])
  })
})
