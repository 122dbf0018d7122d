import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import type { InvalidParts } from './rule.ts'

/** A font with a `url` needs a `format`. */
export function checkFontFormat({ font }: PartialConfig, invalid: InvalidParts): ValueProblem[] {
  const faces = [
    { face: font, path: ['font'] },
    { face: font?.headings, path: ['font', 'headings'] },
    { face: font?.body, path: ['font', 'body'] },
  ]
  return faces
    .filter(
      ({ face, path }) => face?.url !== undefined && face.format === undefined && !invalid.has([...path, 'format']),
    )
    .map(({ face, path }) => ({ format: findFormat(face?.url ?? ''), path }))
    .map(({ format, path }) => ({
      code: 'config/font-format',
      path: [...path, 'url'],
      at: 'key',
      message: `${describePath(path)} has a "url" but no "format"; expected "woff" or "woff2".`,
      suggestions: [`Add "format": "${format ?? 'woff2'}".`],
      change: format === undefined ? undefined : { kind: 'add', path, key: 'format', value: format },
    }))
}

function findFormat(url: string): string | undefined {
  return /\.(woff2?)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase()
}
