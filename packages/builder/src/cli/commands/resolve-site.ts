import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isFile, readMarker } from '../../node/index.ts'
import { CONFIG_FILES, isConfigFile } from '../../site/index.ts'
import { UsageError } from '../usage-error.ts'
import type { BookFormat } from './book-formats.ts'

const SEARCH_DEPTH = 3
const SEARCH_LIMIT = 500
const MAX_SUGGESTIONS = 3

/** A command with the site's folder as its argument. */
type SiteCommand = 'dev' | 'build' | 'pack' | `export ${BookFormat}` | 'check' | 'rename' | 'migrate'

/**
 * Resolves the site's folder to an absolute path. It may lack a configuration: the command reports that.
 *
 * @param command - The current command, for suggestions.
 * @throws {UsageError} when it is not a folder, with suggestions of folders that contain a site
 */
export function resolveSite(dir: string, cwd: string, command: SiteCommand = 'build'): string {
  const path = resolve(cwd, dir)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) {
    throw new UsageError('usage/no-folder', `Cannot find the folder "${dir}".`, suggestSites(command, cwd))
  }
  if (!stats.isDirectory()) {
    const suggestions = isConfigFile(basename(path)) ? toCommands(command, [dirname(path)], cwd) : []
    throw new UsageError(
      'usage/no-folder',
      `"${dir}" is a file. Expected the folder that contains docs.json or mint.json.`,
      suggestions,
    )
  }
  if (readMarker(path) !== undefined && !CONFIG_FILES.some((name) => isFile(join(path, name)))) {
    const use = command === 'check' ? 'check --agents' : 'preview'
    throw new UsageError(
      'usage/no-folder',
      `"${dir}" is a built site. Expected the folder it was built from, with docs.json or mint.json.`,
      [toCommand(use, path, cwd), ...suggestSites(command, cwd)],
    )
  }
  return path
}

/**
 * Suggests commands for the nearest folders below the working directory that contain a site. Empty when there are none.
 */
export function suggestSites(command: SiteCommand, cwd: string): string[] {
  return toCommands(command, listSitesBelow(cwd), cwd)
}

function toCommands(command: SiteCommand, sites: readonly string[], cwd: string): string[] {
  const prefix = command === 'rename' ? 'rename --dir' : command
  return sites.slice(0, MAX_SUGGESTIONS).map((site) => toCommand(prefix, site, cwd))
}

function toCommand(command: string, folder: string, cwd: string): string {
  const relativePath = relative(cwd, folder) || '.'
  const path = relativePath.length <= folder.length ? relativePath : folder
  return `Run: npx spearmint ${command} ${quoteFolder(path)}`
}

/** Quotes the path of a folder for a command line, if it needs quotes. */
export function quoteFolder(path: string): string {
  return /^[\w./\\-]+$/.test(path) ? path : JSON.stringify(path)
}

/** Lists the folders below that contain a site, nearest first. */
function listSitesBelow(root: string): string[] {
  const sites: string[] = []
  let level = [root]
  let visited = 0
  for (let depth = 0; depth < SEARCH_DEPTH; depth++) {
    const children = level.flatMap((folder) => (visited++ < SEARCH_LIMIT ? readFolders(folder) : []))
    sites.push(...children.filter((folder) => CONFIG_FILES.some((name) => isFile(join(folder, name)))))
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
