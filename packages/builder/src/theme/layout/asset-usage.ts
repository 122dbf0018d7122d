import type { ElementContent } from 'hast'
import { visit } from '../../core/index.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'

/** The islands and stylesheets that a page uses, without those that every page loads. */
export interface AssetUsage {
  /** Names of islands. An element `<sm-tabs>` or an element with the class `tabs` uses the island `tabs`. */
  islands: Set<string>
  /** Names of stylesheets. An element with the class `tree` uses the stylesheet `tree`. */
  styles: Set<string>
}

/** Collects the islands and stylesheets that content uses. */
export function toAssetUsage(
  nodes: readonly ElementContent[],
  { islands, componentStyles }: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): AssetUsage {
  const usage: AssetUsage = { islands: new Set(), styles: new Set() }
  visit({ type: 'root', children: [...nodes] }, 'element', ({ tagName, properties }) => {
    if (tagName.startsWith('sm-') && islands.has(tagName.slice(3))) usage.islands.add(tagName.slice(3))
    if (!Array.isArray(properties.className)) return
    for (const name of properties.className) {
      if (islands.has(String(name))) usage.islands.add(String(name))
      if (componentStyles.has(String(name))) usage.styles.add(String(name))
    }
  })
  return usage
}
