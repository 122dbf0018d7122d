import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Keys and values that are accepted for the sake of old files and have no effect (reference 1.2). */
export function checkIgnoredValue(config: CheckedConfig): Problem[] {
  const paths: ConfigPath[] = []
  if (config.colors && 'ultraLight' in config.colors) paths.push(['colors', 'ultraLight'])
  if (config.colors && 'ultraDark' in config.colors) paths.push(['colors', 'ultraDark'])
  for (const { group, path } of walkGroups(config.navigation)) {
    if (group.public !== undefined) paths.push([...path, 'public'])
  }
  const keys = paths.map(
    (path): Problem => ({
      code: 'config/ignored-value',
      path,
      at: 'key',
      message: `${describePath(path)} has no effect.`,
      suggestions: ['Remove it.'],
      change: { kind: 'remove', path },
    }),
  )
  if (config.api?.auth?.method !== 'cobo') return keys
  const method: Problem = {
    code: 'config/ignored-value',
    path: ['api', 'auth', 'method'],
    at: 'value',
    message: '"api.auth.method" is "cobo", which has no effect; expected "bearer", "basic" or "key".',
    suggestions: ['Remove the key, or name the method that the API has.'],
    change: { kind: 'remove', path: ['api', 'auth', 'method'] },
  }
  return [...keys, method]
}
