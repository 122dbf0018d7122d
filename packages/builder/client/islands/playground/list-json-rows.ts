import { isObject } from '../../../src/core/browser.ts'

/** A line of formatted JSON. */
export interface JsonRow {
  /** Keys and indexes from the root. */
  path: string
  depth: number
  /** The name of a member, as JSON. */
  name?: string
  /** A value, or the brackets of a list or object. */
  text: string
  /** Number of members or items, where a list or object opens. */
  count?: number
  /** Whether its members or items are left out. Only for lists and objects with some. */
  isFolded?: boolean
  /** Whether it only closes a list or object. */
  isEnd?: boolean
}

interface Place {
  path: string
  depth: number
  name?: string
  isLast: boolean
}

/** Lists the lines of formatted JSON. @param isFolded - whether the list or object at a path is one line */
export function listJsonRows(root: unknown, isFolded: (path: string, depth: number) => boolean): JsonRow[] {
  const rows: JsonRow[] = []
  function add(value: unknown, { isLast, ...place }: Place): void {
    const comma = isLast ? '' : ','
    const isList = Array.isArray(value)
    if (!isList && (!isObject(value) || value instanceof ExactNumber)) {
      rows.push({ ...place, text: toText(value) + comma })
      return
    }
    const members = Object.entries(value)
    const [start, end] = isList ? '[]' : '{}'
    if (members.length === 0) {
      rows.push({ ...place, text: `${start}${end}${comma}` })
      return
    }
    if (isFolded(place.path, place.depth)) {
      rows.push({ ...place, text: `${start}…${end}${comma}`, count: members.length, isFolded: true })
      return
    }
    rows.push({ ...place, text: start ?? '', count: members.length, isFolded: false })
    for (const [index, [key, member]] of members.entries())
      add(member, {
        path: `${place.path}/${key.replaceAll('/', '~1')}`,
        depth: place.depth + 1,
        ...(isList ? {} : { name: JSON.stringify(key) }),
        isLast: index === members.length - 1,
      })
    rows.push({ path: `${place.path}/`, depth: place.depth, text: `${end}${comma}`, isEnd: true })
  }
  add(root, { path: '', depth: 0, isLast: true })
  return rows
}

/** A number that JavaScript cannot represent, as it was written. */
class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Parses JSON. Numbers that JavaScript would round, such as long ids, are kept as written where browsers allow it. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && String(value) !== context.source
      ? new ExactNumber(context.source)
      : value,
  )
}

function toText(value: unknown): string {
  return value instanceof ExactNumber ? value.text : JSON.stringify(value)
}
