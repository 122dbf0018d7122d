import { findNearest } from '../diagnostic/find-nearest.ts'

/** Suggests one of the allowed values when the written one is near. */
export function suggestChoice(value: unknown, choices: readonly unknown[]): string[] {
  const names = choices.filter((choice) => typeof choice === 'string')
  if (typeof value !== 'string') return []
  return findNearest(value, names, 1).map((name) => `Did you mean "${name}"?`)
}

/** Suggests a form that would be right: of a color, of an address. `expected` is what the schema asks for. */
export function suggestForm(value: unknown, expected: string): string[] {
  if (typeof value !== 'string') return []
  if (expected.startsWith('a hex color')) return suggestHexColor(value.trim())
  if (expected.startsWith('an absolute address') && /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/.test(value)) {
    return [`Write "https://${value}".`]
  }
  if (expected.startsWith('a domain')) return [`Write "${value.replace(/^https?:\/\//, '')}".`]
  return []
}

function suggestHexColor(value: string): string[] {
  if (/^(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return [`Write "#${value}".`]
  const alpha = /^#?(?:([\da-f]{6})[\da-f]{2}|([\da-f]{3})[\da-f])$/i.exec(value)
  if (alpha) return [`Write "#${alpha[1] ?? alpha[2]}": colors have no transparency.`]
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/i.exec(value)?.slice(1).map(Number)
  if (parts?.every((part) => part <= 255)) {
    return [`Write "#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}".`]
  }
  return ['Write the hex code of the color.']
}
