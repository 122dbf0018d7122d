import type { ConfigPath, Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/**
 * A link of the type `github` names a repository on GitHub (specification, TopbarCtaButton). The format in use takes
 * any address, so others are only warned of (reference 1.6).
 */
export function checkGithubUrl(config: CheckedConfig): Problem[] {
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
      ...mendUrl([...path, 'url'], link.url),
    }))
}

function mendUrl(path: ConfigPath, url: string): Pick<Problem, 'suggestions' | 'change'> {
  const repository = /^(?:(?:www\.)?github\.com\/)?([\w.-]+\/[\w.-]+)$/.exec(url)?.[1]
  if (repository === undefined) return { suggestions: ['Write "type": "link" for other addresses.'] }
  const value = `https://github.com/${repository}`
  return { suggestions: [`Write "${value}".`], change: { kind: 'replace', path, value } }
}
