import type { SiteConfig } from '@spearmint/config'

/**
 * Finds the meta tags that the configuration has for the folders of a page (`seo.paths` of docs.json). A segment `*` of a
 * folder is any segment. Of several folders with the same tag, the deepest one counts.
 * @param path the path of the page, without extension
 */
export function findFolderMetadata(
  { metadataOfFolders }: Pick<SiteConfig, 'metadataOfFolders'>,
  path: string,
): Record<string, string> {
  // Most sites have none.
  if (metadataOfFolders.length === 0) return {}
  const segments = path.split('/')
  const found = metadataOfFolders
    .map(({ folder, metadata }) => ({ parts: folder.split('/').filter((part) => part !== ''), metadata }))
    .filter(({ parts }) => parts.every((part, index) => part === '*' || part === segments[index]))
    .sort((one, other) => one.parts.length - other.parts.length)
  return Object.assign({}, ...found.map(({ metadata }) => metadata))
}
