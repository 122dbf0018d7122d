import type { GitVersions } from '@spearmint/config'
import { type Diagnostic, findNearest } from '@spearmint/config/diagnostics'
import type { Revision, RevisionList, VersionState } from '../../core/index.ts'
import { toMissingHistory, toVersionDiagnostic } from '../version-codes.ts'
import { compareReleases, parseRelease, type Release, toSeriesName } from './parse-release.ts'

/** A version of a site. */
export interface SelectedVersion {
  /** Without one, it is the files on the disk. */
  revision?: Revision
  /** `v1.2`, or the name of the tag or branch. Undefined for the files on the disk. */
  name?: string
  label?: string
  state: VersionState
  /** Path below the base. Empty for the latest version. */
  folder: string
}

interface Candidate {
  revision: Revision
  release: Release | undefined
  name: string
  /** Whether its whole name is in the configuration. */
  isNamed: boolean
}

/** The path of the files on the disk, if they are unreleased. */
const NEXT = 'next'

/**
 * Selects the versions of a site, in the order of its menu: unreleased ones, then releases, newest first. There is always
 * one at `/`: the newest release, otherwise the files on the disk.
 */
export function selectVersions(
  settings: GitVersions,
  list: RevisionList,
): { versions: SelectedVersion[]; diagnostics: Diagnostic[] } {
  if (list.problem !== undefined) {
    return { versions: toVersions(settings, []), diagnostics: [toMissingHistory(list.problem)] }
  }
  const { candidates, diagnostics } = findCandidates(settings, list)
  const { kept, doubles } = dropSameFolders(toVersions(settings, candidates))
  return { versions: kept, diagnostics: [...diagnostics, ...doubles] }
}

function findCandidates(settings: GitVersions, { revisions, isShallow }: RevisionList) {
  const diagnostics: Diagnostic[] = []
  const [excluded, wanted] = [true, false].map((isExcluded) =>
    settings.from.filter((pattern) => pattern.startsWith('!') === isExcluded),
  ) as [string[], string[]]
  const isExcluded = createMatcher(excluded.map((pattern) => pattern.slice(1)))
  const known = [...new Map(revisions.map((revision) => [revision.name, revision])).values()]
  const named: Candidate[] = []
  const matched = new Map<string, Candidate>()
  for (const pattern of wanted) {
    const matches = createMatcher([pattern])
    const found = known.filter(({ name }) => matches(name) && !isExcluded(name))
    if (found.length === 0) diagnostics.push(toMissing(pattern, known, isShallow))
    for (const revision of found) {
      const { name } = revision
      const candidate = { revision, name, release: parseRelease(name), isNamed: !pattern.includes('*') }
      if (candidate.isNamed) named.push(candidate)
      else matched.set(name, candidate)
    }
  }
  for (const { name } of named) matched.delete(name)
  if (isShallow) diagnostics.push(toVersionDiagnostic({ code: 'versions/shallow' }))
  const selected = selectReleases([...matched.values()], settings)
  return { candidates: [...named, ...selected], diagnostics }
}

/** Whether a name matches one of the patterns. `*` stands for any text, `/` included. */
function createMatcher(patterns: readonly string[]): (name: string) => boolean {
  const parts = patterns.map((pattern) => pattern.split(/\*+/))
  return (name) => parts.some((texts) => matchParts(name, texts))
}

/** Without regular expressions, so that no pattern takes long. */
function matchParts(name: string, texts: readonly string[]): boolean {
  const [first = '', ...rest] = texts
  const last = rest.pop()
  if (last === undefined) return name === first
  if (!name.startsWith(first)) return false
  let position = first.length
  for (const text of rest) {
    const found = name.indexOf(text, position)
    if (found < 0) return false
    position = found + text.length
  }
  return name.length - last.length >= position && name.endsWith(last)
}

/** Of each series the newest release. A prerelease counts only while it is newer than all releases. */
function selectReleases(candidates: readonly Candidate[], { newestOf, limit }: GitVersions): Candidate[] {
  const sorted = [...candidates].sort(compareCandidates)
  const newest = sorted.find(({ release }) => release?.prerelease === '')?.release
  const current = sorted.filter(
    ({ release }) =>
      release === undefined ||
      release.prerelease === '' ||
      newest === undefined ||
      compareReleases(release, newest) > 0,
  )
  const series = new Map<string, Candidate>()
  // A prerelease never takes the path of a release.
  const [releases, prereleases] = [false, true].map((isPrerelease) =>
    current.filter(({ release }) => ((release?.prerelease ?? '') !== '') === isPrerelease),
  ) as [Candidate[], Candidate[]]
  for (const candidate of releases) {
    const name = toName(candidate, newestOf)
    if (!series.has(toKey(name))) series.set(toKey(name), { ...candidate, name })
  }
  const taken = new Set(series.keys())
  for (const candidate of prereleases) {
    const short = toName(candidate, newestOf === 'release' ? 'release' : 'minor')
    const isTaken = taken.has(toKey(short))
    const key = isTaken ? `before ${short}` : toKey(short)
    if (!series.has(key)) series.set(key, { ...candidate, name: isTaken ? candidate.name : short })
  }
  return [...series.values()].sort(compareCandidates).slice(0, limit)
}

/** The name of the series that a release is the newest of. */
function toName({ release, name }: Candidate, newestOf: GitVersions['newestOf']): string {
  if (release === undefined || newestOf === 'release') return name
  return toSeriesName(release, newestOf === 'major' ? 1 : 2)
}

/** Tags of one series may be written with and without "v". */
function toKey(name: string): string {
  return name.replace(/^v(?=\d)/i, '')
}

/** Newest first: by numbers, otherwise by date. */
function compareCandidates(a: Candidate, b: Candidate): number {
  if (a.release !== undefined && b.release !== undefined) {
    return compareReleases(b.release, a.release) || compareRevisions(a.revision, b.revision)
  }
  if (a.release === undefined && b.release === undefined) return compareRevisions(a.revision, b.revision)
  return a.release === undefined ? 1 : -1
}

function compareRevisions(a: Revision, b: Revision): number {
  return b.date - a.date || (a.name < b.name ? 1 : -1)
}

function toVersions({ folder, labels }: GitVersions, candidates: readonly Candidate[]): SelectedVersion[] {
  const sorted = [...candidates].sort(compareCandidates)
  const main = folder === 'latest' ? undefined : findLatest(sorted)
  const past = sorted.map((candidate): SelectedVersion => {
    const { revision, name } = candidate
    const label = labels[name] ?? labels[revision.name] ?? name
    if (candidate === main) return { revision, name, label, state: 'latest', folder: '' }
    return { revision, name, label, state: toState(candidate, main), folder: toFolderName(name) }
  })
  const isOnlyDisk = main === undefined
  if (folder === 'omit' && !isOnlyDisk) return past
  const label = labels[isOnlyDisk ? 'latest' : NEXT]
  const disk: SelectedVersion = {
    state: isOnlyDisk ? 'latest' : 'unreleased',
    folder: isOnlyDisk ? '' : NEXT,
    ...(label !== undefined && { label }),
  }
  const unreleased = past.filter(({ state }) => state === 'unreleased')
  const released = past.filter(({ state }) => state !== 'unreleased')
  return isOnlyDisk ? [...unreleased, disk, ...released] : [disk, ...unreleased, ...released]
}

/** The newest release, otherwise the newest tag without numbers, otherwise the newest prerelease. */
function findLatest(sorted: readonly Candidate[]): Candidate | undefined {
  return (
    sorted.find(({ release }) => release?.prerelease === '') ??
    sorted.find(({ release, revision }) => release === undefined && revision.kind === 'tag') ??
    sorted.find(({ revision }) => revision.kind === 'tag')
  )
}

/** A branch without numbers is in development, and so is a prerelease of what comes after the latest version. */
function toState({ release, revision }: Candidate, main: Candidate | undefined): VersionState {
  if (release === undefined) return revision.kind === 'branch' ? 'unreleased' : 'old'
  if (main?.release === undefined) return release.prerelease === '' ? 'old' : 'unreleased'
  return compareReleases(release, main.release) > 0 ? 'unreleased' : 'old'
}

/** A segment of a URL that is safe as the name of a folder everywhere. The folder `_spearmint` is reserved. */
function toFolderName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-._]+|[-.]+$/g, '')
  return safe === '' ? 'version' : safe.slice(0, 100)
}

function dropSameFolders(versions: readonly SelectedVersion[]): { kept: SelectedVersion[]; doubles: Diagnostic[] } {
  const byFolder = new Map<string, SelectedVersion>()
  const doubles: Diagnostic[] = []
  for (const version of versions) {
    const key = version.folder.toLowerCase()
    const other = byFolder.get(key)
    if (other === undefined) byFolder.set(key, version)
    else {
      doubles.push(
        toVersionDiagnostic({
          code: 'versions/same-path',
          message: `"${version.revision?.name ?? NEXT}" and "${other.revision?.name ?? 'the files on the disk'}" would both be at "/${version.folder}"; only the second one is built.`,
        }),
      )
    }
  }
  return { kept: [...byFolder.values()], doubles }
}

function toMissing(pattern: string, known: readonly Revision[], isShallow: boolean): Diagnostic {
  const near = findNearest(
    pattern,
    known.map(({ name }) => name),
  )
  return toVersionDiagnostic({
    code: pattern.includes('*') ? 'versions/no-match' : 'versions/unknown-name',
    message: pattern.includes('*')
      ? `No tag or branch matches "${pattern}".`
      : `There is no tag or branch "${pattern}".`,
    suggestions: isShallow
      ? ['Fetch all tags and branches: "git fetch --unshallow --tags", or "fetch-depth: 0" of actions/checkout.']
      : near.length > 0
        ? near.map((name) => `Did you mean "${name}"?`)
        : ['List the names with "git tag" and "git branch --all". Fetch missing ones with "git fetch --tags".'],
  })
}
