import type { SiteConfig } from '@spearmint/config'
import { ORIGINS_FILE, renderApiOrigins } from '../api/index.ts'
import type { OutputFolder } from '../core/index.ts'

/** Writes where a relay may send the requests of the site's playgrounds to. A site that does without one has no such file. */
export function emitOrigins(
  facts: readonly { apiOrigins: readonly string[] }[],
  { api }: SiteConfig,
  output: Pick<OutputFolder, 'write'>,
): void {
  const text = api.playground.disableProxy ? undefined : renderApiOrigins(facts)
  if (text !== undefined) output.write(ORIGINS_FILE, text)
}
