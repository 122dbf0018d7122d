import type { ElementContent } from 'hast'
import { z } from 'zod'
import { joinBlocks, toHeading } from '../../markdown-output/format-blocks.ts'
import { findItems } from '../children/find-items.ts'
import type { ComponentNode } from '../component-node.ts'
import { defineComponent } from '../define-component.ts'
import { content, text } from '../props/content.ts'
import { toElement } from '../to-element.ts'
import { modeImageProps, renderModeImage, toModeImageMarkdown } from './mode-image.tsx'

/** The first thing that visitors see of a home page. Its links are `Hero.Action`; any other content is its picture. */
export const hero = defineComponent({
  name: 'Hero',
  description: 'The opening of a home page: a title, a sentence, links and a picture.',
  items: ['Hero.Action'],
  label: 'title',
  props: z.object({
    title: content.optional().describe('The title.'),
    tagline: content.optional().describe('A sentence or two below the title.'),
    ...modeImageProps,
    alt: text.optional().describe('The alternative text of the image. Without it, the image is decorative.'),
  }),
  render({ title, tagline, alt = '', ...image }, node, context) {
    const { actions, picture } = splitChildren(node)
    const images = renderModeImage(image, alt, node, context)
    // It is in view at once. Of two images, a browser loads only the one that the mode shows if they are lazy.
    for (const { properties } of images) properties.fetchPriority = 'high'
    if (images.length === 1 && images[0]) images[0].properties.loading = 'eager'
    const media = [...images, ...picture]
    return toElement(
      <div class="home-hero">
        <div class="home-hero-text">
          {title && <h2 class="home-hero-title">{title}</h2>}
          {tagline && <p class="home-hero-tagline">{tagline}</p>}
          {actions.length > 0 ? <div class="home-hero-actions">{actions}</div> : undefined}
        </div>
        {media.length > 0 ? <div class="home-hero-media">{media}</div> : undefined}
      </div>,
    )
  },
  toMarkdown(node, writer, level) {
    const { title, tagline, alt } = node.props
    const { actions, picture } = splitChildren(node)
    return joinBlocks(
      toHeading(level + 1, writer.toProp(title)),
      writer.toProp(tagline),
      toModeImageMarkdown(node, alt, writer),
      writer.toBlocks(picture, level + 1),
      writer.toBlocks(actions, level + 1, true),
    )
  },
})

function splitChildren(node: ComponentNode): { actions: ComponentNode[]; picture: ElementContent[] } {
  const { leading, items } = findItems(node.children, 'Hero.Action')
  return { actions: items.map((item) => item.node), picture: [...leading, ...items.flatMap((item) => item.trailing)] }
}
