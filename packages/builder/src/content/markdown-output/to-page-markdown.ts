import type { ElementContent, Root } from 'hast'
import type { Page } from '../../core/index.ts'
import { escapeText, toInlineCode } from './escape-text.ts'
import { joinBlocks, toHeading } from './format-blocks.ts'
import type { MarkdownWriter } from './markdown-writer.ts'

export interface PageMarkdownInput {
  page: Page
  /** The description below the title. */
  description: readonly ElementContent[]
  /** The evaluated page: its links are resolved, its components are not expanded. */
  tree: Root
}

/**
 * Converts a page to Markdown: title, description, method and path of an API page, content. Components become the
 * nearest Markdown: tabs and accordions sections with a heading, callouts blockquotes, steps and fields lists.
 */
export function toPageMarkdown({ page, description, tree }: PageMarkdownInput, writer: MarkdownWriter): string {
  const { title, endpoint } = page
  const content = joinBlocks(
    toHeading(1, escapeText(title)),
    writer.toBlocks(description, 1),
    endpoint === undefined ? '' : toInlineCode(`${endpoint.method} ${endpoint.target}`),
    writer.toBlocks(tree.children, 1),
  )
  return `${content}\n`
}
