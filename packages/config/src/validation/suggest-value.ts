import { findNearest } from '../diagnostics/index.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import type { TextFormat } from '../schema-parts/text-format.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * Suggests the nearest of the allowed values. It is certain if no other value is as likely.
 *
 * @param named - Values by the name of what they stand for, for an author who wrote this name.
 */
export function suggestChoice(
  path: ConfigPath,
  value: unknown,
  choices: readonly unknown[],
  named: ReadonlyMap<string, string>,
): Suggestion[] {
  if (Array.isArray(value) && value.length === 1 && choices.includes(value[0])) {
    return [{ text: 'Remove the brackets.', change: { kind: 'unwrap', path } }]
  }
  if (typeof value !== 'string') return []
  const names = choices.filter((choice) => typeof choice === 'string')
  const [nearest, ...others] = findNearest(value.trim(), names)
  const written = names.find((name) => name === value.trim()) ?? nearest
  if (written === undefined) {
    const [name = ''] = findNearest(value.trim(), named.keys())
    const meant = named.get(value.trim()) ?? named.get(name)
    return meant === undefined
      ? []
      : [{ text: `Did you mean "${meant}"?`, change: { kind: 'replace', path, value: meant } }]
  }
  const isCertain = others.length === 0 || written.toLowerCase() === value.trim().toLowerCase()
  return [
    {
      text: `Did you mean "${written}"?`,
      change: isCertain ? { kind: 'replace', path, value: written } : undefined,
    },
  ]
}

/** Suggests the same value in the expected format. */
export function suggestFormat(path: ConfigPath, value: unknown, format: TextFormat | undefined): Suggestion[] {
  if (typeof value !== 'string' || format === undefined) return []
  const written = value.trim()
  const converted = CONVERTERS[format](written)
  if (converted === undefined) return format === 'hex color' ? [{ text: 'Write the hex code of the color.' }] : []
  const hasAlpha = format === 'hex color' && /^(?:#*(?:[\da-f]{8}|[\da-f]{4})$|rgba)/i.test(written)
  const text = `Write "${converted}"${hasAlpha ? ": colors can't be transparent." : '.'}`
  return [{ text, change: { kind: 'replace', path, value: converted } }]
}

/** Convert a similar text to a format; undefined if it is not clear what was meant. */
const CONVERTERS: Record<TextFormat, (value: string) => string | undefined> = {
  'hex color': toHexColor,
  'absolute URL': toAbsoluteUrl,
  link: (value) => toAbsoluteUrl(value) ?? (/^[\w-]+(?:\/[\w-]+)*\/?$/.test(value) ? `/${value}` : undefined),
  domain: (value) => value.replace(/^https?:\/\//, ''),
}

/** Three and six digits are colors, four and eight have an alpha channel. With five, it is unclear which one is missing. */
const HEX_DIGITS = /^#*(?:([\da-f]{6})(?:[\da-f]{2})?|([\da-f]{3})[\da-f]?)$/i

function toHexColor(value: string): string | undefined {
  const hex = HEX_DIGITS.exec(value)
  if (hex) return `#${hex[1] ?? hex[2]}`
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/i.exec(value)?.slice(1).map(Number)
  if (!parts?.every((part) => part <= 255)) return undefined
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function toAbsoluteUrl(value: string): string | undefined {
  if (value.startsWith('//')) return `https:${value}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]\S*)?$/.test(value) ? `https://${value}` : undefined
}
