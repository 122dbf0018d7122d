import type { Root } from 'mdast'
import { replaceInFile, type Variables } from '../../site/index.ts'
import { checkTextNesting, checkTreeNesting } from './check-nesting.ts'
import { createMarkdownProcessor, createMdxProcessor, type MarkdownProcessor } from './create-processor.ts'
import { createScriptParser } from './create-script-parser.ts'
import { maskBraces } from './restore-written.ts'

/** The syntax tree of a page as its author wrote it. */
interface ParsedSource {
  tree: Root
  /**
   * Whether the text is MDX. If not, it was parsed as plain Markdown, and the tree doesn't contain what is in tags. It is
   * empty for a text that exceeds a limit.
   */
  isMdx: boolean
}

/**
 * Parses the text of a page. Its frontmatter must be replaced by spaces, so that positions match the file. Never throws.
 */
export type SourceParser = (text: string) => ParsedSource

/**
 * Creates a parser for programs that edit pages. It doesn't fix syntax errors, so that all positions are those of the text.
 * In a site with variables, `{{name}}` is text.
 */
export function createSourceParser(variables: Variables = {}): SourceParser {
  const hasVariables = Object.keys(variables).length > 0
  const scripts = createScriptParser()
  const mdx = createMdxProcessor(undefined, scripts)
  const markdown = createMarkdownProcessor()

  function parse(text: string, processor: MarkdownProcessor): Root {
    scripts.reset()
    checkTextNesting(text)
    const tree = processor.parse(text)
    checkTreeNesting(tree)
    return tree
  }

  return (written) => {
    // Without values, the text has the same length.
    const text = (hasVariables && replaceInFile(written, {}, maskBraces)?.text) || written
    try {
      return { tree: parse(text, mdx), isMdx: true }
    } catch {
      try {
        return { tree: parse(text, markdown), isMdx: false }
      } catch {
        return { tree: { type: 'root', children: [] }, isMdx: false }
      }
    }
  }
}
