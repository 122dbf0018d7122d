import { chmodSync, lstatSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EdgeError } from './edge-error.ts'
import { findErrorCode } from './find-error-code.ts'
import { findRealPath } from './find-real-path.ts'
import { isInside } from './is-inside.ts'
import { makeFolders, removeIfEmpty } from './make-folders.ts'

/** What to do in a folder. Paths are relative to it, with `/`. */
export interface FileMove {
  /** A file or folder, and where it goes. Nothing stands there. */
  from: string
  to: string
  /** New texts by the path before the move. Each file exists. */
  texts: ReadonlyMap<string, string>
}

/** A draft of a text, absolute, and the place where it goes in the end. */
interface Draft {
  draft: string
  place: string
}

/**
 * Moves a file or folder of the user's and gives files new texts, all or nothing: the texts are written beside their
 * files first, then everything takes its name. Permissions stay. Folders that are empty after the move go.
 *
 * @param root absolute
 * @throws {EdgeError} when the disk does not let it; nothing is changed then
 */
export function moveFiles(root: string, { from, to, texts }: FileMove): void {
  const real = findRealPath(root) ?? root
  checkPlaces(real, { from, to })
  const drafts: Draft[] = []
  const made: string[] = []
  try {
    for (const [path, text] of texts) drafts.push(writeDraft(real, path, text))
    makeFolders(dirname(join(real, to)), made)
    renameSync(join(real, from), join(real, to))
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true })
    for (const folder of made.toReversed()) removeIfEmpty(folder)
    throw toFailure(error, from, to)
  }
  for (const { draft, place } of drafts) renameSync(toMoved(draft), toMoved(place))
  for (let folder = dirname(join(real, from)); folder !== real && removeIfEmpty(folder); ) folder = dirname(folder)

  function toMoved(path: string): string {
    const source = join(real, from)
    const isMoved = path === source || isInside(source, path)
    return isMoved ? join(real, to) + path.slice(source.length) : path
  }
}

/** What lies behind a link may be anywhere, also twice in one site. */
function checkPlaces(root: string, { from, to }: { from: string; to: string }): void {
  const [source, target] = [join(root, from), join(root, to)]
  const linked = [source, dirname(target)].find((path) => findRealPath(path) !== path)
  if (linked !== undefined) {
    throw new EdgeError('source/link', `"${linked}" lies behind a link.`, [
      'Rename it in the folder where it really is.',
    ])
  }
  const [there, taken] = [source, target].map((path) => lstatSync(path, { throwIfNoEntry: false }))
  // On a disk that ignores case, both names may mean the one file.
  if (taken !== undefined && taken.ino !== there?.ino) {
    throw new EdgeError('source/taken', `"${to}" is taken.`, ['Choose another name.'])
  }
}

function writeDraft(root: string, path: string, text: string): Draft {
  const place = findRealPath(join(root, path)) ?? join(root, path)
  const draft = `${place}.spearmint-draft`
  const { mode } = statSync(place)
  writeFileSync(draft, text)
  chmodSync(draft, mode)
  return { draft, place }
}

function toFailure(error: unknown, from: string, to: string): unknown {
  const code = findErrorCode(error)
  if (code === undefined) return error
  return new EdgeError(
    'source/unwritable',
    `Cannot rename "${from}" to "${to}": ${(error as Error).message}. Nothing was changed.`,
    ['Mend the permissions, or make room on the disk.'],
    error,
  )
}
