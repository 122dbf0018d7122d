import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toPagePath } from './create-bench-site.ts'
import { measureCommand } from './measure-command.ts'
import { type Measured, toMedian } from './measured.ts'
import { SPEARMINT } from './spearmint-command.ts'
import { writeBenchSite } from './write-bench-site.ts'

/** Builds of one site. */
export interface Builds {
  pages: number
  /** The folder of the site; it is built into `dist` in it. */
  folder: string
  /** Without output and cache. */
  cold: Measured
  /** Again, with nothing changed. */
  again?: Measured
  /** Again, after one page got a sentence more. */
  edited?: Measured
}

/** What is removed so that a build starts from nothing. */
const LEFT_BY_BUILDS = ['dist', '.spearmint']

/** Builds a site of so many pages in each way, `runs` times in turn; only cold when not asked for more. */
export async function measureBuilds(home: string, pages: number, runs: number, again = false): Promise<Builds> {
  const folder = writeBenchSite(home, pages)
  const build = (): Promise<Measured> => measureCommand([...SPEARMINT, 'build'], folder)
  const times = { cold: [] as Measured[], again: [] as Measured[], edited: [] as Measured[] }
  for (let run = 1; run <= runs; run++) {
    for (const name of LEFT_BY_BUILDS) rmSync(join(folder, name), { recursive: true, force: true })
    times.cold.push(await build())
    if (!again) continue
    times.again.push(await build())
    const sentence = `This was added by run ${run}.`
    appendFileSync(join(folder, `${toPagePath(pages >> 1)}.mdx`), `\n${sentence}\n`)
    times.edited.push(await build())
    const html = readFileSync(join(folder, 'dist', `${toPagePath(pages >> 1)}.html`), 'utf8')
    if (!html.includes(sentence)) throw new Error('The page that was changed was not built again.')
  }
  return {
    pages,
    folder,
    cold: toMedian(times.cold),
    ...(again && { again: toMedian(times.again), edited: toMedian(times.edited) }),
  }
}
