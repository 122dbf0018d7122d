import { isObject } from '../../core/browser.ts'
import type { ParameterPlace } from '../model/operation.ts'

/** How a parameter is serialized (OpenAPI 3.1, section 4.8.12.2). */
export interface ParameterStyle {
  name: string
  place: ParameterPlace
  style: string
  explode: boolean
}

/** A name with a value, neither of them encoded. */
export type Pair = readonly [name: string, value: string]

const DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
])

/**
 * Serializes a value of the query, a cookie or a form as pairs. Lists and objects follow `form`, `spaceDelimited`,
 * `pipeDelimited` or `deepObject` (section 4.8.12.4). Values nested deeper than these styles allow become JSON.
 */
export function toPairs(
  { name, style, explode }: Pick<ParameterStyle, 'name' | 'style' | 'explode'>,
  value: unknown,
): Pair[] {
  if (Array.isArray(value)) {
    const items = value.map(toText)
    if (explode) return items.map((item) => [name, item])
    return items.length === 0 ? [] : [[name, items.join(DELIMITERS.get(style) ?? ',')]]
  }
  if (isObject(value)) {
    const entries = Object.entries(value)
    if (style === 'deepObject') return entries.map(([key, held]) => [`${name}[${key}]`, toText(held)])
    if (explode) return entries.map(([key, held]) => [key, toText(held)])
    return entries.length === 0
      ? []
      : [[name, entries.flatMap(([key, held]) => [key, toText(held)]).join(DELIMITERS.get(style) ?? ',')]]
  }
  return [[name, toText(value)]]
}

/** Serializes and encodes a value as one segment of a path with `simple`, `label` or `matrix`. */
export function toSegment(
  { name, style, explode }: Pick<ParameterStyle, 'name' | 'style' | 'explode'>,
  value: unknown,
): string {
  const encoded = (item: unknown): string => encodeComponent(toText(item))
  const items = Array.isArray(value)
    ? value.map(encoded)
    : isObject(value)
      ? Object.entries(value).flatMap(([key, held]) =>
          explode ? [`${encoded(key)}=${encoded(held)}`] : [encoded(key), encoded(held)],
        )
      : [encoded(value)]
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return items.join(',')
  if (!explode || !(Array.isArray(value) || isObject(value))) return `;${name}=${items.join(',')}`
  return items.map((item) => (Array.isArray(value) ? `;${name}=${item}` : `;${item}`)).join('')
}

/** Serializes the value of a header with `simple`. */
export function toHeaderValue({ explode }: Pick<ParameterStyle, 'explode'>, value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',')
  if (!isObject(value)) return toText(value)
  return Object.entries(value)
    .map(([key, held]) => `${key}${explode ? '=' : ','}${toText(held)}`)
    .join(',')
}

/** Converts a value to text. Text stays as it is, anything else becomes JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Encodes text for one part of a URL (RFC 3986). Half of a surrogate pair has no UTF-8 bytes and becomes U+FFFD. */
export function encodeComponent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'))
}
