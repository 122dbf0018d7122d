import { toPagePath, toPermalink } from '../../core/index.ts'
import type { Moves } from './plan-moves.ts'

/**
 * Converts a path, relative to the root of the site, to its path after the rename. Keeps its form: with or without slashes
 * around it, extension, fragment. Returns paths that don't move unchanged.
 *
 * @param meaning `folder` if the path is a folder even if a page has the same name.
 */
export type PathRenamer = (written: string, meaning?: 'any' | 'folder') => string

/** Creates the renamer of a move. @param pages The paths of all pages before the move, without extension. */
export function createPathRenamer(moves: Moves, pages: ReadonlySet<string>): PathRenamer {
  const names = new Map<string, string>()
  for (const [file, newFile] of moves.files) {
    const [path, newPath] = [toPagePath(file), toPagePath(newFile)]
    names.set(file, newFile)
    if (path === file) continue
    names.set(path, newPath)
    const permalink = toPermalink(path).slice(1)
    if (permalink !== '' && !names.has(permalink)) names.set(permalink, toPermalink(newPath).slice(1))
  }

  function rename(path: string, meaning: 'any' | 'folder'): string | undefined {
    const isInFolder = moves.isFolder && (path === moves.from || path.startsWith(`${moves.from}/`))
    if (meaning === 'folder' && isInFolder) return moves.to + path.slice(moves.from.length)
    const name = names.get(path)
    if (name !== undefined) return name
    return isInFolder && !pages.has(path) ? moves.to + path.slice(moves.from.length) : undefined
  }

  return (written, meaning = 'any') => {
    const [, before = '', path = '', after = ''] = /^((?:\.?\/)*)([^?#]*?)(\/*(?:[?#].*)?)$/s.exec(written) ?? []
    const renamed = path === '' ? undefined : rename(path, meaning)
    return renamed === undefined ? written : before + renamed + after
  }
}
