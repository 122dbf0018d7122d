import type { ElementContent } from 'hast'
import { visit } from '../../core/index.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'

/** What a page asks for beside what every page loads. */
export interface Demands {
  /** Names of islands. One named `tabs` is asked for by an element `<sm-tabs>` or by an element of class `tabs`. */
  islands: Set<string>
  /** Names of stylesheets. One named `tree` is asked for by an element of class `tree`. */
  styles: Set<string>
}

/** Finds the islands and stylesheets that content asks for, among those there are. */
export function findDemands(
  nodes: readonly ElementContent[],
  { islands, componentStyles }: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): Demands {
  const demands: Demands = { islands: new Set(), styles: new Set() }
  visit({ type: 'root', children: [...nodes] }, 'element', ({ tagName, properties }) => {
    if (tagName.startsWith('sm-') && islands.has(tagName.slice(3))) demands.islands.add(tagName.slice(3))
    if (!Array.isArray(properties.className)) return
    for (const name of properties.className) {
      if (islands.has(String(name))) demands.islands.add(String(name))
      if (componentStyles.has(String(name))) demands.styles.add(String(name))
    }
  })
  return demands
}
