import { CONFIG_CODES } from '../config-codes.ts'
import type { Problem } from '../problems/config-problem.ts'
import { copyWithout } from './copy-without.ts'

/**
 * Leaves out what a site should not be built with: an unknown key alone, and the whole top-level key around any error.
 * What is only warned of stays.
 */
export function dropUnsoundParts(value: unknown, problems: readonly Problem[]): unknown {
  return copyWithout(
    value,
    problems.flatMap(({ code, path }) => {
      if (code === 'config/unknown-key') return [path]
      return CONFIG_CODES[code].severity === 'error' ? [path.slice(0, 1)] : []
    }),
  )
}
