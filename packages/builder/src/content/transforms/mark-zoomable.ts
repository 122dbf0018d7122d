import type { Element, Nodes, Root } from 'hast'
import { listClassNames } from '../../core/index.ts'

/** Elements that do something of their own when they are clicked. */
const CONTROLS = new Set(['a', 'button', 'label', 'select', 'summary'])

/** A card is a link or looks like one; icons and covers are no pictures to look into. */
const OTHER_USES = new Set(['card', 'tile', 'icon', 'icon-image', 'card-image'])

/** A picture that its author wants smaller than this, in pixels, is an icon or a badge. */
const LEAST_SIZE = 64

/**
 * Marks the pictures that open in full size when they are clicked (reference 2.6) with the class `zoomable`, which asks
 * for the island of that name. Those with `noZoom`, in links and other controls, and small ones stay as they are.
 */
export function markZoomable(tree: Root): void {
  for (const child of tree.children) mark(child, true)
}

function mark(node: Nodes, isFree: boolean): void {
  if (node.type !== 'element') return
  const refuses = takeRefusal(node)
  const isStillFree = isFree && !refuses && !CONTROLS.has(node.tagName) && !hasOtherUse(node)
  if (node.tagName === 'img' && isStillFree && !isSmall(node))
    node.properties.className = [...listClassNames(node.properties), 'zoomable']
  for (const child of node.children) mark(child, isStillFree)
}

/** `noZoom` means nothing to browsers. */
function takeRefusal({ properties }: Element): boolean {
  const name = Object.keys(properties).find((key) => key.toLowerCase() === 'nozoom')
  if (name === undefined) return false
  const value = properties[name]
  delete properties[name]
  return value !== 'false'
}

function isSmall({ properties: { width, height } }: Element): boolean {
  return [width, height].some(
    (size) => /^\d+(?:px)?$/.test(String(size)) && Number.parseInt(String(size), 10) < LEAST_SIZE,
  )
}

function hasOtherUse(element: Element): boolean {
  return listClassNames(element.properties).some((name) => OTHER_USES.has(name))
}
