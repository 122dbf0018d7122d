import type { Element } from 'hast'
import type { Image } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { defaultHandlers } from 'remark-rehype'

/**
 * Turns a picture into an element. Nothing between the brackets (`![](a.png)`) is no description, where `alt=""` on an
 * element says that the picture shows nothing of interest.
 */
export function imageHandler(state: State, node: Image): Element {
  const image = defaultHandlers.image(state, node)
  if (node.alt === '') delete image.properties.alt
  return image
}
