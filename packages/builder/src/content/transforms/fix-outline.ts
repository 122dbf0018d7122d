import type { Root } from 'hast'
import { findHeadingLevel, visit } from '../../core/index.ts'

/**
 * Sets the `aria-level` of headings that skip a level (`###` directly below the title) to their level in the outline.
 * People who navigate by headings miss no level, and the headings look as the author intended (WCAG 2.2, 1.3.1).
 */
export function fixOutline(tree: Root): void {
  /** The levels, as written, of the headings above the current one. The first is the title of the page. */
  const around = [1]
  visit(tree, 'element', (element) => {
    const level = findHeadingLevel(element)
    if (level === undefined) return
    while (around.length > 1 && (around.at(-1) ?? 0) >= level) around.pop()
    around.push(level)
    if (around.length !== level) element.properties.ariaLevel = around.length
  })
}
