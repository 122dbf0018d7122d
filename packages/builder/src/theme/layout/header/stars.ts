import type { ConfigPath, SiteConfig, TopbarLink } from '@spearmint/config'
import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type FetchJson, type LocateInConfig, locateNothing } from '../../../core/index.ts'
import { THEME_CODES } from '../../codes.ts'

const GITHUB_REPOSITORY = /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?(?:[?#].*)?$/i

/**
 * Loads how many stars the repositories in the header have from GitHub, each once. A repository without an answer is
 * reported as `site/unknown-stars`, and the header shows only its name. Without `fetchJson`, there are no counts.
 */
export async function loadStars(
  { topbarLinks, topbarCtaButton }: Pick<SiteConfig, 'topbarLinks' | 'topbarCtaButton'>,
  fetchJson?: FetchJson,
  locate: LocateInConfig = locateNothing,
): Promise<{ stars: Map<string, number>; diagnostics: Diagnostic[] }> {
  const repositories = new Map<string, ConfigPath>()
  const add = (link: TopbarLink | undefined, path: ConfigPath): void => {
    const isRepository = link?.type === 'github' && GITHUB_REPOSITORY.test(link.url)
    if (isRepository && !repositories.has(link.url)) repositories.set(link.url, path)
  }
  add(topbarCtaButton, ['topbarCtaButton'])
  for (const [index, link] of topbarLinks.entries()) add(link, ['topbarLinks', index])

  const stars = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  if (fetchJson === undefined) return { stars, diagnostics }
  const answers = [...repositories].map(async ([url, path]) => {
    const [, owner, name] = GITHUB_REPOSITORY.exec(url) ?? []
    try {
      stars.set(url, parseCount(await fetchJson(`https://api.github.com/repos/${owner}/${name}`)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      diagnostics.push(
        toDiagnostic(THEME_CODES, {
          code: 'site/unknown-stars',
          message: `GitHub did not return the number of stars of ${owner}/${name}: ${reason}.`,
          suggestions: ['Build again later, or without --online.'],
          ...locate([...path, 'url']),
        }),
      )
    }
  })
  await Promise.all(answers)
  return { stars, diagnostics }
}

function parseCount(answer: unknown): number {
  const count = typeof answer === 'object' && answer !== null && 'stargazers_count' in answer && answer.stargazers_count
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    throw new Error('the response contains no count')
  }
  return count
}

/** Formats a count in a few characters: `999`, `1.2k`, `34k`, `1.2M`. Rounded down, so that it never overstates. */
export function formatCount(count: number): string {
  for (const [unit, suffix] of [
    [1_000_000, 'M'],
    [1000, 'k'],
  ] as const) {
    if (count < unit) continue
    const tenths = Math.floor(count / (unit / 10))
    return tenths < 100 ? `${tenths / 10}${suffix}` : `${Math.floor(tenths / 10)}${suffix}`
  }
  return String(count)
}
