import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { ElementContent, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { VFileMessage } from 'vfile-message'
import type { NativeParser } from '../native-parser/index.ts'
import { createMarkdownProcessor, createMdxProcessor } from './create-processor.ts'
import { isElementName } from './element-names.ts'
import type { IsTagName } from './find-syntax-fix.ts'
import { findUnclosedMath } from './find-unclosed-math.ts'
import { fixSyntax } from './fix-syntax.ts'

/** The content of one file as hast that still contains MDX nodes. */
interface ParsedContent {
  tree: HastRoot
  /** One for each syntax error that was fixed. */
  diagnostics: Diagnostic[]
}

export interface ContentParser {
  /**
   * Parses the text of a page or snippet. Its frontmatter must be blank, so that lines count as in the file. Never throws:
   * syntax errors are fixed one by one and reported, and a text that can't be fixed is parsed as plain Markdown.
   */
  parse(text: string, file: string): ParsedContent
  /** Parses a short Markdown text without MDX, such as a description or a caption. */
  parseMarkdown(text: string): HastRoot
}

/**
 * Creates the parser for one build.
 *
 * @param componentNames - Names that are tags, in addition to those of HTML.
 * @param native - Parses most texts, faster. The result is the same.
 */
export function createContentParser(componentNames: ReadonlySet<string>, native?: NativeParser): ContentParser {
  const mdx = createMdxProcessor(native)
  const markdown = createMarkdownProcessor(native)
  const isTagName: IsTagName = (name) => isElementName(name) || componentNames.has(name)

  function parse(text: string, file: string): ParsedContent {
    const parsed = tryParse(text)
    if (!(parsed instanceof VFileMessage)) return { tree: mdx.runSync(parsed), diagnostics: [] }
    const { tree, diagnostics } = fixSyntax({ text, file, error: parsed, tryParse, isTagName })
    return { tree: tree === undefined ? parseMarkdown(text) : mdx.runSync(tree), diagnostics }
  }

  function tryParse(text: string): MdastRoot | VFileMessage {
    try {
      const tree = mdx.parse(text)
      return findUnclosedMath(tree, text) ?? tree
    } catch (error) {
      if (error instanceof VFileMessage) return error
      // Random texts can trigger a bug in a parser. Such a page is shown as plain Markdown, like one that can't be fixed.
      return new VFileMessage(`the parser failed with "${String(error)}"`)
    }
  }

  function parseMarkdown(text: string): HastRoot {
    try {
      return markdown.runSync(markdown.parse(text))
    } catch {
      const code: ElementContent = { type: 'text', value: text }
      return { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] }
    }
  }

  return { parse, parseMarkdown }
}
