import { join, relative } from 'node:path'
import type { BuildManifest } from '../../build/index.ts'
import type { CrashGuard } from '../../content/index.ts'
import { type Cache, toHash } from '../../core/index.ts'
import { readBuildManifest, writeBuildManifest } from './build-manifest.ts'
import { DiskCache } from './disk-cache.ts'
import { openParseGuard } from './open-parse-guard.ts'
import { readCodeVersion } from './read-code-version.ts'

/** Everything that is stored between builds of a site, in one folder. */
export interface BuildCache {
  cache: Cache
  parseGuard: CrashGuard
  /** Of the last build into the same output folder, if there was one. */
  manifest: BuildManifest | undefined
  /** Writes the cache, and the manifest of this build; undefined when nothing was written. */
  close(manifest: BuildManifest | undefined): void
}

/** Name of the cache's folder in the site's folder. */
export const CACHE_FOLDER = '.spearmint'

export interface BuildCacheOptions {
  folder: string
  /** The site's folder. The output folder is identified relative to it, so that both may be moved together. */
  site: string
  out: string
}

/** Opens the cache of a site. Undefined when the version of the code is unknown, so that entries can't be told apart. */
export function openBuildCache({ folder, site, out }: BuildCacheOptions): BuildCache | undefined {
  const version = readCodeVersion()
  if (version === undefined) return undefined
  const cache = new DiskCache(folder, version)
  const parseGuard = openParseGuard(folder)
  const file = join(folder, `built-${toHash(relative(site, out)).slice(0, 8)}.json`)
  const previous = readBuildManifest(file, version)
  return {
    cache,
    parseGuard,
    manifest: previous,
    close(manifest) {
      parseGuard.close()
      cache.close()
      if (manifest !== undefined && manifest !== previous) writeBuildManifest(file, version, manifest)
    },
  }
}
