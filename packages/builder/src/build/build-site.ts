import type { BuildIo, BuildOptions, BuildResult } from './build-options.ts'
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
  const key = io.cache === undefined ? undefined : hashSources(options, io, hashFile)
  const last = io.manifest?.complete
  if (last !== undefined && last.key === key && io.output.reuse?.(last.files)) {
    const result = last.result as BuildResult
    return { ...result, ...io.output.finish(result.hostFacts), manifest: io.manifest }
  }
  const { writeSite } = await import('./write-site.ts')
  const requests = createRequestCounter(io)
  const { steps, ...result } = await writeSite(options, { ...io, ...requests.io, hashFile })
  const files = io.output.listStamps?.()
  if (steps === undefined || files === undefined) return result
  // A file that was saved during the build is in some outputs and not in others.
  const isUnchanged = io.source.isAsListed?.() === true
  const isTransient = result.diagnostics.some(({ code }) => code === 'page/timeout')
  const isReproducible = key !== undefined && requests.count() === 0 && isUnchanged && !isTransient
  return {
    ...result,
    manifest: {
      steps: steps.toManifest(files, { withCopies: isUnchanged }),
      sources: toStamps(),
      complete: isReproducible ? { key, files, result } : undefined,
    },
  }
}

/** Wraps the functions that send requests to other servers so that requests are counted. */
function createRequestCounter({ fetchText, fetchJson }: Pick<BuildIo, 'fetchText' | 'fetchJson'>) {
  let requests = 0
  const counted = <Answer>(fetch: (url: string) => Answer) => {
    return (url: string): Answer => {
      requests += 1
      return fetch(url)
    }
  }
  return {
    io: { fetchText: fetchText && counted(fetchText), fetchJson: fetchJson && counted(fetchJson) },
    count: () => requests,
  }
}
