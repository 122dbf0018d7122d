import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBenchSite } from './create-bench-site.ts'

/** Writes a generated site to its own folder in `home`, replacing an earlier one. Returns the folder. */
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
