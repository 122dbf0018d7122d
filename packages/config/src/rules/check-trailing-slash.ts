import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkPages } from './walk-groups.ts'

/** Page paths and base URLs have no trailing slash. */
export function checkTrailingSlash(config: PartialConfig): ValueProblem[] {
  const { baseUrl = [] } = config.api ?? {}
  const texts: { text: string; path: ConfigPath }[] = [
    ...(typeof baseUrl === 'string'
      ? [{ text: baseUrl, path: ['api', 'baseUrl'] }]
      : baseUrl.map((text, index) => ({ text, path: ['api', 'baseUrl', index] }))),
    ...[...walkPages(config.navigation)].map(({ page, path }) => ({ text: page, path })),
  ]
  return texts.flatMap(({ text, path }) => {
    const value = text.replace(/(?<=[^/:\s])\/+\s*$/, '')
    if (value === text) return []
    return [
      {
        code: 'config/trailing-slash' as const,
        path,
        at: 'value' as const,
        message: `${describePath(path)} is ${describeValue(text)}; expected no trailing slash.`,
        suggestions: [`Write ${describeValue(value)}.`],
        change: { kind: 'replace' as const, path, value },
      },
    ]
  })
}
