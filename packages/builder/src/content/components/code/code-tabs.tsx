import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { joinBlocks, toBold } from '../../markdown-output/format-blocks.ts'
import { findItems } from '../children/find-items.ts'
import type { ComponentNode } from '../component-node.ts'
import type { Component } from '../define-component.ts'
import { withAuthorAttributes } from '../expansion/author-attributes.ts'
import { parseProps } from '../expansion/parse-props.ts'
import { renderIcon } from '../icon/render-icon.ts'
import { content } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import type { RenderContext } from '../render-context.ts'
import { renderTabSet } from '../tabs/tab-set.tsx'
import { toElement } from '../to-element.ts'
import { renderCodeBlock } from './code-block.tsx'
import { type CodeBlockProps, codeBlockProps, findTitle, resolveCodeBlock } from './resolve-code-block.ts'

/** Groups that may wrap code blocks inside a group. */
const GROUPS = new Set(['CodeGroup', 'SnippetGroup'])

export const codeTabsProps = z.object({
  title: content.optional().describe('A heading above the tabs.'),
  dropdown: flag.default(false).describe('Whether to select the block with a menu instead of tabs.'),
})

/** Names a block without a title, from its props and the number of such blocks before it. */
export type NameBlock = (props: CodeBlockProps, before: number) => string

interface CodeTabsOptions {
  title: ElementContent[] | undefined
  nameBlock: NameBlock
  isDropdown: boolean
}

interface Block {
  item: ComponentNode
  props: CodeBlockProps
}

/**
 * Renders the code blocks among the children of `node` as tabs, or a single one as a titled block. Other content goes
 * before the tabs if it is before the first block, otherwise after them.
 */
export function renderCodeTabs(
  node: ComponentNode,
  context: RenderContext,
  { title, nameBlock, isDropdown }: CodeTabsOptions,
): ElementContent[] {
  const { leading: before, items } = findItems(node.children, 'CodeBlock', GROUPS)
  const leading = title === undefined ? before : [renderTitle(title), ...before]
  const after: ElementContent[] = []
  let unnamed = 0
  const blocks = items.map(({ node: item, trailing }) => {
    const { props, rest } = resolveCodeBlock(parseProps(codeBlockProps, item, context), item, context)
    after.push(...rest, ...trailing)
    return { item, props: { ...props, title: findTitle(props) ?? nameBlock(props, unnamed++) } }
  })
  const [only] = blocks
  if (only === undefined) return leading
  if (blocks.length === 1) return [...leading, renderBlock(only, context, true), ...after]
  const tabs = blocks.map((block) => ({
    title: block.props.title,
    icon: renderIcon(block.props, block.item, context),
    content: [renderBlock(block, context, false)],
  }))
  return [...leading, renderTabSet('code-group', tabs, context, { isDropdown }), ...after]
}

/** Writes what Markdown has in place of the tabs: the title, then all blocks. */
export const toCodeTabsMarkdown: NonNullable<Component['toMarkdown']> = ({ props, children }, writer, level) =>
  joinBlocks(toBold(writer.toProp(props.title)), writer.toBlocks(children, level))

function renderTitle(title: ElementContent[]): Element {
  return toElement(<p class="code-group-title">{title}</p>)
}

function renderBlock({ item, props }: Block, context: RenderContext, withTitle: boolean): Element {
  return withAuthorAttributes(renderCodeBlock(props, item, context, { withTitle }), item, codeBlockProps, context)
}
