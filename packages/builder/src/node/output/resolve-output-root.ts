import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CONFIG_FILES } from '../../site/index.ts'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { isFile } from '../is-file.ts'
import { isInside } from '../is-inside.ts'
import { IoError } from '../operational-error.ts'
import { JOURNAL_FILE } from './output-ledger.ts'
import { LOCK_FILE } from './output-lock.ts'
import { MARKER_FILE, readMarker, UNFINISHED_MARKER_FILE } from './output-marker.ts'

/**
 * Resolves the folder to write to: its absolute path, links resolved. It must be missing, empty or the output of an
 * earlier build, and neither the site's folder (`from`) nor a parent of it. Nothing is changed.
 *
 * @throws {IoError} when Spearmint may not write to it
 */
export function resolveOutputRoot(dir: string, from: string): string {
  const root = findRealPath(resolve(dir))
  if (root === undefined || isFileInTheWay(root)) {
    throw new IoError(
      'output/refused',
      `"${dir}" is not a folder, and cannot be created because a file has this name.`,
      ['Choose another output folder.'],
    )
  }
  const source = findRealPath(resolve(from)) ?? resolve(from)
  if (isInside(root, source)) {
    const relation = root === source ? 'is' : 'contains'
    throw new IoError(
      'output/refused',
      `"${dir}" ${relation} the site's folder: a build would mix its files with the sources.`,
      ['Choose a separate output folder, for example dist.'],
    )
  }
  const names = readNames(root, dir)
  const isEmpty = names.every((name) => name === UNFINISHED_MARKER_FILE || name.startsWith(LOCK_FILE))
  if (isEmpty || readMarker(root) !== undefined) return root
  // In a site's folder, .spearmint is the cache and not a damaged marker.
  const config = CONFIG_FILES.find((name) => names.includes(name))
  if (config !== undefined) {
    throw new IoError(
      'output/refused',
      `"${dir}" is the folder of a site (it contains ${config}): a build would mix its files with the sources.`,
      ['Choose a separate output folder, for example dist.'],
    )
  }
  const hasMarker = isFile(join(root, MARKER_FILE)) || names.includes(JOURNAL_FILE)
  throw new IoError(
    'output/refused',
    hasMarker
      ? `"${dir}" contains a damaged ${MARKER_FILE} file, so Spearmint cannot tell which files it wrote.`
      : `"${dir}" is not empty, and Spearmint did not write it (it has no ${MARKER_FILE} file).`,
    ['Choose another output folder.', `Delete "${dir}" if you don't need its content.`],
  )
}

/** Whether the path, or the innermost existing part of it, is not a folder. */
function isFileInTheWay(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats !== undefined) return !stats.isDirectory()
  const parent = dirname(path)
  return parent !== path && isFileInTheWay(parent)
}

function readNames(root: string, dir: string): string[] {
  try {
    return readdirSync(root)
  } catch (error) {
    if (findErrorCode(error) === 'ENOENT') return []
    throw new IoError('output/refused', `"${dir}" cannot be read (${findErrorCode(error) ?? String(error)}).`, [
      'Choose another output folder.',
    ])
  }
}
