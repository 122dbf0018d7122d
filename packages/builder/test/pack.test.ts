import { appendFileSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { serveFolder } from '../src/node/http/serve-folder.ts'
import { runSpearmint } from './run-spearmint.ts'
import { FIXTURE_SITE, FULL } from './sites.ts'
import { useTempFolders, writeFiles } from './temp-folders.ts'
import { unpack } from './unpack.ts'

const makeFolder = useTempFolders()

const SITE = {
  'docs.json':
    '{ "theme": "mint", "name": "A", "colors": { "primary": "#0a7a5a" }, "navigation": { "pages": ["index", "b/c"] } }\n',
  'index.mdx': '[a](/b/c)\n',
  'b/c.mdx': 'Hello\n',
}

/** Programs of other versions of Node.js, with the separator of `PATH`: one is tried, and all of them with `npm run test:full`. */
const NODES = (process.env.NODE_PROGRAMS ?? '').split(delimiter).filter((program) => program !== '')

describe('spearmint pack', () => {
  it('writes a portable site, twice the same, even into the folder of the site', () => {
    const cwd = makeFolder(SITE)
    const first = runSpearmint(['pack', '--json'], cwd)
    expect(first.code).toBe(0)
    const report = JSON.parse(first.stdout)
    expect(report).toMatchObject({ pages: 2, diagnostics: [], out: join(cwd, 'site.zip') })
    const bytes = readFileSync(join(cwd, 'site.zip'))
    expect(report.bytes).toBe(bytes.length)
    const second = runSpearmint(['pack'], cwd)
    expect(second.stderr).toContain(`List of files: ${report.manifest}\n`)
    expect(readFileSync(join(cwd, 'site.zip')).equals(bytes)).toBe(true)
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toHaveLength(report.files)
    expect(Buffer.from(files['b/c.html'] ?? '').toString()).toContain('href="../index.html"')
    expect(Object.keys(files).filter((path) => /site\.zip|^\.spearmint/.test(path))).toEqual([])
  })

  it.skipIf(NODES.length === 0)(
    'writes the same bytes with other versions of Node.js (needs their programs in NODE_PROGRAMS)',
    () => {
      const cwd = makeFolder()
      const pack = (out: string, node?: string) => {
        const { code, stderr } = runSpearmint(['pack', FIXTURE_SITE, '--out', out], cwd, node)
        expect(code, stderr).toBe(0)
        return readFileSync(join(cwd, out))
      }
      const bytes = pack('here.zip')
      for (const node of FULL ? NODES : NODES.slice(0, 1))
        expect(pack('there.zip', node).equals(bytes), node).toBe(true)
    },
  )

  it('packs what is valid if there are errors', () => {
    const cwd = makeFolder({ ...SITE, 'b/c.mdx': '<Card>{</Card>\n' })
    const { code, stderr } = runSpearmint(['pack', '--out', 'a.zip'], cwd)
    expect(code).toBe(1)
    expect(stderr).toContain('Packed 2 pages into a.zip')
  })

  it.each([
    ['a file that is not a zip file', 'docs.json', '"docs.json": it exists and is not a zip file'],
    ['a folder', 'b', '"b": it is not a file'],
    ['a folder that does not exist', 'no/a.zip', '"no/a.zip": its folder does not exist'],
  ])('does not replace %s', (_name, out, message) => {
    const cwd = makeFolder(SITE)
    const { code, stderr } = runSpearmint(['pack', '--out', out], cwd)
    expect(code).toBe(2)
    expect(stderr).toContain(`Cannot write ${message}`)
    expect(readFileSync(join(cwd, 'docs.json'), 'utf8')).toBe(SITE['docs.json'])
  })

  it('writes nothing without a site', () => {
    const cwd = makeFolder({ 'a.txt': '' })
    const { code, stderr } = runSpearmint(['pack'], cwd)
    expect(code).toBe(2)
    expect(stderr).toContain('Nothing was packed: 1 error.')
  })
})

describe('spearmint verify', () => {
  it('finds what is different in a zip file, a folder and a website', async () => {
    const cwd = makeFolder()
    const { stderr } = runSpearmint(['pack', FIXTURE_SITE, '--out', 'a.zip'], cwd)
    const [, hash = ''] = /List of files: (\w+)/.exec(stderr) ?? []
    expect(runSpearmint(['verify', 'a.zip', '--manifest', hash], cwd)).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('All files are unchanged'),
    })
    expect(runSpearmint(['verify', 'a.zip', '--manifest', '0'.repeat(64)], cwd)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('bundle/other-list'),
    })

    const folder = join(cwd, 'unpacked')
    unpack(join(cwd, 'a.zip'), folder)
    expect(runSpearmint(['verify', 'unpacked'], cwd).code).toBe(0)
    const site = await serveFolder(folder, { host: '127.0.0.1', port: 0, base: '' })
    const { spawn } = await import('node:child_process')
    const verifyUrl = () =>
      new Promise<{ code: number | null; text: string }>((resolve) => {
        const child = spawn(process.execPath, [join(import.meta.dirname, '../bin/spearmint.js'), 'verify', site.url])
        let text = ''
        child.stderr.on('data', (data) => {
          text += String(data)
        })
        child.on('close', (code) => resolve({ code, text }))
      })
    expect(await verifyUrl()).toMatchObject({ code: 0 })

    appendFileSync(join(folder, 'introduction.html'), 'x')
    rmSync(join(folder, 'changelog.md'))
    writeFiles(folder, { 'evil.js': '' })
    rmSync(join(folder, '404.html'))
    symlinkSync(join(folder, 'introduction.html'), join(folder, '404.html'))
    const { code, stdout } = runSpearmint(['verify', 'unpacked', '--json'], cwd)
    expect(code).toBe(1)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string }[] }
    expect(diagnostics.map((found) => `${found.code} ${found.file}`)).toEqual([
      'bundle/missing 404.html',
      'bundle/missing changelog.md',
      'bundle/added evil.js',
      'bundle/changed introduction.html',
    ])
    const online = await verifyUrl()
    expect(online.code).toBe(1)
    expect(online.text).toContain('"introduction.html" has other content')
    expect(online.text).toContain('"changelog.md" could not be read: the server responded with status 404')
    await site.close()
  })

  it('reports what cannot be verified', () => {
    const cwd = makeFolder({ 'a.zip': 'PK', 'b/index.html': '' })
    for (const target of ['a.zip', 'b', 'http://127.0.0.1:9/']) {
      expect(runSpearmint(['verify', target], cwd)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('bundle/unreadable'),
      })
    }
    for (const args of [
      ['verify', 'c.zip'],
      ['verify', 'https://a.dev/?b'],
      ['verify'],
      ['verify', 'b', '--manifest', 'x'],
    ]) {
      expect(runSpearmint(args, cwd).code).toBe(2)
    }
  })
})
