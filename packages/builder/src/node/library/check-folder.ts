import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Diagnostic } from '@spearmint/config/diagnostics'
import {
  type BuildOptions,
  type BuildProgress,
  type BuildResources,
  checkSite,
  type SiteCheck,
} from '../../build/index.ts'
import { checkExternalLinks, type ExternalLink, isPrivateHost } from '../../check/index.ts'
import { findConfigFile } from '../../site/index.ts'
import { createTextCache } from '../cache/create-text-cache.ts'
import { openUserParseGuard } from '../cache/open-parse-guard.ts'
import { replaceFile } from '../edit/replace-file.ts'
import { openHistory } from '../git/open-history.ts'
import { readChangeDates } from '../git/read-change-dates.ts'
import { askAddress } from '../http/ask-address.ts'
import { packageData } from '../package-data/package-data.ts'
import type { DiskSourceFolder } from '../source/disk-source-folder.ts'
import { createPageGuard } from '../workers/page-guard.ts'

/** A check of a folder on the disk. Paths are absolute. */
export interface CheckPlan {
  site: string
  /** The folder `site`. */
  source: DiskSourceFolder
  options: BuildOptions
  /** Folder of texts that were fetched from other servers. */
  textFolder: string
  /** Whether only the configuration is checked. */
  configOnly: boolean
  /** Whether the configuration is fixed where that is safe. */
  fix: boolean
  /** Whether requests are sent to links to other sites. */
  external: boolean
  /** Prefixes of addresses that no request is sent to. */
  ignore: readonly string[]
  /** Called after each page. */
  onProgress: (progress: BuildProgress) => void
  /** Called after each link to another site, whose address is the `page`. */
  onLink: (progress: BuildProgress) => void
}

/** The parts of a check that ask other servers or prevent crashes, to replace those of this machine. */
export type CheckIo = Partial<Pick<BuildResources, 'fetchText' | 'parseGuard' | 'guard'>>

/**
 * Checks a site, then, with `external`, its links to other sites.
 * @throws {IoError} if a file cannot be read, or the configuration cannot be written
 */
export async function checkFolder(plan: CheckPlan, io: CheckIo = {}): Promise<SiteCheck> {
  const { site, source, options, textFolder, configOnly, fix, external, ignore, onProgress, onLink } = plan
  const parseGuard = openUserParseGuard(textFolder, site)
  try {
    const checkIo = {
      source,
      packageData,
      parseGuard,
      guard: createPageGuard(),
      fetchText: createTextCache(textFolder),
      history: openHistory(site, undefined),
      // Without a history, only translations with a hash are compared.
      readChangeDates: async (files: ReadonlySet<string>) => (await readChangeDates(site, files)).dates,
      ...io,
      onProgress,
      writeConfig: fix ? createConfigWriter(site, source) : undefined,
    }
    const check = await checkSite(options, checkIo, configOnly ? 'config' : 'site')
    const dead = external ? await requestLinks(check.externalLinks, ignore, onLink) : []
    const ofFolder = check.pages === undefined ? [] : source.diagnostics()
    return { ...check, diagnostics: [...ofFolder, ...check.diagnostics, ...dead] }
  } finally {
    parseGuard.close()
  }
}

/** Undefined if writing the text of the configuration back would change other bytes, or there is none. */
function createConfigWriter(site: string, source: DiskSourceFolder): ((text: string) => void) | undefined {
  const file = findConfigFile(source)
  const bytes = file === undefined ? undefined : source.readBytes(file)
  if (file === undefined || bytes === undefined) return undefined
  const isUtf8 = Buffer.from(source.readText(file) ?? '').equals(bytes)
  return isUtf8 ? (text) => replaceFile(join(site, file), text) : undefined
}

function requestLinks(
  links: readonly ExternalLink[],
  ignore: readonly string[],
  onLink: CheckPlan['onLink'],
): Promise<Diagnostic[]> {
  return checkExternalLinks(links, {
    ask: askAddress,
    wait: (milliseconds) => setTimeout(milliseconds),
    now: Date.now,
    isOffLimits: ({ hostname }) => isPrivateHost(hostname),
    ignore,
    onProgress: ({ href, ...count }) => onLink({ ...count, page: href }),
  })
}
