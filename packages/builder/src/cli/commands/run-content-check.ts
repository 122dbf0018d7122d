import { setTimeout } from 'node:timers/promises'
import type { Diagnostic } from '@spearmint/config'
import { checkContent } from '../../build/index.ts'
import { checkExternalLinks, createIgnoreList, isPrivateHost } from '../../check/index.ts'
import {
  askAddress,
  createTextCache,
  type DiskSourceFolder,
  findCacheFolder,
  packageData,
  readRepository,
} from '../../node/index.ts'
import type { CliEnvironment } from '../cli-environment.ts'
import { createProgressLine } from '../reporters/text/progress-line.ts'

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
      packageData,
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
