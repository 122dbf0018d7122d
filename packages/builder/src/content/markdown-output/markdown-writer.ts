import type { Element, ElementContent, Root } from 'hast'
import type { ComponentNode } from '../components/define-component.ts'

/** What the text is made of: hast of an evaluated page, whose components are not expanded yet. */
export type TextNode = ElementContent | Root | Root['children'][number]

/** Writes nodes as Markdown. What writes single elements and components gets one of these for what is inside them. */
export interface TextWriter {
  /**
   * Writes blocks with a blank line between them; `isTight` leaves it out before lists. `level` is that of the heading
   * they stand below, 1 to 6.
   */
  writeBlocks(nodes: readonly TextNode[], level: number, isTight?: boolean): string
  /** Writes nodes as one line; only `<br>` breaks it. */
  writeInline(nodes: readonly TextNode[]): string
  /** Writes what was given to a component as a property: text, in which backticks mark code, or JSX. */
  writeProp(value: unknown): string
  /** The address in the built site of an address as written. */
  resolveHref(href: string, at: ComponentNode): string
  resolveAsset(src: string, at: ComponentNode): string
  /** The address to write for an address of the built page: absolute where the site's is known. */
  toUrl(href: string): string
  /** Markdown given as a property. */
  renderInline(markdown: string): ElementContent[]
}

export type WriteBlock = (element: Element, writer: TextWriter, level: number) => string

export type WriteInline = (element: Element, writer: TextWriter) => string

export type WriteComponent = (node: ComponentNode, writer: TextWriter, level: number) => string
