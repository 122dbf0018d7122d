import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { packageData, toConfig } from '../testing/create-test-io.ts'
import { openDevSession } from './dev-session.ts'
import type { DevFile } from './dev-site.ts'

const FILES = {
  'mint.json': toConfig(['a', 'b']),
  'a.mdx': '# A\n\nOne [B](/b)\n',
  'b.mdx': 'Two',
  'photo.png': 'png',
}

/** Opens a site whose files can be changed: undefined removes one. */
async function open(initial: Record<string, string> = FILES) {
  const files: Record<string, string> = { ...initial }
  const site = await openDevSession(
    { base: '', parser: 'reference' },
    { packageData, openSource: () => createMemorySource(files) },
  )
  return {
    site,
    async read(path: string): Promise<string> {
      return toText(await site.find(path))
    },
    async change(
      changed: Record<string, string | undefined>,
      paths: readonly string[] | undefined = Object.keys(changed),
    ) {
      for (const [path, text] of Object.entries(changed)) {
        if (text === undefined) delete files[path]
        else files[path] = text
      }
      await site.change(paths)
    },
    listCodes: () => site.diagnostics().map(({ code }) => code),
  }
}

function toText(file: DevFile | undefined): string {
  if (file === undefined) return 'none'
  return 'content' in file ? Buffer.from(file.content).toString() : `copy of ${file.source}`
}

describe('openDevSession', () => {
  it('finds what a build would write, rendered on request', async () => {
    const { read } = await open()
    expect(await read('a.html')).toContain('<a href="/b.html">B</a>')
    expect(await read('a.md')).toContain('One [B](/b.html)')
    expect(await read('photo.png')).toBe('copy of photo.png')
    expect(await read('llms-full.txt')).toMatch(/One[\s\S]*Two/)
    expect(JSON.parse(await read('_spearmint/search/manifest.json'))).toMatchObject({ indexes: [{}] })
    expect(await read('index.html')).toContain('/a.html')
    expect(await read('gone.html')).toBe('none')
  })

  it('adds the development client to documents, with a version that changes with the document', async () => {
    const { site, change } = await open()
    const find = async (path: string) => {
      const file = await site.find(path)
      if (file === undefined || !('version' in file)) throw new Error('Not a document.')
      return file
    }
    const before = await find('a.html')
    expect(before.content).toContain(`{"version":"${before.version}","problems":[]}`)
    expect(before.content).toContain('<script type="module" src="/@spearmint/hot.js"></script>')
    await change({ 'b.mdx': 'Other' })
    expect((await find('a.html')).version).toBe(before.version)
    await change({ 'a.mdx': '# A\n\nOther </script> text\n' })
    expect((await find('a.html')).version).not.toBe(before.version)
    expect((await site.find('a.md')) as { version?: string }).not.toHaveProperty('version')
  })

  it('renders a page again after a change of its content, of its frontmatter and of a snippet', async () => {
    const { read, change } = await open({ ...FILES, 'snippets/n.mdx': 'First' })
    await change({ 'a.mdx': "import N from '/snippets/n.mdx'\n\n<N />\n" })
    expect(await read('a.html')).toContain('First')
    expect(await read('llms-full.txt')).toContain('First')
    await change({ 'snippets/n.mdx': 'Second' })
    expect(await read('a.html')).toContain('Second')
    expect(await read('llms-full.txt')).toContain('Second')
    await change({ 'b.mdx': '---\ntitle: Changed\n---\n' })
    expect(await read('a.html')).toContain('Changed')
  })

  it('renders a page again after a change of a component file', async () => {
    const { read, change } = await open({ ...FILES, 'snippets/n.jsx': 'export const N = () => <b>First</b>' })
    await change({ 'a.mdx': "import { N } from '/snippets/n.jsx'\n\n<N />\n" })
    expect(await read('a.html')).toContain('<b>First</b>')
    await change({ 'snippets/n.jsx': 'export const N = () => <b>Second</b>' })
    expect(await read('a.html')).toContain('<b>Second</b>')
    expect(await read('a.md')).toContain('Second')
  })

  it('notices changes without being told the paths, and adds and removes pages', async () => {
    const { site, read, change } = await open()
    await change({ 'c.mdx': 'Three', 'b.mdx': undefined }, undefined)
    expect(await read('c.html')).toContain('Three')
    expect(await read('b.html')).toBe('none')
    expect(site.countPages()).toBe(2)
  })

  it('shows problems in the page and keeps them up to date', async () => {
    const { read, change, listCodes } = await open()
    await change({ 'b.mdx': undefined })
    expect(listCodes()).toEqual(['navigation/missing-page'])
    expect(await read('a.html')).toContain('page/broken-link')
    expect(listCodes()).toEqual(['navigation/missing-page', 'page/broken-link'])
    await change({ 'b.mdx': 'Two' })
    expect(listCodes()).toEqual([])
  })

  it('keeps the site while the configuration is not usable, and explains why there is none before', async () => {
    const { site, read, change, listCodes } = await open()
    await change({ 'mint.json': '{' })
    expect(listCodes().length).toBeGreaterThan(0)
    expect(await read('a.html')).toMatch(/One[\s\S]*"isError":true|"isError":true[\s\S]*One/)
    expect(site.countPages()).toBe(2)

    const empty = await open({ 'mint.json': '{' })
    expect(empty.site.countPages()).toBeUndefined()
    expect(await empty.read('_spearmint/main.css')).toBe('main')
    expect(empty.site.renderNotFound().content).toMatch(/No site yet[\s\S]*not JSON/)
    await empty.change(FILES)
    expect(await empty.read('a.html')).toContain('One')
  })

  it('redirects a page whose url is an external address', async () => {
    const { read } = await open({ ...FILES, 'b.mdx': '---\nurl: https://b.dev/\n---\n' })
    expect(await read('b.html')).toContain('https://b.dev/')
    expect(await read('b.md')).toBe('none')
  })
})
