import { type BuildIo, type BuildOptions, type BuildResult, buildSite as buildWith } from './build/index.ts'
import { packageData } from './node/index.ts'

export type { BuildOptions, BuildProgress, BuildResult } from './build/index.ts'
export type { OutputFolder, SourceFile, SourceFolder } from './core/index.ts'

/** All that a build reads, writes and asks of the outside world. */
export type SiteIo = Omit<BuildIo, 'packageData'>

/**
 * Builds a site.
 * @throws when a file cannot be read or written, and for bugs.
 */
export function buildSite(options: BuildOptions, io: SiteIo): Promise<BuildResult> {
  return buildWith(options, { packageData, ...io })
}
