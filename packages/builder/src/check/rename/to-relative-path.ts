/**
 * Converts a path relative to the root of the site to one relative to a folder: `a/b` from `a/c` → `../b`.
 *
 * @param folder Relative to the root. Empty for the root.
 * @param isMarked Whether the result starts with `./` unless it starts with `../`.
 */
export function toRelativePath(path: string, folder: string, isMarked: boolean): string {
  const [from, to] = [folder.split('/').filter(Boolean), path.split('/')]
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.slice(shared).map(() => '..')
  return [...(up.length === 0 && isMarked ? ['.'] : up), ...to.slice(shared)].join('/')
}
