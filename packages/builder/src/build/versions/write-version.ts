import type { SiteVersion, StampedFile } from '../../core/index.ts'
import { toHash } from '../../core/index.ts'
import type { HostPart } from '../../emit/index.ts'
import type { HashFile } from '../../site/index.ts'
import type { VersionManifest } from '../build-manifest.ts'
import type { BuildIo, BuildOptions, BuildResult } from '../build-options.ts'
import { createRequestCounter } from '../create-request-counter.ts'
import { createVersionOutput, type VersionOutput } from '../output/version-output.ts'
import { writeSite } from '../write-site.ts'
import type { LoadedVersion } from './load-versions.ts'

/** What is left of a version that was written. Plain data: a version that has not changed has the same. */
export interface VersionResult extends Pick<BuildResult, 'pages' | 'diagnostics' | 'hostFacts' | 'withheld'> {
  hostPart?: HostPart | undefined
}

interface WriteOptions {
  options: BuildOptions
  io: BuildIo & { hashFile: HashFile }
  /** The shared files that versions have written. */
  shared: Set<string>
}

/** A version that was written, or that has not changed since the last build. */
export interface WrittenVersion {
  version: LoadedVersion
  result: VersionResult
  /** @param files All files of the finished output. */
  toManifest(files: readonly StampedFile[]): VersionManifest | undefined
}

/** Writes a version, unless the manifest of the last build shows that its files are up to date. */
export async function writeVersion(
  version: LoadedVersion,
  links: SiteVersion,
  { options, io, shared }: WriteOptions,
): Promise<WrittenVersion> {
  const { selected, factsKey, facts } = version
  const { folder, revision } = selected
  const isPast = revision !== undefined
  const known = io.manifest?.versions?.[folder]
  const dates = io.changeDates && (isPast ? revision.commit : [...io.changeDates])
  const key = factsKey && toHash(factsKey, JSON.stringify([links, dates, io.fetchJson !== undefined]))
  const toOutput = (source?: ReturnType<LoadedVersion['open']>['source']): VersionOutput =>
    createVersionOutput(io.output, { folder, source: isPast ? source : undefined, shared })

  const last = known?.complete
  if (known !== undefined && last !== undefined && last.key === key) {
    // Whether the files are unchanged is looked up, but they are not read.
    if (toOutput().reuse?.(last.files))
      return { version, result: last.result as VersionResult, toManifest: () => known }
  }

  const { source, hashFile, diagnostics } = version.open()
  const output = toOutput(source)
  const requests = createRequestCounter(io)
  const opened = isPast && io.cache !== undefined ? io.history?.openCache(folder === '' ? 'latest' : folder) : undefined
  const { steps, ...written } = await writeSite(
    options,
    {
      ...io,
      ...requests.io,
      source,
      hashFile,
      output,
      cache: isPast ? opened?.cache : io.cache,
      manifest: known && { steps: known.steps },
      changeDates: isPast && io.changeDates ? await readDates(io, revision.commit, source) : io.changeDates,
      // Other threads would load the files on the disk.
      threads: undefined,
    },
    links,
  )
  opened?.close()
  const { pages, hostFacts, withheld, hostPart } = written
  const result = { pages, hostFacts, withheld, hostPart, diagnostics: [...diagnostics(), ...written.diagnostics] }
  const isTransient = result.diagnostics.some(({ code }) => code === 'page/timeout')

  return {
    version,
    result,
    toManifest(files) {
      if (steps === undefined || factsKey === undefined) return undefined
      const paths = new Set(output.paths())
      const own = output.toOwnStamps(files.filter(([path]) => paths.has(path)))
      const isReproducible =
        key !== undefined && requests.count() === 0 && !isTransient && source.isAsListed?.() === true
      return {
        factsKey,
        facts,
        steps: steps.toManifest(own, { withCopies: isPast || source.isAsListed?.() === true }),
        complete: isReproducible ? { key, files: own, result } : undefined,
      }
    },
  }
}

async function readDates(
  { history }: BuildIo,
  commit: string,
  source: ReturnType<LoadedVersion['open']>['source'],
): Promise<ReadonlyMap<string, string>> {
  const files = source.list().flatMap(({ path }) => (/\.mdx?$/.test(path) ? [path] : []))
  return (await history?.readDates(commit, files)) ?? new Map()
}
