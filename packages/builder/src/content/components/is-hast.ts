import type { Element, Root } from 'hast'

/**
 * Whether a prop's value is what JSX in an attribute becomes: a root or an element. Objects written by authors have no
 * prototype and never pass, so content can't forge elements.
 */
export function isHast(value: unknown): value is Element | Root {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  return 'type' in value && (value.type === 'root' || value.type === 'element')
}
