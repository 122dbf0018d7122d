import { AA_TEXT, toContrast, toContrastingColor } from '../color/contrast.ts'
import type { PartialConfig } from '../mint-format/schema/partial-config.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { InvalidParts } from './invalid-parts.ts'

/** The default backgrounds. */
const BACKGROUNDS = { light: '#ffffff', dark: '#0f1117' }

interface Colors extends Pick<PartialConfig, 'colors'> {
  modeToggle?: { default?: 'light' | 'dark' | 'system' | undefined; isHidden?: boolean | undefined } | undefined
}

/**
 * Links are drawn in `primary` on the light background and in `light` on the dark one. A mode that visitors can't
 * choose is not checked.
 */
export function checkLowContrast({ colors, modeToggle = {} }: Colors, invalid: InvalidParts): ValueProblem[] {
  if (!colors) return []
  const pairs = [
    { key: 'primary', color: colors.primary, mode: 'light' },
    { key: 'light', color: colors.light, mode: 'dark' },
  ] as const
  const { default: first = 'system', isHidden = false } = modeToggle
  const seen = isHidden && first !== 'system' ? pairs.filter(({ mode }) => mode === first) : pairs
  return seen.flatMap(({ key, color, mode }) => {
    const background = colors.background?.[mode] ?? BACKGROUNDS[mode]
    if (color === undefined || invalid.has(['colors', 'background', mode])) return []
    const contrast = toContrast(color, background)
    if (contrast >= AA_TEXT) return []
    const path = ['colors', key]
    // Rounded down: 4.499 must not be shown as 4.5.
    const ratio = (Math.floor(contrast * 100) / 100).toFixed(2)
    return [
      {
        code: 'config/low-contrast' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(color)}, which has a contrast of ${ratio}:1 to the ${mode} background ${background}; expected at least ${AA_TEXT}:1.`,
        // No change: it may be the color of a brand, so the author decides.
        suggestions: [
          `Write "${toContrastingColor(color, background, AA_TEXT)}", the nearest color with enough contrast.`,
        ],
      },
    ]
  })
}
