/** A change that is not released yet: a file in `.changeset`. */
export interface Change {
  /** What it means for users, in Markdown. */
  summary: string
  releases: readonly { type: string }[]
}

/** Headings of a section, by the largest change of version that an entry causes. */
const HEADINGS = { major: 'Breaking changes', minor: 'New', patch: 'Fixed' } as const

/**
 * Renders the changes of a release as a section of `CHANGELOG.md`. A change that concerns several packages is listed once:
 * all packages have the same version.
 */
export function toChangelogSection(version: string, changes: readonly Change[]): string {
  const parts = (['major', 'minor', 'patch'] as const).flatMap((level) => {
    const entries = changes.filter((change) => findLevel(change) === level).map(({ summary }) => toItem(summary))
    return entries.length > 0 ? [`### ${HEADINGS[level]}\n\n${entries.join('\n')}\n`] : []
  })
  return [`## ${version}\n`, ...parts].join('\n')
}

/** Adds a section above those of earlier versions. */
export function addChangelogSection(changelog: string, section: string): string {
  const start = changelog.indexOf('\n## ')
  const [head, rest] = start < 0 ? [changelog, ''] : [changelog.slice(0, start), changelog.slice(start)]
  return `${head.trimEnd()}\n\n${section}${rest}`
}

function findLevel({ releases }: Change): 'major' | 'minor' | 'patch' | undefined {
  return (['major', 'minor', 'patch'] as const).find((level) => releases.some(({ type }) => type === level))
}

/** Indents the lines after the first, which belong to the same item. */
const toItem = (summary: string): string => `- ${summary.trim().replace(/\n(?=.)/g, '\n  ')}`
