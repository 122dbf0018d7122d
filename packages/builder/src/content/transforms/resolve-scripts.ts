import type { Root } from 'hast'
import type { Position } from 'unist'
import { visit } from '../../core/index.ts'
import { listTrees } from './list-trees.ts'

/**
 * Resolves the sources of `<script>` elements, also inside components that are not expanded yet. A script whose source
 * does not resolve is removed.
 *
 * @param resolve - Returns the source in the built site, or undefined for a file that is missing or that all pages
 *   load.
 */
export function resolveScripts(
  tree: Root,
  resolve: (src: string, position: Position | undefined) => string | undefined,
): void {
  for (const part of listTrees(tree)) {
    visit(part, 'element', (element, index, parent) => {
      if (element.tagName !== 'script' || parent === undefined || index === undefined) return undefined
      const src = resolve(String(element.properties.src ?? ''), element.position)
      if (src === undefined) parent.children.splice(index, 1)
      else element.properties.src = src
      return src === undefined ? index : undefined
    })
  }
}
