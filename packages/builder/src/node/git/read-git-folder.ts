import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readRegularFile } from '../read-regular-file.ts'
import { findRemoteAddress } from './find-remote-address.ts'

/** Information from the `.git` folder of a site. */
export interface GitFolder {
  /** The folder that contains `.git`, absolute. */
  root: string
  /** URL of the remote, as written. */
  remote?: string
  /** The current branch, or the default branch of the remote when none is checked out. */
  branch?: string
}

/**
 * Reads the nearest Git folder of `folder` (absolute) or its parents, without running Git. Supports worktrees and
 * submodules, whose `.git` is a file with the path of the folder. Undefined when there is none.
 */
export function readGitFolder(folder: string): GitFolder | undefined {
  const git = findGitDirectory(folder)
  if (git === undefined) return undefined
  // A worktree shares configuration and remote branches with the main one.
  const common = resolve(git.directory, readText(join(git.directory, 'commondir'))?.trim() ?? '.')
  const remote = findRemoteAddress(readText(join(common, 'config')) ?? '')
  const branch =
    findReference(readText(join(git.directory, 'HEAD')), 'refs/heads/') ??
    findReference(readText(join(common, 'refs/remotes/origin/HEAD')), 'refs/remotes/origin/')
  return { root: git.root, ...(remote !== undefined && { remote }), ...(branch !== undefined && { branch }) }
}

function findGitDirectory(folder: string): { root: string; directory: string } | undefined {
  for (let root = folder; ; root = dirname(root)) {
    const entry = join(root, '.git')
    const stats = statSync(entry, { throwIfNoEntry: false })
    if (stats?.isDirectory()) return { root, directory: entry }
    const named = stats?.isFile() ? /^gitdir: (.+)/.exec(readText(entry) ?? '')?.[1] : undefined
    if (named !== undefined) return { root, directory: resolve(root, named.trim()) }
    if (dirname(root) === root) return undefined
  }
}

/** The branch that a file such as `HEAD` refers to; undefined when it contains a commit. */
function findReference(text: string | undefined, prefix: string): string | undefined {
  const name = text?.startsWith(`ref: ${prefix}`) ? text.slice(`ref: ${prefix}`.length).trim() : ''
  return name === '' ? undefined : name
}

function readText(file: string): string | undefined {
  try {
    return readRegularFile(file).toString()
  } catch {
    return undefined
  }
}
