import type { SiteConfig } from '@spearmint/config'
import { isExternalHref } from '../model/href.ts'

/** Where the pages of an OpenAPI file stand when its tab or anchor names no folder (reference 6.5). */
const USUAL_FOLDER = 'api-reference'

/** Lists the folders, without slashes at their ends, that the configuration fills with pages made of OpenAPI files. */
export function listGeneratedFolders({ tabs, anchors }: Pick<SiteConfig, 'tabs' | 'anchors'>): string[] {
  return [...tabs, ...anchors]
    .filter(({ openapi }) => openapi !== undefined)
    .map(({ url }) => (isExternalHref(url) ? '' : url.replace(/^\/+|\/+$/g, '')) || USUAL_FOLDER)
}
