import { setTimeout } from 'node:timers/promises'
import type { Diagnostic } from '@spearmint/config'
import { askAddress } from '../edges/ask-address.ts'
import { createTextCache } from '../edges/create-text-cache.ts'
import { findCacheFolder } from '../edges/find-cache-folder.ts'
import type { DiskSourceFolder } from '../edges/read-folder.ts'
import { readRepository } from '../edges/read-repository.ts'
import { checkExternalLinks } from '../external-links/check-external-links.ts'
import { createIgnoreList } from '../external-links/create-ignore-list.ts'
import { isPrivateHost } from '../external-links/is-private-host.ts'
import { checkContent } from '../pipeline/check-content.ts'
import type { CliEnvironment } from './cli-environment.ts'
import { createProgressLine } from './progress-line.ts'

/** The options of a check that concern the pages. */
export interface ContentFlags {
  /** Whether to ask for the links out of the site. */
  external?: true
  /** How addresses begin that are not asked for. */
  ignore?: readonly string[]
}

/** Checks the pages of a site, and the links out of it if asked to. Shows how far it has come. */
export async function runContentCheck(
  { site, source }: { site: string; source: DiskSourceFolder },
  { external, ignore = [] }: ContentFlags,
  { stderr, clock, variables, loadBuildSite }: CliEnvironment,
): Promise<{ pages: number; diagnostics: Diagnostic[] }> {
  const buildSite = await loadBuildSite()
  const progress = createProgressLine(stderr, clock, variables)
  const repository = readRepository(site)
  const options = { base: '', ...(repository && { repository }) }
  try {
    const content = await checkContent(buildSite, options, {
      source,
      clock,
      fetchText: createTextCache(findCacheFolder(variables)),
      onProgress: progress.show,
    })
    const dead = external
      ? await checkExternalLinks(content.externalLinks, {
          ask: askAddress,
          wait: (milliseconds) => setTimeout(milliseconds),
          now: Date.now,
          isOffLimits: ({ hostname }) => isPrivateHost(hostname),
          isIgnored: createIgnoreList(ignore),
          onProgress: ({ href, ...count }) => progress.show({ ...count, page: href, unit: 'links' }),
        })
      : []
    return { pages: content.pages, diagnostics: [...source.diagnostics(), ...content.diagnostics, ...dead] }
  } finally {
    progress.clear()
  }
}
