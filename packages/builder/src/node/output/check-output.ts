import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { isInside } from '../is-inside.ts'
import { JOURNAL_FILE } from './output-ledger.ts'
import { MARKER_FILE, readMarker, UNFINISHED_MARKER_FILE } from './output-marker.ts'
import { OutputRefused } from './output-refused.ts'

/**
 * Checks that `dir` may be written: it is missing, empty, or the output of an earlier build, and it is neither the
 * folder of the site (`from`) nor a folder around it, links followed. Touches nothing.
 *
 * @returns the absolute path of the folder, links followed
 * @throws {OutputRefused} when it may not
 */
export function checkOutput(dir: string, from: string): string {
  const root = findRealPath(resolve(dir))
  if (root === undefined || isFileInTheWay(root)) {
    throw new OutputRefused(`"${dir}" is not a folder and cannot become one.`, ['Name a folder with --out.'])
  }
  const source = findRealPath(resolve(from)) ?? resolve(from)
  if (isInside(root, source)) {
    const relation = root === source ? 'is the folder of the site itself' : 'holds the folder of the site'
    throw new OutputRefused(`"${dir}" ${relation}: a build would write between its files.`, [
      'Choose a folder of its own, for example --out dist.',
    ])
  }
  const names = readNames(root, dir)
  const isEmpty = names.every((name) => name === UNFINISHED_MARKER_FILE)
  if (isEmpty || readMarker(root) !== undefined) return root
  // The site's own .spearmint is the folder of its cache.
  if (names.includes('mint.json')) {
    throw new OutputRefused(
      `"${dir}" is the folder of a site (it holds mint.json): a build would write between its files.`,
      ['Choose a folder of its own, for example --out dist.'],
    )
  }
  const hasMarker = isFile(join(root, MARKER_FILE)) || names.includes(JOURNAL_FILE)
  throw new OutputRefused(
    hasMarker
      ? `"${dir}" holds a damaged ${MARKER_FILE} file, so there is no telling which files Spearmint wrote.`
      : `"${dir}" is not empty and Spearmint did not make it (it has no ${MARKER_FILE} file).`,
    ['Choose another folder with --out.', `Delete "${dir}" yourself if nothing in it is needed.`],
  )
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Whether the path, or the deepest part of it that exists, is something other than a folder. */
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
    throw new OutputRefused(`"${dir}" cannot be read (${findErrorCode(error) ?? String(error)}).`, [
      'Choose another folder with --out.',
    ])
  }
}
