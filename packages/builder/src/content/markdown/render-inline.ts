import type { ElementContent, Root } from 'hast'
import { visit } from '../../core/index.ts'
import { type ReferenceResolver, resolveReferences } from '../transforms/resolve-references.ts'
import type { ContentParser } from './parse-content.ts'

/** A letter, then letters, digits, single spaces, and punctuation where it has no meaning in Markdown and GFM. */
const PLAIN = /^\p{L}(?:[\p{L}\p{M}\p{N},;:?'"()—–-]|\/(?!\/)|(?<!www)\.(?= |$)| (?=[^ ]))*$/iu

/** In code units. The regular expression uses memory for each character; about ten million would crash the build. */
const MAX_LENGTH = 10_000

/** Whether Markdown reads a text as one paragraph without any markup. False if a full parse is needed to know. */
export function isPlainText(markdown: string): boolean {
  return markdown.length <= MAX_LENGTH && PLAIN.test(markdown)
}

/**
 * Renders a short Markdown text that is not the content of a page, such as a description or a banner. A single paragraph
 * is rendered as a line, without `<p>`.
 * @param setPositions Sets the positions of nodes, which are those in the text, to those in a file. They are removed by default.
 */
export function renderInline(
  markdown: string,
  parser: Pick<ContentParser, 'parseMarkdown'>,
  references: ReferenceResolver,
  setPositions: (tree: Root) => void = removePositions,
): ElementContent[] {
  if (markdown === '') return []
  // Most are plain text.
  if (isPlainText(markdown)) return [{ type: 'text', value: markdown }]
  const tree = parser.parseMarkdown(markdown)
  setPositions(tree)
  resolveReferences(tree, references)
  const [first] = tree.children
  const isParagraph = tree.children.length === 1 && first?.type === 'element' && first.tagName === 'p'
  return isParagraph ? first.children : (tree.children as ElementContent[])
}

function removePositions(tree: Root): void {
  visit(tree, (node) => {
    delete node.position
  })
}
