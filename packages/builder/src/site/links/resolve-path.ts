/**
 * Resolves an address path against a folder: `.` and `..` are worked off, and `..` above the root stays at the root.
 * Takes a path as written (`../a/b`, `/a`, `a`) and the folder of the file that holds it (`guides`, `` for the root).
 * Gives the path from the root without a leading or trailing slash.
 */
export function resolvePath(written: string, folder: string): string {
  const segments = written.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const segment of written.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** The folder of a file: `guides/a.mdx` → `guides`, `a.mdx` → the empty string. */
export function toFolder(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}
