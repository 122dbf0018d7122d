import type { Root } from 'mdast'
import { createMarkdownProcessor, createMdxProcessor } from './create-processor.ts'

/** The syntax tree of a page as its author wrote it: places count in the text that was given. */
interface ParsedSource {
  tree: Root
  /** Whether the text is MDX. If not, it was read as plain Markdown: what stands in tags is not in the tree. */
  isMdx: boolean
}

/** Parses the text of a page, its frontmatter blanked out sign by sign, so that places stay. Never throws. */
export type SourceParser = (text: string) => ParsedSource

/** Creates a parser for programs that edit pages. It mends nothing: what it gave places for would not be in the text. */
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
