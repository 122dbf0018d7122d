import { renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { BuildResult } from '../src/build/build-options.ts'
import { RecentCache } from '../src/build/dev/recent-cache.ts'
import { buildSite, type SiteIo } from '../src/index.ts'
import { DiskOutputFolder } from '../src/node/output/disk-output-folder.ts'
import { openSourceFolder } from '../src/node/source/disk-source-folder.ts'
import { createWorkerPool } from '../src/node/workers/create-worker-pool.ts'
import type { RecordWorkerData } from '../src/node/workers/record-worker.ts'
import { type FileTree, readFiles, useTempFolders, writeFiles } from './temp-folders.ts'

const makeFolder = useTempFolders()

/** More pages than are rendered together with the first one. */
const BETWEEN = Array.from({ length: 8 }, (_, number) => `between-${number}`)

const SITE = {
  'mint.json': JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['index', ...BETWEEN, 'a'] }] }),
  'index.mdx': '# Start\n',
  ...Object.fromEntries(BETWEEN.map((name) => [`${name}.mdx`, 'Between\n'])),
  'a.mdx': "import B from '/snippets/b.mdx'\n\nOne\n\n<B />\n",
  'snippets/b.mdx': 'Two\n',
  'c.txt': 'Three',
}

async function build(site: string, out: string, io: Partial<SiteIo> = {}): Promise<BuildResult> {
  const output = new DiskOutputFolder(out, { from: site, version: '1', base: '' })
  return await buildSite({ base: '' }, { source: openSourceFolder(site), output, clock: () => 0, ...io })
}

it.each<[what: string, file: keyof typeof SITE, text: string]>([
  ['a page', 'a.mdx', 'Another\n'],
  ['a snippet', 'snippets/b.mdx', 'Not'],
  ['a file that is only copied', 'c.txt', 'Other'],
])('%s that is saved during a build, and then restored, has no effect on later builds', async (_, file, text) => {
  const [site, out, anew] = [makeFolder(SITE), makeFolder(), makeFolder()]
  const cache = new RecentCache()
  const save = (files: FileTree) => writeFiles(site, files)
  // A file that is moved away and back keeps its modification time.
  const age = () => utimesSync(join(site, file), 1, 1)
  age()
  const { manifest } = await build(site, out, {
    cache,
    onProgress: ({ done }) => void (done === 1 && save({ [file]: text })),
  })
  expect(Object.values(readFiles(out)).join()).toContain(text.trim())
  save({ [file]: SITE[file] })
  age()
  await build(site, out, { cache, manifest })
  await build(site, anew)
  expect(readFiles(out)).toEqual(readFiles(anew))
})

it('a page that is missing while other threads list the folder, and then exists again, has no effect on later builds', async () => {
  const [site, out, anew] = [makeFolder({ ...SITE, 'index.mdx': '[A](/a)\n' }), makeFolder(), makeFolder()]
  const data = { site, out, textFolder: makeFolder(), options: { base: '' } } satisfies RecordWorkerData
  const pool = createWorkerPool(new URL('../dist/bundle/record-worker.js', import.meta.url), 1, data)
  const cache = new RecentCache()
  const [page, elsewhere] = [join(site, 'a.mdx'), join(makeFolder(), 'a.mdx')]
  let answers = 0
  async function render(permalink: string): Promise<unknown> {
    if (permalink !== '/') throw new Error('Rendered in the first thread.')
    renameSync(page, elsewhere)
    const answer = await pool.run(permalink).finally(() => renameSync(elsewhere, page))
    answers += 1
    return answer
  }
  const { manifest } = await build(site, out, { cache, threads: { render, ahead: 1 } })
  await pool.close()
  expect(answers).toBe(1)
  const { diagnostics } = await build(site, out, { cache, manifest })
  expect(diagnostics).toEqual((await build(site, anew)).diagnostics)
  expect(readFiles(out)).toEqual(readFiles(anew))
})
