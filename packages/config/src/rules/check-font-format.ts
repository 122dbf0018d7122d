import { describePath } from '../describe-path.ts'
import type { Problem } from '../problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** A font with an address needs its format (reference 1.2). */
export function checkFontFormat({ font }: CheckedConfig): Problem[] {
  const faces = [
    { face: font, path: ['font'] },
    { face: font?.headings, path: ['font', 'headings'] },
    { face: font?.body, path: ['font', 'body'] },
  ]
  return faces
    .filter(({ face }) => face?.url !== undefined && face.format === undefined)
    .map(({ face, path }) => ({
      code: 'config/font-format',
      path: [...path, 'url'],
      at: 'key',
      message: `${describePath(path)} has a "url" and no "format"; expected "woff" or "woff2".`,
      suggestions: [`Add "format": "${face?.url?.endsWith('.woff') ? 'woff' : 'woff2'}".`],
    }))
}
