import type { Diagnostic } from '@spearmint/config/diagnostics'
import type { Cache } from './cache.ts'
import type { SourceFolder } from './folders.ts'

/** A tag or branch of the repository that contains the folder of a site. */
export interface Revision {
  /** Without `refs/tags/` and the like: `v1.2.0`, `release/2.x`. */
  name: string
  kind: 'tag' | 'branch'
  /** Hash of its commit. */
  commit: string
  /** When it was created, in seconds since 1970. */
  date: number
}

/** A folder at a revision, and what is not read from it. */
export interface PastFolder extends SourceFolder {
  /** Hash of the folder and of everything in it. */
  tree: string
  diagnostics(): Diagnostic[]
}

/** The tags and branches of a repository, or why they are not known. */
export interface RevisionList {
  revisions: readonly Revision[]
  /** Whether the clone lacks a part of the history, so that tags and branches may be missing. */
  isShallow: boolean
  /** Why there are none: there is no repository, for example. */
  problem?: 'no-git' | 'no-repository' | (string & {})
}

/** The folder of a site at earlier times, as a repository stores it. Nothing is checked out and nothing is fetched. */
export interface History {
  list(): RevisionList
  /** Finds the hashes of the folder at commits. One is undefined if the folder doesn't exist there. */
  findTrees(commits: readonly string[]): readonly (string | undefined)[]
  /** Opens the folder with a hash that {@link findTrees} returned, or reports why it can't be read. */
  open(tree: string): PastFolder | { problem: string }
  /** Reads when files were last changed before a commit, by path (ISO 8601). */
  readDates(commit: string, files: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Opens the results of earlier builds of a version. Each version has its own, so that a skipped one keeps all of them. */
  openCache(version: string): { cache: Cache; close(): void } | undefined
}
