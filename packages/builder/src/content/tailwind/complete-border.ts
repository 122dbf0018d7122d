import type { UtilObject } from '@unocss/core'

const WIDTH = /^(border(?:-(?:top|right|bottom|left|(?:inline|block)(?:-(?:start|end))?))?)-width$/

/**
 * Adds the style and color that borders have in Tailwind because it resets all elements, which our pages do not. Rules
 * for color and style come later in the stylesheet, so they win.
 */
export function completeBorder(rule: UtilObject): void {
  for (const [property, value] of [...rule.entries]) {
    const side = WIDTH.exec(property)?.[1]
    if (side === undefined || /^0(?:px)?$/.test(String(value))) continue
    rule.entries.push([`${side}-style`, 'solid'], [`${side}-color`, 'var(--border)'])
  }
}
