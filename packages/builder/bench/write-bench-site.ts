import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBenchSite } from './create-bench-site.ts'

/** Writes the site of so many pages into a folder of its own below `home`, which it empties first; gives the folder. */
export function writeBenchSite(home: string, count: number): string {
  const folder = join(home, `pages-${count}`)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of createBenchSite(count)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}
