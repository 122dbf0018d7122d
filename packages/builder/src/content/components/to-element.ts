import type { Element, Root } from 'hast'

/**
 * Narrows JSX to an element. hastscript types every JSX expression as `Element | Root`; only a fragment (`<>…</>`) is a
 * root.
 *
 * @throws on a fragment, which is a bug in the calling code.
 */
export function toElement(jsx: Element | Root): Element {
  if (jsx.type === 'root') throw new TypeError('Expected an element, not a fragment')
  return jsx
}
