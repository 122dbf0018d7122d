import type { Root } from 'mdast'
import { createMarkdownProcessor, createMdxProcessor } from './create-processor.ts'

/** The syntax tree of a page as its author wrote it. */
interface ParsedSource {
  tree: Root
  /** Whether the text is MDX. If not, it was parsed as plain Markdown, and the tree doesn't contain what is in tags. */
  isMdx: boolean
}

/**
 * Parses the text of a page. Its frontmatter must be replaced by spaces, so that positions match the file. Never throws.
 */
export type SourceParser = (text: string) => ParsedSource

/** Creates a parser for programs that edit pages. It doesn't fix syntax errors, so that all positions are those of the text. */
export function createSourceParser(): SourceParser {
  const mdx = createMdxProcessor()
  const markdown = createMarkdownProcessor()
  return (text) => {
    try {
      return { tree: mdx.parse(text), isMdx: true }
    } catch {
      return { tree: markdown.parse(text), isMdx: false }
    }
  }
}
