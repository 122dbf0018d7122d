import { InvalidArgumentError } from 'commander'

/** Parses a color: `#` and 3 or 6 hex digits. The `#` is optional, because it starts a comment in shells. */
export function parseColor(value: string): string {
  const color = value.startsWith('#') ? value : `#${value}`
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color)) return color.toLowerCase()
  throw new InvalidArgumentError('Expected a hex color such as "#0f766e".')
}
