import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { UnsoundParts } from './rule.ts'

/** A font with an address needs its format (reference 1.2). */
export function checkFontFormat({ font }: CheckedConfig, unsound: UnsoundParts): Problem[] {
  const faces = [
    { face: font, path: ['font'] },
    { face: font?.headings, path: ['font', 'headings'] },
    { face: font?.body, path: ['font', 'body'] },
  ]
  return faces
    .filter(
      ({ face, path }) => face?.url !== undefined && face.format === undefined && !unsound.has([...path, 'format']),
    )
    .map(({ face, path }) => ({ format: findFormat(face?.url ?? ''), path }))
    .map(({ format, path }) => ({
      code: 'config/font-format',
      path: [...path, 'url'],
      at: 'key',
      message: `${describePath(path)} has a "url" and no "format"; expected "woff" or "woff2".`,
      suggestions: [`Add "format": "${format ?? 'woff2'}".`],
      ...(format !== undefined && { change: { kind: 'add', path, key: 'format', value: format } }),
    }))
}

function findFormat(url: string): string | undefined {
  return /\.(woff2?)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase()
}
