import type { ComponentNode } from '../components/component-node.ts'
import { toDestination } from './escape-text.ts'
import { joinBlocks, toBold, toHeading } from './format-blocks.ts'
import type { MarkdownWriter } from './markdown-writer.ts'

/** Writes a component with a title as a section: its heading is one level below the current one. */
export function toTitledSection({ props, children }: ComponentNode, writer: MarkdownWriter, level: number): string {
  const title = toHeading(level + 1, writer.toProp(props.title))
  return joinBlocks(title, writer.toProp(props.description), writer.toBlocks(children, level + 1))
}

/** Writes the title of a component with `href` as a link. Without a title, the link shows its own address. */
export function toLinkedTitle(node: ComponentNode, writer: MarkdownWriter): string {
  const { title, href } = node.props
  const address = typeof href === 'string' && href !== '' ? writer.toUrl(writer.resolveHref(href, node)) : ''
  const name = writer.toProp(title) || writer.toProp(address)
  return address === '' ? toBold(name) : `[${name}](${toDestination(address)})`
}
