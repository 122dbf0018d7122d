import { z } from 'zod'
import { joinBlocks, toListItem } from '../../markdown-output/format-blocks.ts'
import { toLinkedTitle } from '../../markdown-output/titles.ts'
import { isBlank } from '../children/is-blank.ts'
import { defineComponent } from '../define-component.ts'
import { content, text } from '../props/content.ts'
import { toElement } from '../to-element.ts'

/** A preview that is a link, with a title below. */
export const tile = defineComponent({
  name: 'Tile',
  description: 'A preview with a link, a title and a description.',
  props: z.object({
    href: text.optional().describe('The URL or path to link to.'),
    title: content.optional().describe('The title below the preview.'),
    description: content.optional().describe('Text below the title.'),
  }),
  render({ href, title, description }, node, context) {
    const address = href === undefined ? '' : context.resolveHref(href, node)
    // A link cannot contain other links or controls. In that case only the title is the link, and CSS stretches it over
    // the tile.
    const isWhole = address !== '' && !context.hasControls([...node.children, ...(description ?? [])])
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
