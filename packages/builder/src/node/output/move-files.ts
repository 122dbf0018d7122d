import { lstatSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EdgeError } from '../edge-error.ts'
import { findErrorCode } from '../find-error-code.ts'
import { findRealPath } from '../find-real-path.ts'
import { isInside } from '../is-inside.ts'
import { makeFolders, removeIfEmpty } from './make-folders.ts'
import { writeDraft } from './write-draft.ts'

/** What to do in a folder. Paths are relative to it, with `/`. */
export interface FileMove {
  /** A file or folder, and where it goes. Nothing stands there. */
  from: string
  to: string
  /** New texts by the path before the move. Each file exists. */
  texts: ReadonlyMap<string, string>
}

/**
 * Moves a file or folder of the user's and gives files new texts, all or nothing: the texts are written beside their
 * files first, then everything takes its name. Permissions stay. Folders that are empty after the move go. Links stay
 * links; two files that are one behind a link can have one new text only.
 *
 * @param root absolute
 * @throws {EdgeError} when the disk does not let it. Nothing is changed then, unless it refuses a name at the very end: the
 *   message says so, and every text is there.
 */
export function moveFiles(root: string, { from, to, texts }: FileMove): void {
  const real = findRealPath(root) ?? root
  checkPlaces(real, { from, to })
  const newTexts = listRealTexts(real, texts)
  /** Draft → the file whose name it is to take, both absolute. */
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

/** The new texts by the real place of their file, absolute. One file may stand in a site under several names. */
function listRealTexts(root: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  const places = new Map<string, string>()
  for (const [path, text] of texts) {
    const place = findRealPath(join(root, path)) ?? join(root, path)
    if ((places.get(place) ?? text) !== text) {
      throw new EdgeError('source/link', `"${place}" would need two texts, because a link leads to it too.`, [
        `Replace the link by a copy: "${path}" or another name of the file.`,
      ])
    }
    places.set(place, text)
  }
  return places
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

/** Files have moved by now, and some have their new texts. */
function toLateFailure(error: unknown, file: string): unknown {
  const code = findErrorCode(error)
  if (code === undefined) return error
  return new EdgeError(
    'source/unwritable',
    `The files are renamed, but "${file}" could not take its new text: ${(error as Error).message}.`,
    ['Put each file that ends in ".spearmint-draft" in the place of the file without this ending.'],
    error,
  )
}
