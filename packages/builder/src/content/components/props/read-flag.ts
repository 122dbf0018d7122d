const SPELLINGS: ReadonlyMap<unknown, boolean> = new Map([
  ['', true],
  ['true', true],
  ['false', false],
])

/**
 * Reads a flag in every spelling authors use: bare (`required`), `{true}`, `"true"`, `"False"` (reference 4). Undefined
 * when it is none of them.
 */
export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : SPELLINGS.get(typeof value === 'string' ? value.toLowerCase() : value)
}
