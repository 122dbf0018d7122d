/** The syntax of lists and maps in a language. */
export interface LiteralSyntax {
  quote(text: string): string
  /** The part of a map entry before its value: `"name": `. */
  toKey(name: string): string
  null: string
  true: string
  false: string
  map: readonly [open: string, close: string]
  /** The indentation of one level; two spaces by default. */
  unit?: string
  /** Converts a map that the plain syntax would turn into something else. */
  toMap?(entries: readonly (readonly [string, unknown])[], written: string): string
}

/** Converts a JSON value to a literal on several lines. Lines after the first are indented by `indent`. */
export function toLiteral(value: unknown, syntax: LiteralSyntax, indent = ''): string {
  // Drops what JSON drops (`undefined`).
  return convert(JSON.parse(JSON.stringify(value) ?? 'null'), syntax, indent)
}

function convert(value: unknown, syntax: LiteralSyntax, indent: string): string {
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
      value.map((item) => convert(item, syntax, inner)),
    )
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
  const written = around(
    syntax.map,
    entries.map(([name, held]) => `${syntax.toKey(name)}${convert(held, syntax, inner)}`),
  )
  return syntax.toMap?.(entries, written) ?? written
}
