import type { PlacedFontFace } from '../../rules/check-font-format.ts'
import type { FontsInput } from '../schema/fonts.ts'
import type { DocsSettings } from '../schema/settings.ts'

/** Lists the parts of the font settings. */
export function listFontFaces({ fonts = {} }: DocsSettings): PlacedFontFace[] {
  return [
    { face: toFace(fonts), path: ['fonts'] },
    { face: toFace(fonts.heading), path: ['fonts', 'heading'] },
    { face: toFace(fonts.body), path: ['fonts', 'body'] },
  ]
}

function toFace({ source, format }: Omit<FontsInput, 'heading' | 'body'> = {}): PlacedFontFace['face'] {
  return { ...(source !== undefined && { url: source }), ...(format !== undefined && { format }) }
}
