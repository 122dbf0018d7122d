import type { Root } from 'hast'
import { findHeadingLevel, visit } from '../../core/index.ts'
import { setHeadingLevel } from './set-heading-level.ts'

/**
 * Gives headings that skip a level (`###` directly below the title) the level they have in the outline, so that people who
 * navigate by headings miss none (WCAG 2.2, 1.3.1).
 */
export function fixOutline(tree: Root): void {
  /** The levels, as written, of the headings above the current one. The first is the title of the page. */
  const around = [1]
  visit(tree, 'element', (element) => {
    const level = findHeadingLevel(element)
    if (level === undefined) return
    while ((around.at(-1) ?? 0) >= level) around.pop()
    around.push(level)
    if (around.length !== level) setHeadingLevel(element, around.length)
  })
}
