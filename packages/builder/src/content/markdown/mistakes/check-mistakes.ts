import { createLineIndex, type Diagnostic, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { Root } from 'mdast'
import { visit } from '../../../core/index.ts'
import { MARKDOWN_CODES } from '../../codes/markdown-codes.ts'
import { isOnlyJsx } from '../remark-unravel.ts'
import { checkBrokenTable } from './check-broken-table.ts'
import { checkLiteralEmphasis } from './check-literal-emphasis.ts'
import { checkLiteralHeading } from './check-literal-heading.ts'
import { checkLiteralLink } from './check-literal-link.ts'
import { checkUnclosedCode } from './check-unclosed-code.ts'
import { checkUnclosedEmphasis } from './check-unclosed-emphasis.ts'
import { checkUnclosedLink } from './check-unclosed-link.ts'
import { checkUnevenTable } from './check-uneven-table.ts'
import type { Mistake } from './mistake.ts'

/**
 * Reports Markdown that is valid, but is shown in another way than its author expects: a table or link that is text, a code
 * block that is never closed.
 *
 * @param tree - The tree of the text, before anything changes it.
 */
export function checkMistakes(tree: Root, text: string, file: string): Diagnostic[] {
  const found: Mistake[] = []
  visit(tree, (node) => {
    if (node.type === 'text') {
      found.push(...checkLiteralLink(node, text), ...checkUnclosedLink(node, text), ...checkLiteralEmphasis(node, text))
    } else if (node.type === 'heading' || node.type === 'tableCell') {
      found.push(...checkUnclosedEmphasis(node, text))
    } else if (node.type === 'paragraph' && !isOnlyJsx(node)) {
      found.push(
        ...checkBrokenTable(node, text),
        ...checkLiteralHeading(node, text),
        ...checkUnclosedEmphasis(node, text),
      )
    } else if (node.type === 'table') {
      found.push(...checkUnevenTable(node, text))
    } else if (node.type === 'code') {
      found.push(...checkUnclosedCode(node, text))
    }
  })
  if (found.length === 0) return []
  const lines = createLineIndex(text)
  return found.map(({ start, end, suggestion, ...problem }) => {
    const range = toRange(lines.toPosition(start, end))
    return toDiagnostic(MARKDOWN_CODES, { ...problem, file, range, suggestions: [suggestion] })
  })
}
