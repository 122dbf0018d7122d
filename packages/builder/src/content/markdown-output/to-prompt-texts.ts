import type { Root } from 'hast'
import { visit } from '../../core/index.ts'
import type { TextWriter } from './markdown-writer.ts'

/**
 * Turns what stands in each `<Prompt>` into its text, the property `text`: a prompt is shown and copied as Markdown, so
 * its headings are none of the page. The writer should escape nothing.
 */
export function toPromptTexts(tree: Root, writer: TextWriter): void {
  visit(tree, 'component', (node) => {
    if (node.name !== 'Prompt') return
    node.props = { text: writer.writeBlocks(node.children, 1), ...node.props }
    node.children = []
  })
}
