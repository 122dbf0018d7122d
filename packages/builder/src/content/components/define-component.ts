import type { ElementContent } from 'hast'
import type { z } from 'zod'
import type { MarkdownWriter } from '../markdown-output/markdown-writer.ts'
import type { ComponentNode } from './component-node.ts'
import type { RenderContext } from './render-context.ts'

/** What `render` can use: the page, and what the registry knows about other components. */
export interface ComponentContext extends RenderContext {
  /** Whether content that is not expanded yet contains links or other controls, at any depth. */
  hasControls(nodes: readonly ElementContent[]): boolean
}

/**
 * Everything about one component. Its styles are in the stylesheets beside it: `<name>.main.css` is part of every
 * site's stylesheet (list it in client/styles/components.css), and any other `<class>.css` is loaded on pages that
 * contain an element of that class.
 */
export interface Component<Props = Record<string, unknown>> {
  /** The name authors write, for example `CardGroup`. */
  name: string
  /** Other names for the same component, for example `Columns`. */
  aliases?: readonly string[]
  /** One sentence for the documentation. */
  description: string
  props: z.ZodType<Props>
  /** The components that it is a part of. Outside of them, it is shown in another way. */
  parents?: readonly string[]
  /** The components that it shows in its own way. Without one of them, it has no effect. */
  items?: readonly string[]
  /** The prop that names it, or several of which one is enough. Without it, visitors can't tell what it contains. */
  label?: string | readonly string[]
  /** Renders to hast. The children, and the result, may contain other components, which are expanded afterwards. */
  render(props: Props, node: ComponentNode, context: ComponentContext): ElementContent | ElementContent[]
  /**
   * Writes a block of Markdown. Without it (and `toInlineMarkdown`), the children are written as blocks. Props are not
   * parsed: they are what the author wrote.
   */
  toMarkdown?: ToMarkdown
  /** For a component that is part of a line, such as an icon: writes a piece of that line. */
  toInlineMarkdown?: ToInlineMarkdown
  /** For a component with `toInlineMarkdown`: whether it is nevertheless a block of its own. Default false. */
  isBlock?: (node: ComponentNode) => boolean
  /** Whether nothing of it goes into the Markdown of the page. */
  isOmittedFromMarkdown?: (node: ComponentNode) => boolean
  /**
   * Whether it renders links or other controls of its own, so that it cannot be inside a link. Default true; its
   * children are checked in any case.
   */
  hasControls?: boolean | ((node: ComponentNode) => boolean)
}

/** Writes a component as Markdown below a heading of `level`. */
type ToMarkdown = (node: ComponentNode, writer: MarkdownWriter, level: number) => string

type ToInlineMarkdown = (node: ComponentNode, writer: MarkdownWriter) => string

/** Declares a component; the type of `props` follows from the schema. */
export function defineComponent<Schema extends z.ZodType>(
  component: Omit<Component<z.output<Schema>>, 'props'> & { props: Schema },
): Component {
  return component as unknown as Component
}
