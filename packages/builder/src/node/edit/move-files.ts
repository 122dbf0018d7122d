import { lstatSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { isInside } from '../is-inside.ts'
import { makeFolders, removeIfEmpty } from '../make-folders.ts'
import { IoError } from '../operational-error.ts'
import { writeDraft } from './write-draft.ts'

/** A move in a folder. Paths are relative to it, with `/`. */
export interface FileMove {
  /** A file or folder, and its new path, which does not exist yet. */
  from: string
  to: string
  /** New texts, by the path before the move. Each file exists. */
  texts: ReadonlyMap<string, string>
}

/**
 * Moves one of the user's files or folders and changes the texts of files, all or nothing: the texts are written beside
 * their files first, then everything is renamed. Permissions are preserved, links stay links, and folders that are empty
 * after the move are deleted. Two paths that links lead to the same file must have the same new text.
 *
 * @param root absolute
 * @throws {IoError} when a file cannot be written or renamed. Nothing is changed, unless one of the last renames fails:
 *   the message says so, and every text is on the disk.
 */
export function moveFiles(root: string, { from, to, texts }: FileMove): void {
  const real = findRealPath(root) ?? root
  try {
    checkPlaces(real, { from, to })
  } catch (error) {
    throw toFailure(error, from, to)
  }
  const newTexts = listRealTexts(real, texts)
  /** Draft → the file to rename it to, both absolute. */
  const drafts = new Map<string, string>()
  const made: string[] = []
  try {
    for (const [place, text] of newTexts) drafts.set(writeDraft(place, text), place)
    makeFolders(dirname(join(real, to)), made)
    renameSync(join(real, from), join(real, to))
  } catch (error) {
    for (const draft of drafts.keys()) rmSync(draft, { force: true })
    for (const folder of made.toReversed()) removeIfEmpty(folder)
    throw toFailure(error, from, to)
  }
  for (const [draft, place] of drafts) {
    try {
      renameSync(toMoved(draft), toMoved(place))
    } catch (error) {
      throw toLateFailure(error, toMoved(place))
    }
  }
  for (let folder = dirname(join(real, from)); folder !== real && removeIfEmpty(folder); ) folder = dirname(folder)

  function toMoved(path: string): string {
    const source = join(real, from)
    const isMoved = path === source || isInside(source, path)
    return isMoved ? join(real, to) + path.slice(source.length) : path
  }
}

/** A file behind a link may be anywhere, even twice in the same site. */
function checkPlaces(root: string, { from, to }: { from: string; to: string }): void {
  const [source, target] = [join(root, from), join(root, to)]
  const linked = [source, dirname(target)].find((path) => findRealPath(path) !== path)
  if (linked !== undefined) {
    throw new IoError('source/link', `"${linked}" is behind a link.`, ['Rename it in its actual folder.'])
  }
  const [there, taken] = [source, target].map((path) => lstatSync(path, { throwIfNoEntry: false }))
  // On a disk that ignores case, both names may mean the one file.
  if (taken !== undefined && taken.ino !== there?.ino) {
    throw new IoError('source/taken', `"${to}" already exists.`, ['Choose another name.'])
  }
}

/** The new texts by the real path of their file, absolute. A site may contain one file under several names. */
function listRealTexts(root: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const places = new Map<string, string>()
  for (const [path, text] of texts) {
    const place = findRealPath(join(root, path)) ?? join(root, path)
    if ((places.get(place) ?? text) !== text) {
      throw new IoError('source/link', `"${place}" would need two different texts, because a link points to it too.`, [
        `Replace the link with a copy: "${path}" or another name of the file.`,
      ])
    }
    places.set(place, text)
  }
  return places
}

function toFailure(error: unknown, from: string, to: string): unknown {
  // An `IoError` has the code of a diagnostic, and already says what is wrong.
  if (error instanceof IoError || findErrorCode(error) === undefined) return error
  return new IoError(
    'source/unwritable',
    `Cannot rename "${from}" to "${to}": ${(error as Error).message}. Nothing was changed.`,
    ['Fix the permissions, or free some disk space.'],
    error,
  )
}

/** At this point the files are renamed, and some have their new texts. */
function toLateFailure(error: unknown, file: string): unknown {
  const code = findErrorCode(error)
  if (code === undefined) return error
  return new IoError(
    'source/unwritable',
    `The files were renamed, but the new text of "${file}" could not be moved into place: ${(error as Error).message}.`,
    ['Rename each file that ends in ".spearmint-draft" to its name without this ending.'],
    error,
  )
}
