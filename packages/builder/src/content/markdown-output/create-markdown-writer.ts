import type { ElementContent } from 'hast'
import { findHeadingLevel } from '../../core/index.ts'
import type { ComponentNode } from '../components/component-node.ts'
import type { Component } from '../components/define-component.ts'
import { isHast } from '../components/is-hast.ts'
import { toInlineContent } from '../components/props/to-inline-content.ts'
import { blockElements } from './block-elements.ts'
import { escapeLineStarts, escapeText, toSingleSpaces } from './escape-text.ts'
import { inlineElements } from './inline-elements.ts'
import { listItems } from './list-items.ts'
import type { MarkdownNode, MarkdownWriter } from './markdown-writer.ts'

export interface MarkdownWriterOptions extends Pick<MarkdownWriter, 'words'> {
  resolveHref(href: string, at: ComponentNode): string
  resolveAsset(src: string, at: ComponentNode): string
  renderInline(markdown: string): ElementContent[]
  /** Converts a link in the built site to the one to write. */
  toUrl(href: string): string
  /** Finds a component by its name or alias. */
  findComponent(name: string): Component | undefined
  /**
   * Whether to escape text that Markdown would interpret (default). A prompt, which is not rendered, is not escaped.
   */
  escapes?: boolean
}

/** Lists that can follow a paragraph without a blank line between (CommonMark, section 5.2). */
const STARTS_LIST = /^(?:- |1\. )/

/** Creates the writer. It has no state and does not change the nodes it writes. */
export function createMarkdownWriter(options: MarkdownWriterOptions): MarkdownWriter {
  const { findComponent, renderInline, resolveHref, resolveAsset, toUrl, words, escapes = true } = options
  const writer: MarkdownWriter = {
    words,
    toBlocks,
    toInline,
    toProp,
    toMarkdownProp: (value) => (typeof value === 'string' ? toInline(renderInline(value)) : toProp(value)),
    resolveHref,
    resolveAsset,
    toUrl,
  }
  const toText = escapes ? escapeText : toSingleSpaces
  const toLines = escapes ? escapeLineStarts : (text: string) => text

  function isOmitted(node: MarkdownNode): boolean {
    return node.type === 'component' && (findComponent(node.name)?.isOmittedFromMarkdown?.(node) ?? false)
  }

  function isInline(node: MarkdownNode): boolean {
    if (node.type === 'component') {
      const component = findComponent(node.name)
      return component?.toInlineMarkdown !== undefined && !component.isBlock?.(node)
    }
    if (node.type === 'root') return node.children.every(isInline)
    return node.type !== 'element' || Object.hasOwn(inlineElements, node.tagName)
  }

  function toBlocks(nodes: readonly MarkdownNode[], level: number, isTight = false): string {
    const blocks: string[] = []
    let line: MarkdownNode[] = []
    let current = level
    const endLine = (): void => {
      blocks.push(toLines(toInline(line).trim()))
      line = []
    }
    for (const node of nodes) {
      if (isOmitted(node)) continue
      if (isInline(node)) {
        line.push(node)
        continue
      }
      endLine()
      if (node.type === 'element') current = findHeadingLevel(node) ?? current
      blocks.push(toBlock(node, current))
    }
    endLine()
    return blocks
      .filter((block) => block !== '')
      .reduce(
        (text, block) => `${text}${text === '' ? '' : isTight && STARTS_LIST.test(block) ? '\n' : '\n\n'}${block}`,
        '',
      )
  }

  function toBlock(node: MarkdownNode, level: number): string {
    if (node.type === 'component') {
      const component = findComponent(node.name)
      const write = component?.toMarkdown ?? component?.toInlineMarkdown
      return write === undefined ? writer.toBlocks(listItems(node.children), level) : write(node, writer, level)
    }
    if (node.type === 'element') {
      const write = blockElements[node.tagName]
      if (write !== undefined) return write(node, writer, level)
    }
    return 'children' in node ? writer.toBlocks(node.children, level) : ''
  }

  function toInline(nodes: readonly MarkdownNode[]): string {
    return nodes
      .map((node) => (isOmitted(node) ? '' : toInlineNode(node)))
      .join('')
      .replace(/\\\n +/g, '\\\n')
      .replace(/(?:\\\n)+$/, '')
  }

  function toInlineNode(node: MarkdownNode): string {
    if (node.type === 'text') return toText(node.value)
    if (node.type === 'element') {
      const write = inlineElements[node.tagName]
      return write === undefined ? ` ${toInline(node.children)} ` : write(node, writer)
    }
    if (node.type === 'component') {
      const write = findComponent(node.name)?.toInlineMarkdown
      return write === undefined ? ` ${toInline(node.children)} ` : write(node, writer)
    }
    return node.type === 'root' ? toInline(node.children) : ''
  }

  function toProp(value: unknown): string {
    if (isHast(value)) return toInline([value]).trim()
    if (typeof value !== 'string' && typeof value !== 'number') return ''
    return toInline(toInlineContent(String(value))).trim()
  }

  return writer
}
