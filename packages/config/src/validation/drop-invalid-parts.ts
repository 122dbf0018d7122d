import { CONFIG_CODES } from '../config-codes.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { copyWithout } from './copy-without.ts'

/**
 * Drops what a site should not be built with: an unknown key alone, and the whole top-level key around any error. Parts
 * with warnings stay.
 */
export function dropInvalidParts(value: unknown, problems: readonly ValueProblem[]): unknown {
  return copyWithout(
    value,
    problems.flatMap(({ code, path }) => {
      if (code === 'config/unknown-key') return [path]
      return CONFIG_CODES[code].severity === 'error' ? [path.slice(0, 1)] : []
    }),
  )
}
