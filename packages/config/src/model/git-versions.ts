/** Which tags and branches of Git are versions of the site. */
export interface GitVersions {
  /** Names and patterns with `*`. One that starts with `!` excludes names. */
  from: string[]
  newestOf: 'major' | 'minor' | 'release'
  /** How many versions patterns select, newest first. */
  limit?: number
  /** What the menu shows, by the name of a version, a tag or a branch. */
  labels: Record<string, string>
  /** What the files on the disk are: the unreleased version, the latest one, or none. */
  folder: 'next' | 'latest' | 'omit'
  /** Whether search engines are asked not to list old and unreleased versions. */
  noindex: boolean
}
