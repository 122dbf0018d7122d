import type { ConfigPath } from '../../problems/config-path.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkGroups } from './walk-groups.ts'

/** Warns about leftovers of older files ("Ignored values" in docs/reference/mint-json.mdx). */
export function checkIgnoredValue(config: PartialConfig): ValueProblem[] {
  const paths: ConfigPath[] = []
  if (config.colors && 'ultraLight' in config.colors) paths.push(['colors', 'ultraLight'])
  if (config.colors && 'ultraDark' in config.colors) paths.push(['colors', 'ultraDark'])
  for (const { group, path } of walkGroups(config.navigation)) {
    if (group.public !== undefined) paths.push([...path, 'public'])
  }
  const keys = paths.map(
    (path): ValueProblem => ({
      code: 'config/ignored-value',
      path,
      at: 'key',
      message: `${describePath(path)} has no effect.`,
      suggestions: ['Remove it.'],
      change: { kind: 'remove', path },
    }),
  )
  if (config.api?.auth?.method !== 'cobo') return keys
  const method: ValueProblem = {
    code: 'config/ignored-value',
    path: ['api', 'auth', 'method'],
    at: 'value',
    message: '"api.auth.method" is "cobo", which has no effect; expected "bearer", "basic" or "key".',
    suggestions: ['Remove the key, or use the method of your API.'],
    change: { kind: 'remove', path: ['api', 'auth', 'method'] },
  }
  return [...keys, method]
}
