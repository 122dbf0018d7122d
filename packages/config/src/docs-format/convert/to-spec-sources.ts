import type { SpecSource } from '../../model/site-config.ts'
import { SPEC_FOLDER } from '../schema/specs.ts'

/** Converts specs as written: one or several, each a text or an object. What is neither is left out. */
export function toSpecSources(written: unknown): SpecSource[] {
  const list: unknown[] = Array.isArray(written) ? written : [written]
  return list.flatMap((spec) => toSpecSource(spec) ?? [])
}

function toSpecSource(written: unknown): SpecSource | undefined {
  if (typeof written === 'string') return written.trim() === '' ? undefined : { source: toSource(written) }
  if (typeof written !== 'object' || written === null || !('source' in written)) return undefined
  const { source, directory, overlays } = written as Record<string, unknown>
  if (typeof source !== 'string' || source.trim() === '') return undefined
  const folder =
    typeof directory === 'string' && SPEC_FOLDER.test(directory) ? directory.trim().replace(/^[/\s]+|[/\s]+$/g, '') : ''
  const texts = Array.isArray(overlays) ? overlays.filter((text) => typeof text === 'string') : []
  return {
    source: toSource(source),
    ...(folder !== '' && { directory: folder }),
    ...(texts.length > 0 && { overlays: texts.map(toSource) }),
  }
}

/** Paths are resolved against the root of the site, so `../` at their start means nothing. */
function toSource(text: string): string {
  return text.trim().replace(/^(?:\.{1,2}\/)+/, '')
}
