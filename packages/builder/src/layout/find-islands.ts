import type { ElementContent } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Finds the islands that content asks for. An island named `tabs` (`client/islands/tabs.ts`) is asked for by a custom
 * element `<sm-tabs>` or by an element of class `tabs`.
 * @param known names of all islands
 */
export function findIslands(nodes: readonly ElementContent[], known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  visit({ type: 'root', children: [...nodes] }, 'element', ({ tagName, properties }) => {
    if (tagName.startsWith('sm-')) found.add(tagName.slice(3))
    if (Array.isArray(properties.className)) for (const name of properties.className) found.add(String(name))
  })
  return new Set([...found].filter((name) => known.has(name)))
}
