import { resolve } from 'node:path'
import {
  type BuildOptions,
  type BuildProgress,
  type BuildResources,
  type BuildResult,
  buildSite as buildWith,
} from '../../build/index.ts'
import { createDiagnosticLog } from '../../core/index.ts'
import { findCacheFolder } from '../cache/find-cache-folder.ts'
import { packageData } from '../package-data/package-data.ts'
import { checkOptions } from './check-options.ts'
import { openBuild } from './open-build.ts'
import { resolveBuildOptions, resolveCacheFolder, resolveSiteFolder } from './resolve-options.ts'

/** What {@link buildSite} builds, and where. Paths are relative to the working directory. */
export interface BuildSiteOptions extends Partial<BuildOptions> {
  /** The folder that contains `docs.json` or `mint.json`. */
  dir: string
  /** The folder to write the site to. It has to be new, empty, or written by an earlier build. */
  out: string
  /** The folder for the results of this build, which make the next one faster; false for none. Default: `.spearmint` in `dir`. */
  cache?: string | false | undefined
  /** Whether pages show the date of their last commit. Default: false. */
  dates?: boolean | undefined
  /** Whether data such as the stars of a repository may be fetched. Default: false. */
  online?: boolean | undefined
  /** Threads beside the current one. Default: depends on the size of the site and the machine. */
  workers?: number | undefined
  /** Called after each page. */
  onProgress?: ((progress: BuildProgress) => void) | undefined
}

/** What {@link buildSite} did. */
export interface SiteBuild extends Omit<BuildResult, 'manifest' | 'hostFacts'> {
  /** The output folder, absolute. */
  out: string
  /** Paths in the output folder of the files that are new or have other content than before. */
  written: readonly string[]
}

/** The parts of a build that read, write or ask the outside world, to replace those of the disk. */
export type SiteIo = Partial<BuildResources> & Pick<BuildResources, 'source' | 'output'>

/** The parts that can be replaced while folders are on the disk. */
export type FolderIo = Omit<Partial<BuildResources>, 'source' | 'output' | 'threads' | 'onProgress'>

/**
 * Builds the site in a folder into another folder. Mistakes in the site are `diagnostics`, not exceptions: what can be built
 * is built. Only with the status `unusable-config` is nothing written.
 *
 * It prints nothing, never ends the process, and can be called any number of times. Builds into different folders may run
 * at the same time.
 *
 * @example
 * ```ts
 * import { buildSite } from 'spearmint'
 *
 * const { pages, diagnostics, written } = await buildSite({ dir: 'docs', out: 'dist' })
 * const errors = diagnostics.filter(({ severity }) => severity === 'error')
 * console.log(`${pages} pages, ${written.length} files written, ${errors.length} errors`)
 * ```
 * @param io Replaces parts of the build: with `source` and `output`, it doesn't use the disk at all.
 * @throws {OptionError} if an option cannot be used: there is no such folder, for example
 * @throws {IoError} if the output folder contains other files, is in use by another build, or the disk fails
 */
export function buildSite(options: BuildSiteOptions, io?: FolderIo): Promise<SiteBuild>
export function buildSite(options: Partial<BuildOptions>, io: SiteIo): Promise<Omit<BuildResult, 'hostFacts'>>
export async function buildSite(
  options: BuildSiteOptions | Partial<BuildOptions>,
  io: FolderIo | SiteIo = {},
): Promise<SiteBuild | Omit<BuildResult, 'hostFacts'>> {
  if ('source' in io) {
    checkOptions('buildInMemory', options)
    const { hostFacts, ...result } = await buildWith({ base: '', ...options }, { packageData, clock, ...io })
    return result
  }
  return buildFolder(options as BuildSiteOptions, io)
}

async function buildFolder(options: BuildSiteOptions, io: FolderIo): Promise<SiteBuild> {
  checkOptions('buildSite', options, ['dir', 'out'])
  const { dir, out, cache, dates, online, workers, onProgress, ...others } = options
  const site = resolveSiteFolder(dir)
  const buildOptions = resolveBuildOptions(others, site)
  const opened = await openBuild({
    site,
    out: resolve(out),
    options: buildOptions,
    cacheFolder: resolveCacheFolder(cache, site),
    textFolder: findCacheFolder(process.env),
    workers,
    withDates: dates === true,
    online: online === true,
  })
  let result: BuildResult | undefined
  try {
    result = await buildWith(buildOptions, { ...opened.io, clock, ...io, onProgress })
  } finally {
    await opened.close(result)
  }
  const { manifest, hostFacts, ...facts } = result
  const log = createDiagnosticLog()
  log.addAll([...result.diagnostics, ...opened.diagnostics()])
  return { ...facts, diagnostics: log.list(), out: resolve(out), written: opened.listChanged() }
}

const clock = (): number => performance.now()
