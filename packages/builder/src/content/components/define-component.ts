import type { Diagnostic } from '@spearmint/config'
import type { ElementContent } from 'hast'
import type { Position } from 'unist'
import type { z } from 'zod'
import type { AnchorIds, IconResolver } from '../../core/index.ts'

/**
 * A component of the format (`<Card>`, a fence's `CodeBlock`, …) whose props are evaluated values and whose children
 * are hast, not expanded yet. It stands in the hast tree between evaluation and expansion.
 */
export interface ComponentNode {
  type: 'component'
  name: string
  props: Record<string, unknown>
  children: ElementContent[]
  position?: Position | undefined
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode
  }
  interface RootContentMap {
    component: ComponentNode
  }
}

/** What a component may ask of the page that holds it. */
export interface RenderContext {
  /** Ids that are taken on this page; a component claims its own here. */
  ids: AnchorIds
  icons: IconResolver
  /** Turns an address as written (`/a`, `../b`, `https://…`) into the one to put in the page. */
  resolveHref(href: string, at: ComponentNode): string
  /** The same for images and other files. */
  resolveAsset(src: string, at: ComponentNode): string
  /** Reports a problem in the place of the node. */
  report(
    problem: Pick<Diagnostic, 'code' | 'severity' | 'message'> & { suggestions?: string[] },
    at: ComponentNode,
  ): void
  /**
   * Highlights code at build time: the hast of each line. An unknown language gives plain lines and `known: false`;
   * no language at all gives plain lines and `known: true`. `near` holds languages whose names are near an unknown one.
   */
  highlight(
    code: string,
    language: string | undefined,
  ): { lines: ElementContent[][]; known: boolean; near?: readonly string[] }
  /** Renders Markdown given as an attribute (captions, descriptions) to inline hast. */
  renderInline(markdown: string): ElementContent[]
}

/**
 * One component: its names, its props as a schema, and how it becomes hast.
 * `render` gets children that may hold other components; what it returns is expanded further.
 */
export interface Component<Props = Record<string, unknown>> {
  /** The name authors write, for example `CardGroup`. */
  name: string
  /** Other names of the same thing, for example `Columns`. */
  aliases?: readonly string[]
  /** One sentence for the documentation. */
  description: string
  props: z.ZodType<Props>
  render(props: Props, node: ComponentNode, context: RenderContext): ElementContent | ElementContent[]
}

/** Declares a component; the type of `props` follows from the schema. */
export function defineComponent<Schema extends z.ZodType>(
  component: Omit<Component<z.output<Schema>>, 'props'> & { props: Schema },
): Component {
  return component as unknown as Component
}
