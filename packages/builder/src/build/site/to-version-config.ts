import type { SiteConfig } from '@spearmint/config'
import type { SiteVersion } from '../../core/index.ts'

/** Adapts the configuration of a version: where it is published, and what visitors can do with its files. */
export function toVersionConfig(config: SiteConfig, version: SiteVersion): SiteConfig {
  const { canonical: _, ...metadata } = config.metadata
  const { publicRoot, folder, isEditable, isIndexed } = version
  const root = publicRoot === undefined || folder === '' ? publicRoot : `${publicRoot}/${encodeURIComponent(folder)}`
  return {
    ...config,
    metadata: {
      ...metadata,
      ...(root !== undefined && { canonical: root }),
      ...(!isIndexed && { robots: 'noindex' }),
    },
    feedback: { ...config.feedback, ...(!isEditable && { suggestEdit: false }) },
  }
}
