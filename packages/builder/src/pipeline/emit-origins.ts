import type { SiteConfig } from '@spearmint/config'
import { renderApiOrigins } from '../api-page/to-api-origins.ts'
import { ORIGINS_FILE } from '../model/api/relay.ts'
import type { OutputFolder } from '../model/folders.ts'
import type { PageFacts } from './page-record.ts'

/** Writes where a relay may send the requests of the site's playgrounds to. A site that does without one has no such file. */
export function emitOrigins(
  facts: readonly PageFacts[],
  { api }: SiteConfig,
  output: Pick<OutputFolder, 'write'>,
): void {
  const text = api.playground.disableProxy ? undefined : renderApiOrigins(facts)
  if (text !== undefined) output.write(ORIGINS_FILE, text)
}
