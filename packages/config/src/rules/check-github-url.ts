import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** Warns about links of type `github` to something else ("Differences" in docs/reference/mint-json.mdx). */
export function checkGithubUrl(config: PartialConfig): ValueProblem[] {
  const links = (config.topbarLinks ?? []).map((link, index) => ({ link, path: ['topbarLinks', index] as ConfigPath }))
  if (config.topbarCtaButton) links.push({ link: config.topbarCtaButton, path: ['topbarCtaButton'] })
  return links
    .filter(
      ({ link }) => link.type === 'github' && !/^https?:\/\/(?:www\.)?github\.com\/[^/\s]+\/[^/\s]+/.test(link.url),
    )
    .map(({ link, path }) => ({
      code: 'config/github-url',
      path: [...path, 'url'],
      at: 'value',
      message: `${describePath([...path, 'url'])} is ${describeValue(link.url)}; expected "https://github.com/owner/name".`,
      ...suggestUrl([...path, 'url'], link.url),
    }))
}

function suggestUrl(path: ConfigPath, url: string): Pick<ValueProblem, 'suggestions' | 'change'> {
  const repository = /^(?:(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+)$/.exec(url)?.[1]
  if (repository === undefined) return { suggestions: ['Write "type": "link" for other URLs.'] }
  const value = `https://github.com/${repository}`
  return { suggestions: [`Write "${value}".`], change: { kind: 'replace', path, value } }
}
