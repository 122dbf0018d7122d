import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toPagePath } from './create-bench-site.ts'
import { measureCommand } from './measure-command.ts'
import { type Measured, toMedian } from './measured.ts'
import { SPEARMINT } from './spearmint-command.ts'
import { writeBenchSite } from './write-bench-site.ts'

/** Measured builds of one site. */
export interface Builds {
  pages: number
  /** The folder of the site, with the output in `dist`. */
  folder: string
  /** Without existing output and cache. */
  cold: Measured
  /** Again, with nothing changed. */
  again?: Measured
  /** Again, after a sentence was added to one page. */
  edited?: Measured
}

/** Removed before a cold build. */
const OUTPUT_FOLDERS = ['dist', '.spearmint']

/** Builds a site with a number of pages `runs` times: cold, and with `again` also unchanged and after an edit. */
export async function measureBuilds(home: string, pages: number, runs: number, again = false): Promise<Builds> {
  const folder = writeBenchSite(home, pages)
  const build = (): Promise<Measured> => measureCommand([...SPEARMINT, 'build'], folder)
  const times = { cold: [] as Measured[], again: [] as Measured[], edited: [] as Measured[] }
  for (let run = 1; run <= runs; run++) {
    for (const name of OUTPUT_FOLDERS) rmSync(join(folder, name), { recursive: true, force: true })
    times.cold.push(await build())
    if (!again) continue
    times.again.push(await build())
    const sentence = `This was added by run ${run}.`
    appendFileSync(join(folder, `${toPagePath(pages >> 1)}.mdx`), `\n${sentence}\n`)
    times.edited.push(await build())
    const html = readFileSync(join(folder, 'dist', `${toPagePath(pages >> 1)}.html`), 'utf8')
    if (!html.includes(sentence)) throw new Error('The changed page was not rebuilt.')
  }
  return {
    pages,
    folder,
    cold: toMedian(times.cold),
    ...(again && { again: toMedian(times.again), edited: toMedian(times.edited) }),
  }
}
