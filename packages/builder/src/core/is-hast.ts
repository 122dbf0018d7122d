import type { Element, Root } from 'hast'

/**
 * Whether a prop's value is what JSX in an attribute becomes: a root, or an element. Objects that an author wrote have no
 * prototype and never pass, so content cannot make up elements.
 */
export function isHast(value: unknown): value is Element | Root {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false
  return 'type' in value && (value.type === 'root' || value.type === 'element')
}
