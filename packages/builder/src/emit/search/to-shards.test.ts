import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ShardItem, toShards } from './to-shards.ts'

const divide = (items: readonly ShardItem[]) =>
  toShards(items, { toName: (hash) => `${hash}.json`, toContent: (texts) => JSON.stringify(texts) })

const createItems = (count: number): ShardItem[] =>
  Array.from({ length: count }, (_, number) => ({ key: `key-${number}`, text: `${number}`.padEnd(100, '.') }))

it('contains every item once, in order, and numbers the first of each file', () => {
  const anyItem = fc.record({ key: fc.string(), text: fc.string({ maxLength: 20_000, size: 'max' }) })
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
      const shards = divide(items)
      expect(shards.flatMap(({ text }) => JSON.parse(text) as string[])).toEqual(items.map(({ text }) => text))
      for (const { first, text } of shards) expect(items[first]?.text).toBe((JSON.parse(text) as string[])[0])
    }),
    { numRuns: 30 },
  )
})

it('keeps most files when an item is added, removed or changed', () => {
  const items = createItems(5_000)
  const before = divide(items)
  expect(before.length).toBeGreaterThan(40)
  expect(Math.max(...before.map(({ text }) => text.length))).toBeLessThan(17_000)
  const changes = [
    items.toSpliced(2_500, 0, { key: 'new', text: 'new' }),
    items.toSpliced(2_500, 1),
    items.with(2_500, { key: 'key-2500', text: 'other' }),
  ]
  for (const changed of changes) {
    const after = new Set(divide(changed).map(({ name }) => name))
    expect(before.filter(({ name }) => !after.has(name)).length).toBeLessThan(4)
  }
})
