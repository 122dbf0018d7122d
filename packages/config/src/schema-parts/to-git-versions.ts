import type { GitVersions } from '../model/git-versions.ts'
import type { GitVersionsInput } from './git-versions.ts'

/** Applies the defaults of `versions` in `spearmint`. */
export function toGitVersions({ from, limit, ...settings }: GitVersionsInput): GitVersions {
  return {
    newestOf: 'minor',
    labels: {},
    folder: 'next',
    noindex: false,
    ...settings,
    from: typeof from === 'string' ? [from] : [...from],
    ...(limit !== undefined && { limit }),
  }
}
