/** How a language writes lists and maps. */
export interface LiteralSyntax {
  quote(text: string): string
  /** What stands before a value of a map: `"name": `. */
  toKey(name: string): string
  null: string
  true: string
  false: string
  map: readonly [open: string, close: string]
  /** What a level is indented by; two blanks by default. */
  unit?: string
  /** A map that `map` would take for something else. */
  toMap?(entries: readonly (readonly [string, unknown])[], written: string): string
}

/** Writes a value of JSON as a literal of several lines, its lines after the first indented by `indent`. */
export function writeLiteral(value: unknown, syntax: LiteralSyntax, indent = ''): string {
  // What JSON leaves out (`undefined`) is left out here too.
  return write(JSON.parse(JSON.stringify(value) ?? 'null'), syntax, indent)
}

function write(value: unknown, syntax: LiteralSyntax, indent: string): string {
  const inner = indent + (syntax.unit ?? '  ')
  const around = ([open, close]: readonly [string, string], items: readonly string[]): string =>
    items.length === 0
      ? `${open}${close}`
      : `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
  if (typeof value === 'string') return syntax.quote(value)
  if (value === null) return syntax.null
  if (value === true) return syntax.true
  if (value === false) return syntax.false
  if (Array.isArray(value))
    return around(
      ['[', ']'],
      value.map((item) => write(item, syntax, inner)),
    )
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  const written = around(
    syntax.map,
    entries.map(([name, held]) => `${syntax.toKey(name)}${write(held, syntax, inner)}`),
  )
  return syntax.toMap?.(entries, written) ?? written
}
