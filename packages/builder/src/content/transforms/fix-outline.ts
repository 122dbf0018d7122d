import type { Root } from 'hast'
import { findHeadingLevel, visit } from '../../core/index.ts'

/**
 * Gives headings that skip a level (`###` straight below the title) the level they have in the outline, as `aria-level`:
 * for those who walk a page by its headings nothing is missing, and the look stays the author's (WCAG 2.2, 1.3.1).
 */
export function fixOutline(tree: Root): void {
  /** Levels as written of the headings around the current place. The page's title is the first. */
  const around = [1]
  visit(tree, 'element', (element) => {
    const level = findHeadingLevel(element)
    if (level === undefined) return
    while (around.length > 1 && (around.at(-1) ?? 0) >= level) around.pop()
    around.push(level)
    if (around.length !== level) element.properties.ariaLevel = around.length
  })
}
