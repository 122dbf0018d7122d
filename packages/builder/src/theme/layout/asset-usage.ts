import type { ElementContent } from 'hast'
import { visit } from '../../core/index.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'

/** The islands and stylesheets that a page uses, without those that every page loads. */
export interface AssetUsage {
  /** Names of islands. An element uses the one in its `data.island`, or the one of its name: `<sm-tabs>` uses `tabs`. */
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
  visit({ type: 'root', children: [...nodes] }, 'element', ({ tagName, properties, data }) => {
    if (tagName.startsWith('sm-') && islands.has(tagName.slice(3))) usage.islands.add(tagName.slice(3))
    if (data?.island !== undefined && islands.has(data.island)) usage.islands.add(data.island)
    if (!Array.isArray(properties.className)) return
    for (const name of properties.className) {
      if (componentStyles.has(String(name))) usage.styles.add(String(name))
    }
  })
  return usage
}

/** Joins what the parts of a document use. */
export function joinUsage(parts: readonly (AssetUsage | undefined)[]): AssetUsage {
  return {
    islands: new Set(parts.flatMap((part) => [...(part?.islands ?? [])])),
    styles: new Set(parts.flatMap((part) => [...(part?.styles ?? [])])),
  }
}
