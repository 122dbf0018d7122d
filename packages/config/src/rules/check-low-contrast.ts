import { AA_TEXT, findContrasting, toContrast } from '../color/contrast.ts'
import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { UnsoundParts } from './rule.ts'

/** Backgrounds of a site that names none (reference 1.5). */
const BACKGROUNDS = { light: '#ffffff', dark: '#0f1117' }

/** Links are drawn in `primary` on the light background and in `light` on the dark one (reference 1.5). */
export function checkLowContrast({ colors }: CheckedConfig, unsound: UnsoundParts): Problem[] {
  if (!colors) return []
  const pairs = [
    { key: 'primary', color: colors.primary, mode: 'light' },
    { key: 'light', color: colors.light, mode: 'dark' },
  ] as const
  return pairs.flatMap(({ key, color, mode }) => {
    const background = colors.background?.[mode] ?? BACKGROUNDS[mode]
    if (color === undefined || unsound.has(['colors', 'background', mode])) return []
    const contrast = toContrast(color, background)
    if (contrast >= AA_TEXT) return []
    const path = ['colors', key]
    // Rounding down: 4.499 is not the 4.5 that is asked for.
    const ratio = (Math.floor(contrast * 100) / 100).toFixed(2)
    return [
      {
        code: 'config/low-contrast' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(color)}, whose contrast to the ${mode} background ${background} is ${ratio}:1; expected ${AA_TEXT}:1 or more.`,
        // The color of a brand is the author's to change.
        suggestions: [`Write "${findContrasting(color, background, AA_TEXT)}", the nearest that has it.`],
      },
    ]
  })
}
