import { join, relative } from 'node:path'
import type { BuildLog } from '../../build/index.ts'
import type { CrashGuard } from '../../content/index.ts'
import { type Memory, toHash } from '../../core/index.ts'
import { readBuildLog, writeBuildLog } from './build-manifest.ts'
import { openDiskMemory } from './open-disk-cache.ts'
import { openParseGuard } from './open-parse-guard.ts'
import { readCodeVersion } from './read-code-version.ts'

/** What is remembered between builds of a site, in one folder. */
export interface BuildCache {
  memory: Memory
  parseGuard: CrashGuard
  /** Of the last build into the same output folder; undefined when nothing is known of one. */
  log: BuildLog | undefined
  /** Keeps what this build made. @param log what is to be known of it; undefined when nothing was written */
  close(log: BuildLog | undefined): void
}

/** Name of the cache's folder in that of a site. */
export const CACHE_FOLDER = '.spearmint'

export interface BuildCacheOptions {
  folder: string
  /** The site's folder. The place of the output is remembered from there, so that both may be moved together. */
  site: string
  out: string
}

/** Opens the cache of a site. Undefined where nobody could tell what this code makes from what another made. */
export function openBuildCache({ folder, site, out }: BuildCacheOptions): BuildCache | undefined {
  const version = readCodeVersion()
  if (version === undefined) return undefined
  const memory = openDiskMemory(folder, version)
  const parseGuard = openParseGuard(folder)
  const file = join(folder, `built-${toHash(relative(site, out)).slice(0, 8)}.json`)
  const known = readBuildLog(file, version)
  return {
    memory,
    parseGuard,
    log: known,
    close(log) {
      parseGuard.close()
      memory.close()
      if (log !== undefined && log !== known) writeBuildLog(file, version, log)
    },
  }
}
