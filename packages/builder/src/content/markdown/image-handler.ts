import type { Element } from 'hast'
import type { Image } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { defaultHandlers } from 'remark-rehype'

/**
 * Converts an image to an element. Empty brackets (`![](a.png)`) mean that the author wrote no alternative text, so the
 * element gets no `alt`: `alt=""` would mark the image as decorative (HTML standard, 4.8.4.4), and checks for missing
 * alternative text would miss it.
 */
export function imageHandler(state: State, node: Image): Element {
  const image = defaultHandlers.image(state, node)
  if (node.alt === '') delete image.properties.alt
  return image
}
