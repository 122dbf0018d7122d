import { isObjectValue, type Value } from '../values/value.ts'

/** CSS properties whose numbers have no unit. All other numbers are pixels, as in React. */
const UNITLESS: ReadonlySet<string> = new Set(
  (
    'animation-iteration-count aspect-ratio border-image-outset border-image-slice border-image-width column-count columns ' +
    'fill-opacity flex flex-grow flex-shrink flood-opacity font-weight grid-area grid-column grid-column-end ' +
    'grid-column-start grid-row grid-row-end grid-row-start line-clamp line-height opacity order orphans scale ' +
    'stop-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width tab-size widows ' +
    'z-index zoom'
  ).split(' '),
)

/**
 * Converts the value of a `style` attribute to CSS: text stays as it is, an object such as `{marginTop: 4}` becomes
 * `margin-top: 4px`. Undefined for other values.
 */
export function toStyle(value: Value): string | undefined {
  if (typeof value === 'string') return value
  if (!isObjectValue(value)) return undefined
  return Object.entries(value).flatMap(toDeclaration).join('; ')
}

function toDeclaration([key, value]: [string, Value]): string[] {
  const property = toProperty(key)
  if (typeof value === 'number') {
    const hasUnit = value !== 0 && !UNITLESS.has(property) && !property.startsWith('--')
    return [`${property}: ${value}${hasUnit ? 'px' : ''}`]
  }
  return typeof value === 'string' && value.trim() !== '' ? [`${property}: ${value.trim()}`] : []
}

/** `marginTop` → `margin-top`, `WebkitMask` → `-webkit-mask`, `msTransform` → `-ms-transform`; `--custom` stays. */
function toProperty(key: string): string {
  if (key.includes('-')) return key
  return key.replace(/^ms(?=[A-Z])/, 'Ms').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
