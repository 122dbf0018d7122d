import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** All files in a folder and its subfolders, as sorted paths with `/`. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
