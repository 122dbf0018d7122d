import { toHash } from '../core/index.ts'
import type { BuildIo, BuildOptions, BuildResult } from './build-options.ts'
import { createRequestCounter } from './create-request-counter.ts'
import { hashSources } from './hash-sources.ts'
import { createStampedHashes } from './stamped-hashes.ts'

/**
 * Builds a site. If the manifest shows that the same inputs were built into the same folder and no file has changed
 * since, there is nothing to do, and the code that builds (`write-site.ts`) is not even loaded.
 * @throws if a file cannot be read or written, and for bugs
 */
export async function buildSite(options: BuildOptions, io: BuildIo): Promise<BuildResult> {
  const { hashFile, toStamps } = createStampedHashes(io.source, io.manifest?.sources)
  // Without a cache the manifest is not saved either.
  const sources = io.cache === undefined ? undefined : hashSources(options, io, hashFile)
  const last = io.manifest?.complete
  const key = toKey(sources, io, last?.usesHistory)
  if (last !== undefined && last.key === key && io.output.reuse?.(last.files)) {
    const result = last.result as BuildResult
    return { ...result, ...io.output.finish(result.hostFacts), manifest: io.manifest }
  }
  const { writeVersions } = await import('./versions/write-versions.ts')
  const requests = createRequestCounter(io)
  const written = await writeVersions(options, { ...io, ...requests.io, hashFile })
  const { steps, hostPart: _, usesHistory, toVersionManifests, ...result } = written
  const files = io.output.listStamps?.()
  if ((steps === undefined && toVersionManifests === undefined) || files === undefined) return result
  // A file that was saved during the build is in some outputs and not in others.
  const isUnchanged = io.source.isAsListed?.() === true
  const isTransient = result.diagnostics.some(({ code }) => code === 'page/timeout')
  const newKey = usesHistory === last?.usesHistory ? key : toKey(sources, io, usesHistory)
  const isReproducible = newKey !== undefined && requests.count() === 0 && isUnchanged && !isTransient
  return {
    ...result,
    manifest: {
      steps: steps?.toManifest(files, { withCopies: isUnchanged }) ?? {},
      sources: toStamps(),
      versions: toVersionManifests?.(files),
      complete: isReproducible ? { key: newKey, files, result, ...(usesHistory && { usesHistory }) } : undefined,
    },
  }
}

/** The key of a whole build. That of a site with versions from Git also covers all tags and branches. */
function toKey(sources: string | undefined, { history }: BuildIo, usesHistory = false): string | undefined {
  if (sources === undefined || !usesHistory) return sources
  return toHash(sources, JSON.stringify(history?.list() ?? ''))
}
