import { type EventType, load, type State } from 'js-yaml'

/** A value with its position. Those of a mapping are its keys and values in turn. */
export interface ParsedValue {
  value: unknown
  kind: State['kind']
  start: number
  end: number
  parts: ParsedValue[]
}

/** Parses a JSON or YAML document. Undefined if it cannot be parsed. */
export function parseWithPositions(source: string): ParsedValue | undefined {
  const open: ParsedValue[] = []
  let root: ParsedValue | undefined

  function listen(event: EventType, state: State): void {
    if (event === 'open') {
      open.push({ value: undefined, kind: state.kind, start: state.position, end: state.position, parts: [] })
      return
    }
    const closed = open.pop()
    if (closed === undefined) return
    const [only, ...others] = closed.parts
    // The parser first reads a collection as a possible key.
    const isKey = others.length === 0 && only !== undefined && only.value === state.result
    const parts = isKey ? only.parts : closed.parts
    Object.assign(closed, { value: state.result, kind: state.kind, end: state.position, parts })
    const parent = open.at(-1)
    if (parent === undefined) root = closed
    else parent.parts.push(closed)
  }

  try {
    // Tabs are white space in JSON, but not in YAML.
    const text = /^\s*[{[]/.test(source) ? source.replaceAll('\t', ' ') : source
    load(text, { json: true, listener: listen })
    return root
  } catch {
    return undefined
  }
}

/** Removes what the parser counts to a value: white space around it, and its tag or anchor. */
export function trimRange(source: string, start: number, end: number): { start: number; end: number } {
  const [before = ''] = /^(?:\s+|[&!]\S*)*/.exec(source.slice(start, end)) ?? []
  const text = source.slice(start + before.length, end).trimEnd()
  return { start: start + before.length, end: start + before.length + text.length }
}
