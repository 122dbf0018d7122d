import type { Element, Nodes, Root } from 'hast'
import { listClassNames } from '../../core/index.ts'
import { markForIsland } from '../components/to-element.ts'

/** Elements that handle clicks themselves. */
const CONTROLS = new Set(['a', 'button', 'label', 'select', 'summary'])

/** A card is a link or looks like one. Icons and covers are not worth zooming. */
const OTHER_USES = new Set(['card', 'tile', 'icon', 'icon-image', 'card-image', 'home-hero', 'home-logos', 'home-logo'])

/** An image with a smaller size, in pixels, is an icon or a badge. */
const MIN_SIZE = 64

/**
 * Marks the images that open in full size when they are clicked (docs/reference/page-content.mdx#images-and-media) with
 * the class `zoomable` and for the island with that name. Images with `noZoom`, images in links and other controls, and
 * small ones are not marked.
 */
export function markZoomable(tree: Root): void {
  for (const child of tree.children) mark(child, true)
}

function mark(node: Nodes, isFree: boolean): void {
  if (node.type !== 'element') return
  const hasNoZoom = removeNoZoom(node)
  const isStillFree = isFree && !hasNoZoom && !CONTROLS.has(node.tagName) && !hasOtherUse(node)
  if (node.tagName === 'img' && isStillFree && !isSmall(node)) {
    node.properties.className = [...listClassNames(node.properties), 'zoomable']
    Object.assign(node, markForIsland(node, 'zoomable'))
  }
  for (const child of node.children) mark(child, isStillFree)
}

/** Removes `noZoom`, which is not an HTML attribute. Returns whether it was set. */
function removeNoZoom({ properties }: Element): boolean {
  const name = Object.keys(properties).find((key) => key.toLowerCase() === 'nozoom')
  if (name === undefined) return false
  const value = properties[name]
  delete properties[name]
  return value !== 'false'
}

function isSmall({ properties: { width, height } }: Element): boolean {
  return [width, height].some(
    (size) => /^\d+(?:px)?$/.test(String(size)) && Number.parseInt(String(size), 10) < MIN_SIZE,
  )
}

function hasOtherUse(element: Element): boolean {
  return listClassNames(element.properties).some((name) => OTHER_USES.has(name))
}
