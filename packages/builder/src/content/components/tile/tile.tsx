import { z } from 'zod'
import { joinBlocks, toListItem } from '../../markdown-output/format-blocks.ts'
import { toLinkedTitle } from '../../markdown-output/titles.ts'
import { isBlank } from '../children/is-blank.ts'
import { defineComponent } from '../define-component.ts'
import { content, text } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/** A picture that leads somewhere, with a title below. */
export const tile = defineComponent({
  name: 'Tile',
  description: 'A preview that leads somewhere, with a title and a description below.',
  props: z.object({
    href: text.optional().describe('Where the tile leads.'),
    title: content.optional().describe('The title below the preview.'),
    description: content.optional().describe('A line of text below the title.'),
  }),
  render({ href, title, description }, node, context) {
    const address = href === undefined ? '' : context.resolveHref(href, node)
    // A link must not hold other links or controls: then the title alone is the link, stretched over the tile by CSS.
    const isWhole = address !== '' && !context.hasControls(node.children)
    const label = title ?? (address === '' ? undefined : [{ type: 'text' as const, value: address }])
    const parts = (
      <>
        {node.children.every(isBlank) ? undefined : <div class="tile-preview">{node.children}</div>}
        {label && <div class="tile-title">{address === '' || isWhole ? label : <a href={address}>{label}</a>}</div>}
        {description && <div class="tile-description">{description}</div>}
      </>
    )
    return toElement(
      isWhole ? (
        <a class="tile" href={address}>
          {parts}
        </a>
      ) : (
        <div class="tile">{parts}</div>
      ),
    )
  },
  toMarkdown(node, writer, level) {
    const description = writer.toProp(node.props.description)
    const content = writer.toBlocks(node.children, level)
    return toListItem('- ', joinBlocks(toLinkedTitle(node, writer), description, content))
  },
})
