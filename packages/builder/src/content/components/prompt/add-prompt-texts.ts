import type { Root } from 'hast'
import { visit } from '../../../core/index.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'

/**
 * Converts the children of each `<Prompt>` to its prop `text`. A prompt is shown and copied as Markdown, so its
 * headings are not headings of the page. Pass a writer that escapes nothing.
 */
export function addPromptTexts(tree: Root, writer: MarkdownWriter): void {
  visit(tree, 'component', (node) => {
    if (node.name !== 'Prompt') return
    node.props = { text: writer.toBlocks(node.children, 1), ...node.props }
    node.children = []
  })
}
