import { createSourceHashes } from '../site/index.ts'
import type { BuildIo, BuildOptions, BuildResult } from './build-options.ts'
import { isCopyStep } from './copy-step.ts'
import { hashSources } from './hash-sources.ts'

/**
 * Builds a site. Where the log says that the same was built into the same folder, and nothing was touched since, there is
 * nothing to do, and what would do it (`make-site.ts`) is not even loaded.
 * @throws when a file cannot be read or written, and for bugs.
 */
export async function buildSite(options: BuildOptions, io: BuildIo): Promise<BuildResult> {
  const hashFile = createSourceHashes(io.source)
  // Without a memory nobody asks for it again.
  const whole = io.memory === undefined || io.inspector ? undefined : hashSources(options, io, hashFile)
  const last = io.log?.whole
  if (last !== undefined && last.key === whole && io.output.keep?.(last.files)) {
    return { ...(last.result as BuildResult), ...io.output.finish(), ...(io.log && { log: io.log }) }
  }
  const { makeSite } = await import('./make-site.ts')
  const outside = watchOutside(io)
  const { steps, ...result } = await makeSite(options, { ...io, ...outside.io, hashFile })
  const files = io.output.listStamps?.()
  if (steps === undefined || files === undefined) return result
  // What was saved while the site was built is in some files and not in others.
  const isAsListed = io.source.isAsListed?.() === true
  const isOfFolder = whole !== undefined && !outside.wasAsked() && isAsListed
  const kept = steps.toLog(files, (key) => isAsListed || !isCopyStep(key))
  const log = { steps: kept, ...(isOfFolder && { whole: { key: whole, files, result } }) }
  return { ...result, log }
}

/** Tells whether a build asked other servers for anything. */
function watchOutside({ fetchText, fetchJson }: Pick<BuildIo, 'fetchText' | 'fetchJson'>) {
  let isAsked = false
  const watch = <Answer>(ask: (url: string) => Answer) => {
    return (url: string): Answer => {
      isAsked = true
      return ask(url)
    }
  }
  return {
    io: { ...(fetchText && { fetchText: watch(fetchText) }), ...(fetchJson && { fetchJson: watch(fetchJson) }) },
    wasAsked: () => isAsked,
  }
}
