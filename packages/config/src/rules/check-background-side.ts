import type { Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { UnsoundParts } from './rule.ts'

/** The specification demands both sides of colors.background; the format in use does not (reference 1.3). */
export function checkBackgroundSide(config: CheckedConfig, unsound: UnsoundParts): Problem[] {
  const background = config.colors?.background
  if (!background) return []
  return (['light', 'dark'] as const)
    .filter((side) => background[side] === undefined && !unsound.has(['colors', 'background', side]))
    .map((side) => ({
      code: 'config/background-side',
      path: ['colors', 'background'],
      at: 'key',
      message: `"colors.background" has no "${side}"; expected a color for both modes.`,
      suggestions: [`Add "${side}": "${side === 'light' ? '#ffffff' : '#0f1117'}".`],
    }))
}
