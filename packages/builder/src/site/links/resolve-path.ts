/**
 * Resolves a path as written (`../a/b`, `/a`, `a`) against the folder of the file that contains it (`guides`, or an empty
 * string for the root). `..` above the root stays at the root. Returns the path from the root without a leading or trailing
 * slash.
 */
export function resolvePath(written: string, folder: string): string {
  const segments = written.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const segment of written.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}

/** The folder of a file: `guides/a.mdx` → `guides`, `a.mdx` → an empty string. */
export function toFolder(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')))
}
