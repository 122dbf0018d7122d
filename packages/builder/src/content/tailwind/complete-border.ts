import type { UtilObject } from '@unocss/core'

const WIDTH = /^(border(?:-(?:top|right|bottom|left|(?:inline|block)(?:-(?:start|end))?))?)-width$/

/**
 * Gives a border the line and color that it has where Tailwind resets all elements first, which a page of ours does not.
 * Rules of color and style come later in the sheet and win.
 */
export function completeBorder(rule: UtilObject): void {
  for (const [property, value] of [...rule.entries]) {
    const side = WIDTH.exec(property)?.[1]
    if (side === undefined || /^0(?:px)?$/.test(String(value))) continue
    rule.entries.push([`${side}-style`, 'solid'], [`${side}-color`, 'var(--border)'])
  }
}
