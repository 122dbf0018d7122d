import type { Diagnostic } from '@spearmint/config/diagnostics'
import { findNearest, START_OF_FILE, toDiagnostic, toRange } from '@spearmint/config/diagnostics'
import type { ElementContent, Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { BudgetError } from '../../core/index.ts'
import { CONTENT_CODES } from '../codes/content-codes.ts'
import type { NativeParser } from '../native-parser/index.ts'
import { checkTextNesting, checkTreeNesting, MAX_NESTING } from './check-nesting.ts'
import { createMarkdownProcessor, createMdxProcessor, type MarkdownProcessor } from './create-processor.ts'
import { createScriptParser } from './create-script-parser.ts'
import { isElementName } from './element-names.ts'
import { findUnclosedMath } from './find-unclosed-math.ts'
import { fixSyntax } from './fix-syntax.ts'
import { checkMistakes } from './mistakes/check-mistakes.ts'
import type { TagNames } from './syntax-fix.ts'

/** The content of one file as hast that still contains MDX nodes. */
export interface ParsedContent {
  tree: HastRoot
  /** One for each syntax error that was fixed. */
  diagnostics: Diagnostic[]
}

export interface ContentParser {
  /**
   * Parses the text of a page or snippet. Its frontmatter must be blank, so that lines count as in the file. Never throws:
   * syntax errors are fixed one by one and reported, a text that can't be fixed is parsed as plain Markdown, and one that
   * exceeds a limit is shown as written.
   */
  parse(text: string, file: string): ParsedContent
  /** Parses a short Markdown text without MDX, such as a description or a caption. Never throws. */
  parseMarkdown(text: string): HastRoot
}

/**
 * Creates the parser for one build.
 *
 * @param componentNames - Names that are tags, in addition to those of HTML.
 * @param native - Parses most texts, faster. The result is the same.
 */
export function createContentParser(componentNames: ReadonlySet<string>, native?: NativeParser): ContentParser {
  const scripts = createScriptParser()
  const mdx = createMdxProcessor(native, scripts)
  // For the versions of a text that has errors: the native parser would fail first, and takes long to find out.
  const reference = createMdxProcessor(undefined, scripts)
  const markdown = createMarkdownProcessor(native)
  const tagNames: TagNames = {
    has: (name) => isElementName(name) || componentNames.has(name),
    findNearest: (name) => findNearest(name, componentNames, 1)[0],
  }

  function parse(text: string, file: string): ParsedContent {
    scripts.reset()
    try {
      checkTextNesting(text)
      const parsed = tryParse(text, mdx)
      if (!(parsed instanceof VFileMessage)) {
        const diagnostics = checkMistakes(parsed, text, file)
        return { tree: mdx.runSync(parsed), diagnostics }
      }
      const { tree, diagnostics } = fixSyntax({
        text,
        file,
        error: parsed,
        tryParse: (fixed) => tryParse(fixed, reference),
        tagNames,
      })
      if (tree === undefined) return { tree: parseMarkdown(text), diagnostics }
      // A code block that is never closed may be reported already, because of the tags in it.
      const isNew = (mistake: Diagnostic) =>
        diagnostics.every(({ line, column }) => line !== mistake.line || column !== mistake.column)
      const mistakes = checkMistakes(tree, text, file).filter(isNew)
      return { tree: mdx.runSync(tree), diagnostics: [...diagnostics, ...mistakes] }
    } catch (error) {
      return { tree: toPlainTree(text), diagnostics: [toTooComplex(error, file)] }
    }
  }

  function tryParse(text: string, processor: MarkdownProcessor): MdastRoot | VFileMessage {
    try {
      const tree = processor.parse(text)
      checkTreeNesting(tree)
      return findUnclosedMath(tree, text) ?? tree
    } catch (error) {
      if (error instanceof VFileMessage) return error
      if (error instanceof BudgetError) throw error
      // The functions of the library that look for URLs use recursion.
      if (error instanceof RangeError) throw new BudgetError('the nesting of content', MAX_NESTING)
      // Random texts can trigger a bug in a parser. Such a page is shown as plain Markdown, like one that can't be fixed.
      return new VFileMessage(`the parser failed with "${String(error)}"`)
    }
  }

  function parseMarkdown(text: string): HastRoot {
    try {
      checkTextNesting(text)
      const tree = markdown.parse(text)
      checkTreeNesting(tree)
      return markdown.runSync(tree)
    } catch {
      return toPlainTree(text)
    }
  }

  return { parse, parseMarkdown }
}

/** Shows a text as written. */
function toPlainTree(text: string): HastRoot {
  const code: ElementContent = { type: 'text', value: text }
  return { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] }
}

/** @param error - A `BudgetError`, or what a bug in a parser threw: a stack overflow at some nesting that we don't check. */
function toTooComplex(error: unknown, file: string): Diagnostic {
  const reason = error instanceof BudgetError ? error.message : `the parser failed with "${String(error)}"`
  return toDiagnostic(CONTENT_CODES, {
    code: 'page/too-complex',
    message: `This file is shown as plain text: ${reason}.`,
    suggestions: ['Split the content into smaller parts with less nesting.'],
    file,
    range: (error instanceof BudgetError && error.position && toRange(error.position)) || START_OF_FILE,
  })
}
