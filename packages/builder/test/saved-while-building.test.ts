import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSourceFolder } from '../src/edges/read-folder.ts'
import { openOutputFolder } from '../src/edges/write-folder.ts'
import type { BuildIo } from '../src/model/build.ts'
import type { BuildLog } from '../src/model/step-log.ts'
import { buildSite } from '../src/pipeline/build-site.ts'
import { createRecentMemory } from '../src/pipeline/create-recent-memory.ts'
import { type FileTree, readFiles, useTempFolders, writeFiles } from './temp-folders.ts'

const makeFolder = useTempFolders()

const SITE = {
  'mint.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index", "a"] }] }',
  'index.mdx': '# Start\n',
  'a.mdx': "import B from '/snippets/b.mdx'\n\nOne\n\n<B />\n",
  'snippets/b.mdx': 'Two\n',
  'c.txt': 'Three',
}

async function build(site: string, out: string, io: Partial<BuildIo> = {}): Promise<BuildLog | undefined> {
  const output = openOutputFolder(out, { from: site, version: '1', base: '' })
  const { log } = await buildSite({ base: '' }, { source: openSourceFolder(site), output, clock: () => 0, ...io })
  return log
}

it.each<[what: string, file: keyof typeof SITE, text: string]>([
  ['a page', 'a.mdx', 'Another\n'],
  ['a snippet', 'snippets/b.mdx', 'Not'],
  ['a file that is only copied', 'c.txt', 'Other'],
])(
  '%s that is saved while a site is built, and is as before after that, leaves nothing behind',
  async (_, file, text) => {
    const [site, out, anew] = [makeFolder(SITE), makeFolder(), makeFolder()]
    const memory = createRecentMemory()
    const save = (files: FileTree) => writeFiles(site, files)
    // As a file has it that is moved away and back.
    const age = () => utimesSync(join(site, file), 1, 1)
    age()
    const log = await build(site, out, {
      memory,
      onProgress: ({ done }) => void (done === 1 && save({ [file]: text })),
    })
    expect(Object.values(readFiles(out)).join()).toContain(text.trim())
    save({ [file]: SITE[file] })
    age()
    await build(site, out, { memory, ...(log && { log }) })
    await build(site, anew)
    expect(readFiles(out)).toEqual(readFiles(anew))
  },
)
