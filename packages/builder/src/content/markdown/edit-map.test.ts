import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EditMap } from './edit-map.ts'

/** A list that counts the events that are added to it. */
class CountedEvents extends Array<number> {
  added = 0

  override push(...events: number[]): number {
    this.added += events.length
    return super.push(...events)
  }

  // What `slice` returns is not counted.
  static override get [Symbol.species]() {
    return Array
  }
}

const event = fc.integer({ min: 100, max: 999 })

/** Changes at different indexes that don't overlap. */
const changes = fc
  .array(fc.record({ keep: fc.nat(3), remove: fc.nat(2), add: fc.array(event, { maxLength: 3 }) }), { maxLength: 6 })
  .map((steps) => {
    let position = 0
    return steps.map(({ keep, remove, add }) => {
      const at = position + keep
      position = at + Math.max(remove, 1)
      return { at, remove, add }
    })
  })

describe('EditMap', () => {
  it('applies changes like splices from the last to the first, in any order of additions', () => {
    fc.assert(
      fc.property(changes, fc.boolean(), (edits, isReversed) => {
        const original = Array.from({ length: 40 }, (_value, index) => index)
        const expected = [...original]
        for (const { at, remove, add } of edits.toReversed()) expected.splice(at, remove, ...add)
        const map = new EditMap<number>()
        for (const { at, remove, add } of isReversed ? edits.toReversed() : edits) map.add(at, remove, [...add])
        map.consume(original)
        expect(original).toEqual(expected)
      }),
    )
  })

  it('joins changes at the same index', () => {
    const events = [0, 1, 2, 3]
    const map = new EditMap<number>()
    map.add(1, 1, [10])
    map.add(1, 1, [11])
    map.addBefore(1, 0, [9])
    map.consume(events)
    expect(events).toEqual([0, 9, 10, 11, 3])
  })

  it('is empty after its changes are applied', () => {
    const map = new EditMap<number>()
    map.add(0, 1, [])
    map.consume([0, 1])
    const events = [0, 1]
    map.consume(events)
    expect(events).toEqual([0, 1])
  })

  it('copies only what comes after the first change', () => {
    const events = CountedEvents.from({ length: 10_000 }, (_value, index) => index) as CountedEvents
    events.added = 0
    const map = new EditMap<number>()
    map.add(9_990, 1, [1, 2])
    map.consume(events)
    expect(events.added).toBe(11)
    expect(events).toHaveLength(10_001)
  })
})
