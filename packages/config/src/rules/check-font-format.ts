import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { InvalidParts } from './invalid-parts.ts'

/** A part of a font setting: the font itself, or the one of headings or body. */
export interface PlacedFontFace {
  face: { url?: string; format?: string } | undefined
  path: ConfigPath
}

/**
 * A font with a file needs a `format`.
 *
 * @param key - The key of the file.
 */
export function checkFontFormat(
  faces: readonly PlacedFontFace[],
  key: 'url' | 'source',
  invalid: InvalidParts,
): ValueProblem[] {
  return faces
    .filter(
      ({ face, path }) => face?.url !== undefined && face.format === undefined && !invalid.has([...path, 'format']),
    )
    .map(({ face, path }) => ({ format: findFormat(face?.url ?? ''), path }))
    .map(({ format, path }) => ({
      code: 'config/font-format',
      path: [...path, key],
      at: 'key',
      message: `${describePath(path)} has a "${key}" but no "format"; expected "woff" or "woff2".`,
      suggestions: [`Add "format": "${format ?? 'woff2'}".`],
      change: format === undefined ? undefined : { kind: 'add', path, key: 'format', value: format },
    }))
}

function findFormat(url: string): string | undefined {
  return /\.(woff2?)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase()
}
