import { join, relative } from 'node:path'
import type { BuildManifest } from '../../build/index.ts'
import type { CrashGuard } from '../../content/index.ts'
import { type Cache, toHash } from '../../core/index.ts'
import { readBuildManifest, writeBuildManifest } from './build-manifest.ts'
import { openDiskCache } from './open-disk-cache.ts'
import { openParseGuard } from './open-parse-guard.ts'
import { readCodeVersion } from './read-code-version.ts'

/** What is remembered between builds of a site, in one folder. */
export interface BuildCache {
  cache: Cache
  parseGuard: CrashGuard
  /** Of the last build into the same output folder; undefined when nothing is known of one. */
  manifest: BuildManifest | undefined
  /** Keeps what this build made. @param manifest what is to be known of it; undefined when nothing was written */
  close(manifest: BuildManifest | undefined): void
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
  const cache = openDiskCache(folder, version)
  const parseGuard = openParseGuard(folder)
  const file = join(folder, `built-${toHash(relative(site, out)).slice(0, 8)}.json`)
  const known = readBuildManifest(file, version)
  return {
    cache,
    parseGuard,
    manifest: known,
    close(manifest) {
      parseGuard.close()
      cache.close()
      if (manifest !== undefined && manifest !== known) writeBuildManifest(file, version, manifest)
    },
  }
}
