import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'

const CONFIG_FILE = 'mint.json'
const SEARCH_DEPTH = 3
const SEARCH_LIMIT = 500
const MAX_SUGGESTIONS = 3

/** A command that takes the folder of a site. */
type SiteCommand = 'dev' | 'build' | 'check' | 'rename'

/**
 * Checks that `dir` is a folder. Whether it holds a configuration is for the command to say.
 *
 * @param command the one that was given, for suggestions
 * @returns its absolute path
 * @throws {UsageError} when it is not, with the folders near by that would do
 */
export function checkSite(dir: string, cwd: string, command: SiteCommand = 'build'): string {
  const path = resolve(cwd, dir)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) {
    throw new UsageError('usage/no-folder', `There is no folder "${dir}".`, suggestSites(command, cwd))
  }
  if (!stats.isDirectory()) {
    const suggestions = basename(path) === CONFIG_FILE ? toCommands(command, [dirname(path)], cwd) : []
    throw new UsageError(
      'usage/no-folder',
      `"${dir}" is a file; expected the folder that holds ${CONFIG_FILE}.`,
      suggestions,
    )
  }
  return path
}

/**
 * Names the folders below the working directory that hold a site, as commands to run.
 *
 * @returns the nearest ones; nothing when there is none
 */
export function suggestSites(command: SiteCommand, cwd: string): string[] {
  return toCommands(command, findSitesBelow(cwd), cwd)
}

function toCommands(command: SiteCommand, sites: readonly string[], cwd: string): string[] {
  return sites.slice(0, MAX_SUGGESTIONS).map((site) => {
    const near = relative(cwd, site) || '.'
    const path = near.length <= site.length ? near : site
    const given = command === 'rename' ? 'rename --dir' : command
    return `Run: spearmint ${given} ${/^[\w./\\-]+$/.test(path) ? path : JSON.stringify(path)}`
  })
}

/** Folders below that hold a site, nearest first. */
function findSitesBelow(root: string): string[] {
  const sites: string[] = []
  let level = [root]
  let visited = 0
  for (let depth = 0; depth < SEARCH_DEPTH; depth++) {
    const children = level.flatMap((folder) => (visited++ < SEARCH_LIMIT ? readFolders(folder) : []))
    sites.push(...children.filter(isSite))
    level = children
  }
  return sites
}

function readFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => join(folder, entry.name))
      .sort()
  } catch {
    return []
  }
}

function isSite(folder: string): boolean {
  return isFile(join(folder, CONFIG_FILE))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
