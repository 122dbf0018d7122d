import type { PageWords } from '@spearmint/config/words'
import type { Element, ElementContent, Root } from 'hast'
import type { ComponentNode } from '../components/component-node.ts'

/** What Markdown is written from: hast of an evaluated page whose components are not expanded yet. */
export type MarkdownNode = ElementContent | Root | Root['children'][number]

/** Writes nodes as Markdown. Elements and components use it to write their children. */
export interface MarkdownWriter {
  /** The words of the language of the page. */
  words: PageWords
  /**
   * Writes blocks with a blank line between them; `isTight` leaves it out before lists. `level` is the level of the
   * heading above them, 1 to 6.
   */
  toBlocks(nodes: readonly MarkdownNode[], level: number, isTight?: boolean): string
  /** Writes nodes as one line; only `<br>` breaks it. */
  toInline(nodes: readonly MarkdownNode[]): string
  /** Writes a prop of a component: text, in which backticks mark code, or JSX. */
  toProp(value: unknown): string
  /** Writes a prop of a component that takes Markdown or JSX. */
  toMarkdownProp(value: unknown): string
  /** Resolves a link as written to the one in the built site. */
  resolveHref(href: string, at: ComponentNode): string
  resolveAsset(src: string, at: ComponentNode): string
  /** Converts a link in the built site to the one to write: absolute if the URL of the site is known. */
  toUrl(href: string): string
}

export type BlockToMarkdown = (element: Element, writer: MarkdownWriter, level: number) => string

export type InlineToMarkdown = (element: Element, writer: MarkdownWriter) => string
