import type { Root } from 'mdast'
import { BudgetError } from '../../core/index.ts'

/** How deeply nodes may nest: lists, quotes, tags and emphasis in each other. The deepest page that we know has 13 levels. */
export const MAX_NESTING = 100

/** Quote and list markers on one line. Each starts a block within the block of the previous one. */
const MARKERS = new RegExp(`^(?:[ \\t]*(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${MAX_NESTING + 1}}`, 'm')

/** Comments that are opened and never closed: the library searches each of them to the end of the expression. */
const MAX_COMMENTS = 500

/** Throws a `BudgetError` if a text would nest too deeply, before anything parses it. */
export function checkTextNesting(text: string): void {
  if (MARKERS.test(text)) throw new BudgetError('the nesting of quotes and lists', MAX_NESTING)
  const unclosed = text.slice(text.lastIndexOf('*/') + 1).split('/*').length - 1
  if (unclosed > MAX_COMMENTS) throw new BudgetError('the number of unclosed comments', MAX_COMMENTS)
}

/** Throws a `BudgetError` if nodes nest too deeply. Uses no recursion, unlike everything that comes after it. */
export function checkTreeNesting(tree: Root): void {
  let level: readonly { children?: unknown }[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_NESTING) throw new BudgetError('the nesting of content', MAX_NESTING)
    level = level.flatMap((node) => (node.children ?? []) as { children?: unknown }[])
  }
}
