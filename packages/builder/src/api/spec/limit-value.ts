const CUT = '…'

/** What lists, objects and scalars count apart from their text. */
const STRUCTURE = 4

export interface LimitedValue {
  /** The same value if nothing is left out. */
  value: unknown
  /** Characters it counts. */
  length: number
  isCut: boolean
}

/**
 * Limits JSON to a number of characters: texts are cut, and members after the last one that fits are left out. The value
 * must not be nested too deeply (`limit-document.ts`).
 */
export function limitValue(value: unknown, maxLength: number): LimitedValue {
  let left = maxLength

  function limit(held: unknown): unknown {
    left -= STRUCTURE
    if (typeof held === 'string') return limitText(held)
    if (typeof held !== 'object' || held === null) return held
    return Array.isArray(held) ? limitList(held) : limitObject(held)
  }

  function limitText(text: string): string {
    const room = Math.max(left, 0)
    left -= text.length
    return left >= 0 ? text : text.slice(0, room) + CUT
  }

  function limitList(list: readonly unknown[]): readonly unknown[] {
    const items: unknown[] = []
    for (const item of list) {
      if (left < 0) return [...items, CUT]
      items.push(limit(item))
    }
    return left < 0 ? items : list
  }

  function limitObject(object: object): object {
    const members: [string, unknown][] = []
    for (const [key, member] of Object.entries(object)) {
      if (left < key.length) {
        left = -1
        return Object.fromEntries([...members, [CUT, CUT]])
      }
      left -= key.length
      members.push([key, limit(member)])
    }
    return left < 0 ? Object.fromEntries(members) : object
  }

  const limited = limit(value)
  return { value: limited, length: maxLength - Math.max(left, 0), isCut: left < 0 }
}
