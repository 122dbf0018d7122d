import { findNearest } from '../diagnostics/find-nearest.ts'
import type { ConfigPath } from '../problems/config-problem.ts'
import type { Mend } from './suggestion.ts'

/** Suggests the nearest of the allowed values. It is certain when no other is as likely. */
export function suggestChoice(path: ConfigPath, value: unknown, choices: readonly unknown[]): Mend[] {
  if (Array.isArray(value) && value.length === 1 && choices.includes(value[0])) {
    return [{ text: 'Remove the brackets.', change: { kind: 'unwrap', path } }]
  }
  if (typeof value !== 'string') return []
  const names = choices.filter((choice) => typeof choice === 'string')
  const [nearest, ...others] = findNearest(value.trim(), names)
  const written = names.find((name) => name === value.trim()) ?? nearest
  if (written === undefined) return []
  const isCertain = others.length === 0 || written.toLowerCase() === value.trim().toLowerCase()
  return [
    {
      text: `Did you mean "${written}"?`,
      ...(isCertain && { change: { kind: 'replace', path, value: written } }),
    },
  ]
}

/** Suggests a form that would be right: of a color, of an address. `expected` is what the schema asks for. */
export function suggestForm(path: ConfigPath, value: unknown, expected: string): Mend[] {
  if (typeof value !== 'string') return []
  const written = value.trim()
  if (expected.startsWith('a hex color')) {
    const color = toHexColor(written)
    if (color === undefined) return [{ text: 'Write the hex code of the color.' }]
    const isFaded = /^(?:#?(?:[\da-f]{8}|[\da-f]{4})|rgba)/i.test(written)
    const text = `Write "${color}"${isFaded ? ': colors have no transparency.' : '.'}`
    return [{ text, change: { kind: 'replace', path, value: color } }]
  }
  const right = expected.startsWith('an absolute address') ? toAbsolute(written) : toDomain(written, expected)
  return right === undefined ? [] : [{ text: `Write "${right}".`, change: { kind: 'replace', path, value: right } }]
}

/** Three and six digits are colors, four and eight such with transparency. Of five nobody knows which is missing. */
const HEX_DIGITS = /^#*(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/i

function toHexColor(value: string): string | undefined {
  const hex = HEX_DIGITS.exec(value)
  if (hex) return `#${hex[1] ?? hex[2]}`
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/i.exec(value)?.slice(1).map(Number)
  if (!parts?.every((part) => part <= 255)) return undefined
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function toAbsolute(value: string): string | undefined {
  if (value.startsWith('//')) return `https:${value}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]\S*)?$/.test(value) ? `https://${value}` : undefined
}

function toDomain(value: string, expected: string): string | undefined {
  return expected.startsWith('a domain') ? value.replace(/^https?:\/\//, '') : undefined
}
