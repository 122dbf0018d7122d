import type { Condition, JsonPath, Operand, Operator, PathSegment, Query, Selector } from './json-path.ts'

/** A parsed path, or why it cannot be parsed, as the end of a sentence. */
export type ParsedPath = { ok: true; path: JsonPath } | { ok: false; reason: string }

/** Real paths are shorter. The limit also bounds how deeply conditions are nested. */
const MAX_LENGTH = 1_000

/** Parses a JSONPath (RFC 9535) without functions, for example `$.paths['/users'].*.parameters[?@.name == 'id']`. */
export function parseJsonPath(text: string): ParsedPath {
  if (text.length > MAX_LENGTH) return { ok: false, reason: `it is longer than ${MAX_LENGTH} characters` }
  const reader = createReader(text.trim())
  if (!reader.take(/\$/y)) return { ok: false, reason: 'it does not start with "$"' }
  const path = readSegments(reader)
  reader.skipSpace()
  const isWhole = path !== undefined && reader.isAtEnd()
  return isWhole
    ? { ok: true, path }
    : { ok: false, reason: `it cannot be read from character ${reader.position() + 1}` }
}

interface Reader {
  /** Takes what a sticky pattern matches at the position. Returns its first group, or else the whole match. */
  take(pattern: RegExp): string | undefined
  skipSpace(): void
  position(): number
  isAtEnd(): boolean
}

function createReader(text: string): Reader {
  let position = 0
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = position
    const match = pattern.exec(text)
    if (match === null) return undefined
    position += match[0].length
    return match[1] ?? match[0]
  }
  return { take, skipSpace: () => take(/\s*/y), position: () => position, isAtEnd: () => position === text.length }
}

const NAME = /[\p{L}_][\p{L}\p{N}_-]*/uy

/** Reads segments as long as there are any. Undefined if one of them is invalid. */
function readSegments(reader: Reader): PathSegment[] | undefined {
  const segments: PathSegment[] = []
  for (;;) {
    const dots = reader.take(/\s*\.\.?/y)?.trim()
    const isDeep = dots === '..'
    if (dots !== '.' && reader.take(/\s*\[/y) !== undefined) {
      const selectors = readList(reader)
      if (selectors === undefined) return undefined
      segments.push({ isDeep, selectors })
      continue
    }
    if (dots === undefined) return segments
    const name = reader.take(/\*/y) ?? reader.take(NAME)
    if (name === undefined) return undefined
    segments.push({ isDeep, selectors: [name === '*' ? { type: 'all' } : { type: 'name', name }] })
  }
}

/** Reads the selectors of brackets, with the closing one. */
function readList(reader: Reader): Selector[] | undefined {
  const selectors: Selector[] = []
  do {
    const selector = readSelector(reader)
    if (selector === undefined) return undefined
    selectors.push(selector)
  } while (reader.take(/\s*,/y) !== undefined)
  return reader.take(/\s*\]/y) === undefined ? undefined : selectors
}

function readSelector(reader: Reader): Selector | undefined {
  reader.skipSpace()
  if (reader.take(/\*/y)) return { type: 'all' }
  if (reader.take(/\?/y)) {
    const condition = readAny(reader)
    return condition && { type: 'filter', condition }
  }
  const name = readText(reader)
  if (name !== undefined) return { type: 'name', name }
  const start = reader.take(/-?\d+/y)
  if (!reader.take(/\s*:/y)) return start === undefined ? undefined : { type: 'index', index: Number(start) }
  const end = reader.take(/\s*(-?\d+)/y)
  const step = reader.take(/\s*:\s*(-?\d+)/y) ?? (reader.take(/\s*:/y) && '1')
  return {
    type: 'slice',
    ...(start !== undefined && { start: Number(start) }),
    ...(end !== undefined && { end: Number(end) }),
    step: Number(step ?? 1),
  }
}

/** Reads quoted text. */
function readText(reader: Reader): string | undefined {
  const single = reader.take(/'(?:[^'\\]|\\.)*'/y)
  const quoted =
    single === undefined
      ? reader.take(/"(?:[^"\\]|\\.)*"/y)
      : `"${single
          .slice(1, -1)
          .replaceAll("\\'", "'")
          .replace(/(?<!\\)"/g, '\\"')}"`
  if (quoted === undefined) return undefined
  try {
    return String(JSON.parse(quoted))
  } catch {
    return undefined
  }
}

function readAny(reader: Reader): Condition | undefined {
  return readJoined(reader, 'or', /\s*\|\|/y, () => readJoined(reader, 'and', /\s*&&/y, () => readBasic(reader)))
}

function readJoined(
  reader: Reader,
  type: 'or' | 'and',
  separator: RegExp,
  readPart: () => Condition | undefined,
): Condition | undefined {
  const conditions: Condition[] = []
  do {
    const condition = readPart()
    if (condition === undefined) return undefined
    conditions.push(condition)
  } while (reader.take(separator) !== undefined)
  const [only] = conditions
  return conditions.length === 1 ? only : { type, conditions }
}

function readBasic(reader: Reader): Condition | undefined {
  reader.skipSpace()
  if (reader.take(/!(?!=)/y)) {
    const condition = readBasic(reader)
    return condition && { type: 'not', condition }
  }
  if (reader.take(/\(/y)) {
    const condition = readAny(reader)
    return reader.take(/\s*\)/y) ? condition : undefined
  }
  const left = readOperand(reader)
  const operator = reader.take(/\s*(==|!=|<=|>=|<|>)/y) as Operator | undefined
  if (operator === undefined) return left?.type === 'query' ? { type: 'exists', query: left.query } : undefined
  const right = readOperand(reader)
  return left && right && { type: 'compare', operator, left, right }
}

const LITERALS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

function readOperand(reader: Reader): Operand | undefined {
  reader.skipSpace()
  const query = readQuery(reader)
  if (query !== undefined) return { type: 'query', query }
  const text = readText(reader)
  if (text !== undefined) return { type: 'literal', value: text }
  const number = reader.take(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy)
  if (number !== undefined) return { type: 'literal', value: Number(number) }
  const word = reader.take(/(?:true|false|null)\b/y)
  return word === undefined ? undefined : { type: 'literal', value: LITERALS.get(word) }
}

function readQuery(reader: Reader): Query | undefined {
  const start = reader.take(/[@$]/y)
  const path = start && readSegments(reader)
  return path ? { isRelative: start === '@', path } : undefined
}
