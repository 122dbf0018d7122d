import { join } from 'node:path'
import type { History, Revision, RevisionList } from '../../core/index.ts'
import { DiskCache } from '../cache/disk-cache.ts'
import { readCodeVersion } from '../cache/read-code-version.ts'
import { openPastFolder } from './open-past-folder.ts'
import { readChangeDates } from './read-change-dates.ts'
import { NO_GIT, runGit } from './run-git.ts'

/** Fields are separated by NUL, so that no name can contain the separator. */
const FORMAT = ['refname', 'objectname', '*objectname', 'creatordate:unix'].map((field) => `%(${field})`).join('%00')

/** Later ones win: a tag is meant where a branch has the same name. */
const KINDS = [
  ['refs/remotes/origin/', 'branch'],
  ['refs/heads/', 'branch'],
  ['refs/tags/', 'tag'],
] as const

/**
 * Opens the history of a folder (absolute). Git is run when something is asked, never before.
 * @param cacheFolder Folder of the cache of a build. Undefined for a build without a cache.
 */
export function openHistory(site: string, cacheFolder: string | undefined): History {
  let position: { folder: string; isShallow: boolean } | { problem: string } | undefined
  let list: RevisionList | undefined

  function locate() {
    position ??= findPosition(site)
    return position
  }

  return {
    list() {
      const place = locate()
      list ??=
        'problem' in place
          ? { revisions: [], isShallow: false, problem: place.problem }
          : listRevisions(site, place.isShallow)
      return list
    },
    findTrees(commits) {
      const place = locate()
      if ('problem' in place || place.folder.includes('\n')) return commits.map(() => undefined)
      return findTrees(site, commits, place.folder)
    },
    open: (tree) => openPastFolder(site, tree),
    readDates: async (commit, files) => (await readChangeDates(site, files, commit)).dates,
    openCache(version) {
      const code = cacheFolder === undefined ? undefined : readCodeVersion()
      if (cacheFolder === undefined || code === undefined) return undefined
      const cache = new DiskCache(join(cacheFolder, 'versions', version), code)
      return { cache, close: () => cache.close() }
    },
  }
}

/** Finds where the folder is in its repository: empty, or a path that ends with `/`. */
function findPosition(site: string): { folder: string; isShallow: boolean } | { problem: string } {
  const { output, failure } = runGit(site, ['rev-parse', '--is-shallow-repository', '--show-prefix'])
  if (output === undefined) {
    if (failure === NO_GIT) return { problem: NO_GIT }
    return { problem: /not a git repository/i.test(failure) ? 'no-repository' : failure }
  }
  const text = String(output)
  const end = text.indexOf('\n')
  return { isShallow: text.slice(0, end) === 'true', folder: text.slice(end + 1).replace(/\n$/, '') }
}

function listRevisions(site: string, isShallow: boolean): RevisionList {
  const prefixes = KINDS.map(([prefix]) => prefix)
  const { output, failure } = runGit(site, ['for-each-ref', `--format=${FORMAT}`, ...prefixes])
  if (output === undefined) return { revisions: [], isShallow, problem: failure }
  const revisions = String(output)
    .split('\n')
    .flatMap((line): (Revision & { order: number })[] => {
      const [reference = '', object = '', peeled = '', date = ''] = line.split('\0')
      const order = KINDS.findIndex(([prefix]) => reference.startsWith(prefix))
      const [prefix, kind] = KINDS[order] ?? []
      // `origin/HEAD` is another name of a branch.
      if (prefix === undefined || kind === undefined || reference === 'refs/remotes/origin/HEAD') return []
      return [{ name: reference.slice(prefix.length), kind, commit: peeled || object, date: Number(date) || 0, order }]
    })
  // Git lists references by name. The order of kinds must not depend on that.
  revisions.sort((a, b) => a.order - b.order)
  return { revisions: revisions.map(({ order: _, ...revision }) => revision), isShallow }
}

/** Looks up the folder at all commits with one process. */
function findTrees(site: string, commits: readonly string[], folder: string): (string | undefined)[] {
  const path = folder.replace(/\/$/, '')
  const input = commits.map((commit) => `${commit}${path === '' ? '^{tree}' : `:${path}`}\n`).join('')
  const { output } = runGit(site, ['cat-file', '--batch-check'], input)
  const lines = output === undefined ? [] : String(output).split('\n')
  return commits.map((_, index) => /^([0-9a-f]{40,64}) tree \d+$/.exec(lines[index] ?? '')?.[1])
}
