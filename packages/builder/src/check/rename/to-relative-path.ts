/**
 * Writes a path from the root of the site as one from a folder: `a/b` from `a/c` → `../b`.
 *
 * @param folder from the root; empty for the root
 * @param isMarked whether it begins with `./` where it does not begin with `../`
 */
export function toRelativePath(path: string, folder: string, isMarked: boolean): string {
  const [from, to] = [folder.split('/').filter(Boolean), path.split('/')]
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.slice(shared).map(() => '..')
  return [...(up.length === 0 && isMarked ? ['.'] : up), ...to.slice(shared)].join('/')
}
