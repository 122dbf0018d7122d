import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { InvalidParts } from './invalid-parts.ts'

/** Warns about a background for one mode only ("Differences" in docs/reference/mint-json.mdx). */
export function checkBackgroundSide(
  background: { light?: string; dark?: string } | undefined,
  path: ConfigPath,
  invalid: InvalidParts,
): ValueProblem[] {
  if (!background) return []
  return (['light', 'dark'] as const)
    .filter((side) => background[side] === undefined && !invalid.has([...path, side]))
    .map((side) => ({
      code: 'config/background-side',
      path,
      at: 'key',
      message: `${describePath(path)} has no "${side}"; expected a color for both modes.`,
      suggestions: [`Add "${side}": "${side === 'light' ? '#ffffff' : '#0f1117'}".`],
    }))
}
