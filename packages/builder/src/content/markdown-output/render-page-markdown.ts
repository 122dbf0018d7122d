import type { ElementContent, Root } from 'hast'
import type { Page } from '../../core/index.ts'
import { toHeading } from './block-elements.ts'
import { escapeText, toInlineCode } from './escape-text.ts'
import type { TextWriter } from './markdown-writer.ts'

export interface PageTextInput {
  page: Page
  /** The lead below the title. */
  description: readonly ElementContent[]
  /** The evaluated page: its addresses are resolved, its components not expanded. */
  tree: Root
}

/**
 * Renders a page as Markdown: title, description, method and path of an API page, content. Components become what
 * Markdown has for them: tabs and accordions sections with a heading, callouts quotations, steps and fields lists.
 */
export function renderPageText({ page, description, tree }: PageTextInput, writer: TextWriter): string {
  const { title, endpoint } = page
  const blocks = [
    toHeading(1, escapeText(title)),
    writer.writeBlocks(description, 1),
    endpoint === undefined ? '' : toInlineCode(`${endpoint.method} ${endpoint.target}`),
    writer.writeBlocks(tree.children, 1),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
