import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBatch } from './create-batch-queue.ts'

describe('createBatch', () => {
  it('runs together what is asked for in one turn, and gives each its own result', async () => {
    const batches: (readonly number[])[] = []
    const batch = createBatch<number, string>(async (items) => {
      batches.push(items)
      return items.map(String)
    })
    const first = [1, 2, 3].map((item) => batch.add(item))
    await nextTurn()
    const second = batch.add(4)
    expect(await Promise.all([...first, second])).toEqual(['1', '2', '3', '4'])
    expect(batches).toEqual([[1, 2, 3], [4]])
  })

  it('runs no more than 256 together', async () => {
    const sizes: number[] = []
    const batch = createBatch<number, number>(async (items) => {
      sizes.push(items.length)
      return items
    })
    const items = Array.from({ length: 600 }, (_, index) => index)
    expect(await Promise.all(items.map((item) => batch.add(item)))).toEqual(items)
    expect(sizes).toEqual([256, 256, 88])
  })

  it('lets others have their turn between two that run', async () => {
    const events: unknown[] = []
    const batch = createBatch<number, number>(async (items) => {
      events.push(items.length)
      return items
    })
    const asked = Array.from({ length: 600 }, (_, index) => batch.add(index))
    for (let turn = 1; turn <= 2; turn++) {
      await nextTurn()
      events.push(`turn ${turn}`)
    }
    await Promise.all(asked)
    expect(events).toEqual([256, 'turn 1', 256, 'turn 2', 88])
  })

  it('fails all when the run fails, and one when its result does', async () => {
    const batch = createBatch<string, string>(async (items) => {
      if (items.includes('all')) throw new Error('all')
      return items.map(async (item) => {
        if (item === 'one') throw new Error('one')
        return item
      })
    })
    expect(await Promise.allSettled([batch.add('one'), batch.add('fine')])).toMatchObject([
      { reason: new Error('one') },
      { value: 'fine' },
    ])
    expect(await Promise.allSettled([batch.add('all'), batch.add('fine')])).toMatchObject([
      { reason: new Error('all') },
      { reason: new Error('all') },
    ])
  })

  it('is drained when everything that was asked for is there, failed or not', async () => {
    const batch = createBatch<number, number>(async (items) => {
      await nextTurn()
      if (items.includes(0)) throw new Error('zero')
      return items
    })
    let ended = 0
    const count = () => ended++
    batch.add(0).catch(count)
    batch.add(1).catch(count)
    await nextTurn()
    batch.add(2).then(count)
    await batch.drain()
    expect(ended).toBe(3)
    await batch.drain()
  })

  it('is not drained while a result is still to come', async () => {
    const batch = createBatch<string, string>(async (items) =>
      items.map(async (item) => {
        for (let turn = 0; turn < 5; turn++) await nextTurn()
        if (item === 'bad') throw new Error('bad')
        return item
      }),
    )
    const ended: string[] = []
    batch.add('slow').then((item) => ended.push(item))
    batch.add('bad').catch(({ message }: Error) => ended.push(message))
    await batch.drain()
    expect(ended.sort()).toEqual(['bad', 'slow'])
  })
})
