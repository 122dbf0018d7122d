import type { SiteConfig } from '@spearmint/config'
import type { Page } from '../../../core/index.ts'
import { findFolderMetadata } from '../../../site/index.ts'

/** Whether a page has an image for other sites: its own, that of its folder or that of the site. */
export function hasOwnImage(
  config: Pick<SiteConfig, 'metadata' | 'metadataOfFolders'>,
  { path, frontmatter }: Page,
): boolean {
  return [config.metadata, findFolderMetadata(config, path), frontmatter.raw].some((tags) => tags['og:image'])
}
