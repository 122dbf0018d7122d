import type { ValueProblem } from '../problems/config-problem.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import type { InvalidParts } from './rule.ts'

/** Warns about a background for one mode only ("Differences" in docs/reference/mint-json.mdx). */
export function checkBackgroundSide(config: PartialConfig, invalid: InvalidParts): ValueProblem[] {
  const background = config.colors?.background
  if (!background) return []
  return (['light', 'dark'] as const)
    .filter((side) => background[side] === undefined && !invalid.has(['colors', 'background', side]))
    .map((side) => ({
      code: 'config/background-side',
      path: ['colors', 'background'],
      at: 'key',
      message: `"colors.background" has no "${side}"; expected a color for both modes.`,
      suggestions: [`Add "${side}": "${side === 'light' ? '#ffffff' : '#0f1117'}".`],
    }))
}
