import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, as paths with `/`, sorted. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
