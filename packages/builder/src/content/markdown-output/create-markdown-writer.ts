import type { ElementContent } from 'hast'
import { findHeadingLevel, isHast } from '../../core/index.ts'
import type { ComponentNode } from '../components/define-component.ts'
import { blockElements } from './block-elements.ts'
import { componentTexts, inlineComponentTexts } from './component-texts.ts'
import { escapeLineStarts, escapeText, toSingleSpaces } from './escape-text.ts'
import { inlineElements } from './inline-elements.ts'
import { listItems } from './list-items.ts'
import type { TextNode, TextWriter } from './markdown-writer.ts'

export interface TextWriterOptions {
  resolveHref(href: string, at: ComponentNode): string
  resolveAsset(src: string, at: ComponentNode): string
  renderInline(markdown: string): ElementContent[]
  /** The address that stands in the text for one of the built page. */
  toUrl(href: string): string
  /** The name of a component that may be written with another one (`Param` → `ParamField`). */
  toComponentName(name: string): string
  /**
   * Whether text that means something in Markdown is escaped, so that it is shown as it is (default). What is written
   * for others than Markdown readers, such as a prompt, is not.
   */
  escapes?: boolean
}

/** A list that may follow a paragraph without a blank line between (CommonMark 5.2). */
const STARTS_LIST = /^(?:- |1\. )/

/** Creates the writer of Markdown. It changes nothing of what it writes and keeps nothing. */
export function createTextWriter({ toComponentName, escapes = true, ...resolvers }: TextWriterOptions): TextWriter {
  const writer: TextWriter = { writeBlocks, writeInline, writeProp, ...resolvers }
  const toText = escapes ? escapeText : toSingleSpaces
  const toLines = escapes ? escapeLineStarts : (text: string) => text

  function isInline(node: TextNode): boolean {
    if (node.type === 'component') return Object.hasOwn(inlineComponentTexts, toComponentName(node.name))
    if (node.type === 'root') return node.children.every(isInline)
    return node.type !== 'element' || Object.hasOwn(inlineElements, node.tagName)
  }

  function writeBlocks(nodes: readonly TextNode[], level: number, isTight = false): string {
    const blocks: string[] = []
    let line: TextNode[] = []
    let current = level
    const endLine = (): void => {
      blocks.push(toLines(writeInline(line).trim()))
      line = []
    }
    for (const node of nodes) {
      if (isForHumans(node)) continue
      if (isInline(node)) {
        line.push(node)
        continue
      }
      endLine()
      if (node.type === 'element') current = findHeadingLevel(node) ?? current
      blocks.push(writeBlock(node, current))
    }
    endLine()
    return blocks
      .filter((block) => block !== '')
      .reduce(
        (text, block) => `${text}${text === '' ? '' : isTight && STARTS_LIST.test(block) ? '\n' : '\n\n'}${block}`,
        '',
      )
  }

  function writeBlock(node: TextNode, level: number): string {
    if (node.type === 'component') {
      const write = componentTexts[toComponentName(node.name)]
      return write === undefined ? writer.writeBlocks(listItems(node.children), level) : write(node, writer, level)
    }
    if (node.type === 'element') {
      const write = blockElements[node.tagName]
      if (write !== undefined) return write(node, writer, level)
    }
    return 'children' in node ? writer.writeBlocks(node.children, level) : ''
  }

  function writeInline(nodes: readonly TextNode[]): string {
    return nodes
      .map((node) => (isForHumans(node) ? '' : writeInlineNode(node)))
      .join('')
      .replace(/\\\n +/g, '\\\n')
      .replace(/(?:\\\n)+$/, '')
  }

  function writeInlineNode(node: TextNode): string {
    if (node.type === 'text') return toText(node.value)
    if (node.type === 'element') {
      const write = inlineElements[node.tagName]
      return write === undefined ? ` ${writeInline(node.children)} ` : write(node, writer)
    }
    if (node.type === 'component') {
      const write = inlineComponentTexts[toComponentName(node.name)]
      return write === undefined ? ` ${writeInline(node.children)} ` : write(node, writer)
    }
    return node.type === 'root' ? writeInline(node.children) : ''
  }

  function writeProp(value: unknown): string {
    if (isHast(value)) return writeInline([value]).trim()
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    // Every second part is code.
    return String(value)
      .split(/(`[^`]+`)/)
      .map((part, index) => (index % 2 === 1 ? part : toText(part)))
      .join('')
      .trim()
  }

  return writer
}

/** Markdown is what agents read: what is for humans only is left out of it. */
function isForHumans(node: TextNode): boolean {
  return node.type === 'component' && node.name === 'Visibility' && node.props.for === 'humans'
}
