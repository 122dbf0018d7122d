import { type ZippableFile, zipSync } from 'fflate'

/** The compression of a file: none for one that programs read without unpacking, such as `mimetype` in EPUB. */
const LEVELS = { stored: 0, packed: 9 } as const

/**
 * Creates a zip file. The same files in the same order give the same bytes: they have no time, and are compressed by
 * JavaScript, because the compression in Node.js may change with its version.
 * @param stored - Paths of the files that are not compressed.
 */
export function createZip(
  files: Iterable<readonly [path: string, bytes: Uint8Array]>,
  stored: ReadonlySet<string> = new Set(),
): Uint8Array {
  const entries = [...files].map(([path, bytes]): [string, ZippableFile] => {
    return [path, [bytes, { level: stored.has(path) ? LEVELS.stored : LEVELS.packed }]]
  })
  // The first day that a zip file can name. Its time is local, so this is the same time in every time zone.
  const mtime = new Date(1980, 0, 1, 12)
  return zipSync(Object.fromEntries(entries), { mtime, os: 0 })
}
