import type { ConfigPath } from '../../problems/config-path.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import type { DocsFacts } from './docs-rules.ts'

/** Keys of the navigation that Spearmint accepts and doesn't support. */
const NAVIGATION_KEYS = new Set(['asyncapi', 'graphql', 'sdk'])

/** Reports what the format has and Spearmint doesn't. The rest of the configuration works. */
export function checkUnsupportedKey({ settings, written }: DocsFacts): ValueProblem[] {
  const paths: ConfigPath[] = [
    ...(settings.api?.asyncapi === undefined ? [] : [['api', 'asyncapi']]),
    ...(settings.variations === undefined ? [] : [['variations']]),
    ...(settings.thumbnails === undefined ? [] : [['thumbnails']]),
    ...walkUnsupported(written, ['navigation']),
  ]
  return paths.map((path) => ({
    code: 'config/unsupported-key',
    path,
    at: 'key',
    message: `${describePath(path)} has no effect: Spearmint does not support it.`,
    suggestions: ['Keep it for other tools, or remove it.'],
  }))
}

function* walkUnsupported(part: unknown, path: ConfigPath): Generator<ConfigPath> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    const at = [...path, Array.isArray(part) ? Number(key) : key]
    if (NAVIGATION_KEYS.has(key) && !Array.isArray(part)) yield at
    else yield* walkUnsupported(value, at)
  }
}
