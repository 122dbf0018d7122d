import { isObject } from '../../core/browser.ts'
import type { ParameterPlace } from '../model/operation.ts'
import { encodeComponent } from './encode-component.ts'

/** How a parameter is written (OpenAPI 3.1, section 4.8.12.2). */
export interface ParameterStyle {
  name: string
  place: ParameterPlace
  style: string
  explode: boolean
}

/** A name with a value, both as they are before they are encoded. */
export type Pair = readonly [name: string, value: string]

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/**
 * Writes a value of the query, a cookie or a form as pairs: lists and objects by `form`, `spaceDelimited`,
 * `pipeDelimited` and `deepObject` (section 4.8.12.4). What nests deeper than these can tell is JSON.
 */
export function toPairs(
  { name, style, explode }: Pick<ParameterStyle, 'name' | 'style' | 'explode'>,
  value: unknown,
): Pair[] {
  if (Array.isArray(value)) {
    const items = value.map(toText)
    if (explode) return items.map((item) => [name, item])
    return items.length === 0 ? [] : [[name, items.join(DELIMITERS[style] ?? ',')]]
  }
  if (isObject(value)) {
    const entries = Object.entries(value)
    if (style === 'deepObject') return entries.map(([key, held]) => [`${name}[${key}]`, toText(held)])
    if (explode) return entries.map(([key, held]) => [key, toText(held)])
    return entries.length === 0
      ? []
      : [[name, entries.flatMap(([key, held]) => [key, toText(held)]).join(DELIMITERS[style] ?? ',')]]
  }
  return [[name, toText(value)]]
}

/** Writes a value as one segment of a path by `simple`, `label` and `matrix`, encoded. */
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

/** Writes a value of a header by `simple`. */
export function toHeaderValue({ explode }: Pick<ParameterStyle, 'explode'>, value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',')
  if (!isObject(value)) return toText(value)
  return Object.entries(value)
    .map(([key, held]) => `${key}${explode ? '=' : ','}${toText(held)}`)
    .join(',')
}

/** A value as text: text as it is, anything else as JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
