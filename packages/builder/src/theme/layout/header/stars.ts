import {
  type ConfigPath,
  type Diagnostic,
  type SiteConfig,
  type SourceRange,
  START_OF_FILE,
  type TopbarLink,
} from '@spearmint/config'
import { type FetchJson, toDiagnostic } from '../../../core/index.ts'

const GITHUB_REPOSITORY = /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/i

/**
 * Asks GitHub how many stars the repositories of the header have, each once. What cannot be found out is reported as
 * `site/unknown-stars`, and the header then shows the name alone. Without a way to ask there are no counts.
 */
export async function findStars(
  { topbarLinks, topbarCtaButton }: Pick<SiteConfig, 'topbarLinks' | 'topbarCtaButton'>,
  fetchJson?: FetchJson,
  locate: (path: ConfigPath) => SourceRange = () => START_OF_FILE,
): Promise<{ stars: Map<string, number>; diagnostics: Diagnostic[] }> {
  const asked = new Map<string, ConfigPath>()
  const ask = (link: TopbarLink | undefined, path: ConfigPath): void => {
    if (link?.type === 'github' && GITHUB_REPOSITORY.test(link.url) && !asked.has(link.url)) asked.set(link.url, path)
  }
  ask(topbarCtaButton, ['topbarCtaButton'])
  for (const [index, link] of topbarLinks.entries()) ask(link, ['topbarLinks', index])

  const stars = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  if (fetchJson === undefined) return { stars, diagnostics }
  const answers = [...asked].map(async ([url, path]) => {
    const [, owner, name] = GITHUB_REPOSITORY.exec(url) ?? []
    try {
      stars.set(url, readCount(await fetchJson(`https://api.github.com/repos/${owner}/${name}`)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const message = `GitHub did not say how many stars ${owner}/${name} has: ${reason}.`
      const suggestions = ['Build again later, or without --online.']
      const problem = { code: 'site/unknown-stars', severity: 'warning', message, suggestions } as const
      diagnostics.push(toDiagnostic(problem, 'mint.json', locate([...path, 'url'])))
    }
  })
  await Promise.all(answers)
  return { stars, diagnostics }
}

function readCount(answer: unknown): number {
  const count = typeof answer === 'object' && answer !== null && 'stargazers_count' in answer && answer.stargazers_count
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) throw new Error('the answer holds no count')
  return count
}
