import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PlacedText } from './placed-text.ts'

/** Warns about links of type `github` to something else ("Differences" in docs/reference/mint-json.mdx). */
export function checkGithubUrl(urls: readonly PlacedText[]): ValueProblem[] {
  return urls
    .filter(({ text: url }) => !/^https?:\/\/(?:www\.)?github\.com\/[^/\s]+\/[^/\s]+/.test(url))
    .map(({ text: url, path }) => ({
      code: 'config/github-url',
      path,
      at: 'value',
      message: `${describePath(path)} is ${describeValue(url)}; expected "https://github.com/owner/name".`,
      ...suggestUrl(path, url),
    }))
}

function suggestUrl(path: ConfigPath, url: string): Pick<ValueProblem, 'suggestions' | 'change'> {
  const repository = /^(?:(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+)$/.exec(url)?.[1]
  if (repository === undefined) return { suggestions: ['Write "type": "link" for other URLs.'] }
  const value = `https://github.com/${repository}`
  return { suggestions: [`Write "${value}".`], change: { kind: 'replace', path, value } }
}
