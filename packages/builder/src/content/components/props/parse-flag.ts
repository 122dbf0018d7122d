const SPELLINGS: ReadonlyMap<unknown, boolean> = new Map([
  ['', true],
  ['true', true],
  ['false', false],
])

/**
 * Parses a flag in any notation that authors use: without a value (`required`), `{true}`, `"true"`, `"False"`
 * (docs/reference/page-content.mdx#component-properties). Returns undefined for any other value.
 */
export function parseFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : SPELLINGS.get(typeof value === 'string' ? value.toLowerCase() : value)
}
