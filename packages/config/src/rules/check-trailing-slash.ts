import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { walkPages } from './walk-groups.ts'

/** Names of pages (reference 1.4) and base addresses (reference 1.10) end without a slash. */
export function checkTrailingSlash(config: CheckedConfig): Problem[] {
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
        message: `${describePath(path)} is ${describeValue(text)}; expected no slash at the end.`,
        suggestions: [`Write ${describeValue(value)}.`],
        change: { kind: 'replace' as const, path, value },
      },
    ]
  })
}
