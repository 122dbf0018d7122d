import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FileTree, readFiles, useTempFolders, writeFiles } from '../../../test/temp-folders.ts'
import { IoError } from '../operational-error.ts'
import { DiskOutputFolder } from './disk-output-folder.ts'

const makeFolder = useTempFolders()

function open(out: string, from = makeFolder()): DiskOutputFolder {
  return new DiskOutputFolder(out, { from, version: '1.2.3', base: '/docs' })
}

/** Writes without finishing: what a killed build leaves. */
function startBuild(out: string, files: FileTree): DiskOutputFolder {
  const output = open(out)
  for (const [path, text] of Object.entries(files)) output.write(path, text)
  return output
}

function build(out: string, files: FileTree): DiskOutputFolder {
  const output = startBuild(out, files)
  output.finish()
  return output
}

/** The files of the site, without the marker. */
function readSite(out: string): FileTree {
  const { '.spearmint': _marker, ...files } = readFiles(out)
  return files
}

describe('append', () => {
  it('creates a file that is counted, listed and later removed like any other', () => {
    const out = join(makeFolder(), 'out')
    const output = open(out)
    output.append('all.txt', 'ä')
    output.write('a.html', 'a')
    output.append('all.txt', 'b')
    expect(output.finish()).toEqual({ files: 2, bytes: 4 })
    expect(readSite(out)).toEqual({ 'a.html': 'a', 'all.txt': 'äb' })
    build(out, { 'a.html': 'a' })
    expect(readSite(out)).toEqual({ 'a.html': 'a' })
  })

  it('reports a file that cannot be placed only once', () => {
    const out = join(makeFolder(), 'out')
    const output = startBuild(out, { 'all.txt/a.html': 'a' })
    output.append('all.txt', 'a')
    output.append('all.txt', 'b')
    output.finish()
    expect(output.diagnostics().map(({ code }) => code)).toEqual(['output/file-folder-clash'])
    expect(readSite(out)).toEqual({ 'all.txt/a.html': 'a' })
  })
})

describe('a first build', () => {
  it.each(['missing', 'empty'])('writes to a folder that is %s', (state) => {
    const out = join(makeFolder(), 'a/b')
    if (state === 'empty') mkdirSync(out, { recursive: true })
    build(out, { 'index.html': 'i', 'x/y/z.html': 'z' })
    expect(readSite(out)).toEqual({ 'index.html': 'i', 'x/y/z.html': 'z' })
  })

  it('writes a marker with the files in code-point order and nothing about the machine', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'b.html': '', 'a/c.html': '', 'a-b.html': '' })
    expect(JSON.parse(readFiles(out)['.spearmint'] ?? '')).toEqual({
      tool: 'spearmint',
      version: '1.2.3',
      base: '/docs',
      files: ['a-b.html', 'a/c.html', 'b.html'],
    })
    expect(readdirSync(out).sort()).toEqual(['.spearmint', 'a', 'a-b.html', 'b.html'])
  })

  it('counts files and bytes, including unchanged ones', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': 'ä' })
    expect(startBuild(out, { 'a.html': 'ä', 'b.html': 'bb' }).finish()).toEqual({ files: 2, bytes: 4 })
  })

  it('copies files of the site, including empty and large ones', () => {
    const large = 'x'.repeat(600_000)
    const from = makeFolder({ 'images/a b.png': large, empty: '' })
    const out = join(makeFolder(), 'out')
    const output = open(out, from)
    output.copy('images/a b.png', 'images/a b.png')
    output.copy('empty', 'empty')
    expect(output.finish()).toEqual({ files: 2, bytes: 600_000 })
    expect(readSite(out)).toEqual({ 'images/a b.png': large, empty: '' })
  })

  it('changes nothing before the first write', () => {
    const out = join(makeFolder(), 'out')
    open(out)
    expect(existsSync(out)).toBe(false)
  })
})

describe('an unsafe folder', () => {
  const cases: Record<string, (root: string) => string> = {
    'holds files of others': (root) => {
      writeFiles(root, { 'out/photo.jpg': '' })
      return join(root, 'out')
    },
    'has a damaged marker': (root) => {
      writeFiles(root, { 'out/.spearmint': '{' })
      return join(root, 'out')
    },
    'has the marker of another tool': (root) => {
      writeFiles(root, { 'out/.spearmint': '{"tool":"other","files":[]}' })
      return join(root, 'out')
    },
    'is a file': (root) => {
      writeFiles(root, { out: '' })
      return join(root, 'out')
    },
    'lies below a file': (root) => {
      writeFiles(root, { out: '' })
      return join(root, 'out/site')
    },
    'is the folder of the site': (root) => join(root, 'docs'),
    'is the folder of the site under another name': (root) => join(root, 'docs/../docs/.'),
    'is around the folder of the site': (root) => root,
    'is a link to the folder of the site': (root) => {
      symlinkSync(join(root, 'docs'), join(root, 'link'))
      return join(root, 'link')
    },
    'is below a link and around the folder of the site': (root) => {
      symlinkSync(join(root, '..'), join(root, 'link'))
      return join(root, 'link')
    },
    'is a broken link': (root) => {
      symlinkSync(join(root, 'gone'), join(root, 'link'))
      return join(root, 'link')
    },
  }

  it.each(Object.entries(cases))('%s', (_name, prepare) => {
    const root = makeFolder({ 'docs/mint.json': '{}' })
    const out = prepare(root)
    const before = readFiles(root)
    expect(() => open(out, join(root, 'docs'))).toThrow(IoError)
    expect(readFiles(root)).toEqual(before)
  })

  it('is reported with suggestions', () => {
    const out = makeFolder({ 'photo.jpg': '' })
    expect(() => open(out)).toThrow(
      expect.objectContaining({
        message: `"${out}" is not empty, and Spearmint did not write it (it has no .spearmint file).`,
        suggestions: ['Choose another output folder.', `Delete "${out}" if you don't need its content.`],
      }),
    )
  })

  it('is not described as damaged or deletable if it is the folder of another site with a cache', () => {
    const out = makeFolder({ 'mint.json': '{}', '.spearmint/cache/a': '' })
    expect(() => open(out)).toThrow(
      expect.objectContaining({
        message: `"${out}" is the folder of a site (it contains mint.json): a build would mix its files with the sources.`,
        suggestions: ['Choose a separate output folder, for example dist.'],
      }),
    )
  })

  it("may not be the site's folder, but may be inside it", () => {
    const root = makeFolder({ 'mint.json': '{}' })
    const output = open(join(root, 'dist'), root)
    output.write('a.html', 'a')
    output.finish()
    expect(readSite(join(root, 'dist'))).toEqual({ 'a.html': 'a' })
  })
})

describe('a second build', () => {
  it('removes files that are no longer written, and empty folders', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': '1', 'old/deep/b.html': '1', 'old/c.html': '1' })
    build(out, { 'a.html': '2', 'old/c.html': '1' })
    expect(readSite(out)).toEqual({ 'a.html': '2', 'old/c.html': '1' })
    expect(existsSync(join(out, 'old/deep'))).toBe(false)
  })

  it('preserves other files and empty folders', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': '', 'x/b.html': '' })
    writeFiles(out, { CNAME: 'docs.example.com', 'x/notes.txt': 'mine' })
    mkdirSync(join(out, 'mine'))
    build(out, { 'a.html': '' })
    expect(readSite(out)).toEqual({ 'a.html': '', CNAME: 'docs.example.com', 'x/notes.txt': 'mine' })
    expect(existsSync(join(out, 'mine'))).toBe(true)
  })

  it('does not overwrite other files, and reports them', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': '' })
    writeFiles(out, { 'b.html': 'mine', 'c/d.txt': 'mine', e: 'mine' })
    const output = build(out, { 'a.html': '', 'b.html': 'b', c: 'c', 'e/f.html': 'f' })
    expect(readSite(out)).toEqual({ 'a.html': '', 'b.html': 'mine', 'c/d.txt': 'mine', e: 'mine' })
    expect(output.diagnostics().map(({ code, file }) => [code, file])).toEqual([
      ['output/foreign-file', 'b.html'],
      ['output/foreign-file', 'c'],
      ['output/foreign-file', 'e/f.html'],
    ])
  })

  it('does not rewrite unchanged files', () => {
    const from = makeFolder({ 'same.png': 'one', 'other.png': 'one' })
    const out = join(makeFolder(), 'out')
    const long = new Date('2001-02-03T04:05:06Z')
    const runBuild = () => {
      const output = open(out, from)
      output.write('a.html', 'a')
      output.copy('same.png', 'same.png')
      output.copy('other.png', 'other.png')
      output.finish()
    }
    runBuild()
    for (const path of ['a.html', 'same.png', 'other.png']) utimesSync(join(out, path), long, long)
    writeFileSync(join(from, 'other.png'), 'two')
    runBuild()
    const isKept = (path: string) => statSync(join(out, path)).mtime.getTime() === long.getTime()
    expect(['a.html', 'same.png', 'other.png'].map(isKept)).toEqual([true, true, false])
    expect(readSite(out)['other.png']).toBe('two')
  })

  it('replaces a file with a folder and back', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': 'file' })
    expect(build(out, { 'a.html/b/c.png': 'inside' }).diagnostics()).toEqual([])
    expect(readSite(out)).toEqual({ 'a.html/b/c.png': 'inside' })
    expect(build(out, { 'a.html': 'file' }).diagnostics()).toEqual([])
    expect(readSite(out)).toEqual({ 'a.html': 'file' })
  })

  it('handles files that the user deleted', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': 'a', 'x/b.html': 'b', 'y/c.html': 'c' })
    rmSync(join(out, 'x'), { recursive: true })
    rmSync(join(out, 'a.html'))
    build(out, { 'a.html': 'a' })
    expect(readSite(out)).toEqual({ 'a.html': 'a' })
  })
})

describe('a build that was killed', () => {
  it('can be repeated, which removes its leftovers', () => {
    const out = join(makeFolder(), 'out')
    startBuild(out, { 'a.html': 'half', 'orphan/b.html': '' })
    const output = build(out, { 'a.html': 'whole' })
    expect(output.diagnostics()).toEqual([])
    expect(readSite(out)).toEqual({ 'a.html': 'whole' })
  })

  it('does not forget the files of the build before it', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': '1', 'b.html': '1' })
    startBuild(out, { 'a.html': '2', 'c.html': '2' })
    startBuild(out, { 'd.html': '3' })
    build(out, { 'a.html': '4' })
    expect(readSite(out)).toEqual({ 'a.html': '4' })
  })

  it('does not claim other files', () => {
    const out = join(makeFolder(), 'out')
    startBuild(out, { 'a.html': '' })
    writeFiles(out, { 'mine.txt': 'mine' })
    build(out, { 'a.html': '' })
    expect(readSite(out)).toEqual({ 'a.html': '', 'mine.txt': 'mine' })
  })

  it('may leave a truncated journal or marker', () => {
    const out = join(makeFolder(), 'out')
    startBuild(out, { 'a.html': '' })
    writeFiles(out, { '.spearmint-journal': '"a.html"\n"mine', '.spearmint-new': '{"tool":' })
    build(out, { 'b.html': '' })
    expect(readFiles(out)).toEqual({ 'b.html': '', '.spearmint': expect.any(String) })
    const other = makeFolder({ '.spearmint-new': '{"tool":' })
    build(other, { 'b.html': '' })
    expect(readSite(other)).toEqual({ 'b.html': '' })
  })
})

describe('paths that cannot be written', () => {
  it.each(['../a.html', 'a/../../b.html', '/etc/a.html', 'a\\b.html', '', '.spearmint', '.spearmint-journal'])(
    'reports %j and writes nothing there',
    (path) => {
      const root = makeFolder()
      const output = startBuild(join(root, 'out'), { [path]: 'evil', 'a.html': 'good' })
      output.finish()
      expect(output.diagnostics()).toEqual([expect.objectContaining({ code: 'output/unsafe-path', severity: 'error' })])
      expect(readSite(join(root, 'out'))).toEqual({ 'a.html': 'good' })
      expect(readdirSync(root)).toEqual(['out'])
    },
  )

  it.each([
    [['a.html', 'a.html/b.png'], 'a.html', 'a.html/b.png'],
    [['a.html/b.png', 'a.html'], 'a.html/b.png', 'a.html'],
  ])('writes the first of a file and a folder with the same name: %j', (paths, kept, dropped) => {
    const out = join(makeFolder(), 'out')
    const output = build(out, Object.fromEntries(paths.map((path) => [path, path])))
    expect(readSite(out)).toEqual({ [kept]: kept })
    expect(output.diagnostics()).toMatchObject([{ code: 'output/file-folder-clash', severity: 'error', file: dropped }])
  })

  it('warns about names that differ only in case or Unicode composition', () => {
    const output = build(join(makeFolder(), 'out'), {
      'A/b.html': '',
      'a/b.html': '',
      'é.html': '',
      'e\u0301.html': '',
    })
    expect(output.diagnostics()).toMatchObject([
      { code: 'output/case-clash', severity: 'warning', file: 'a/b.html' },
      {
        code: 'output/case-clash',
        file: 'e\u0301.html',
        message: expect.stringContaining('different Unicode encodings'),
      },
    ])
  })

  it('warns once about two pages whose names differ only in case, names their files, and stamps neither', () => {
    const output = open(join(makeFolder(), 'out'))
    for (const name of ['FAQ.html', 'FAQ.md']) output.write(name, 'upper', 'FAQ.mdx')
    for (const name of ['faq.html', 'faq.md']) output.write(name, 'lower', 'faq.mdx')
    output.write('other.html', 'other', 'other.mdx')
    output.finish()
    expect(output.diagnostics()).toMatchObject([{ code: 'output/case-clash', file: 'faq.mdx' }])
    expect(output.diagnostics()[0]?.message).toContain('"faq.mdx" and "FAQ.mdx" differ only in case')
    // So the next build writes them again, and reports the clash again.
    expect(output.listStamps().map(([path]) => path)).toEqual(['other.html'])
  })

  it('warns about a path that is written twice, with its source file', () => {
    const from = makeFolder({ 'a.html': 'copied' })
    const output = open(join(makeFolder(), 'out'), from)
    output.write('x/a.html', 'page')
    output.copy('x/a.html', 'a.html')
    expect(output.finish()).toEqual({ files: 1, bytes: 6 })
    expect(output.diagnostics()).toMatchObject([{ code: 'output/written-twice', file: 'a.html' }])
  })

  it('reports names that the file system does not accept', () => {
    const path = `${'a'.repeat(300)}.html`
    const output = build(join(makeFolder(), 'out'), { [path]: '', 'b.html': '' })
    expect(output.diagnostics()).toMatchObject([
      {
        code: 'output/unwritable-name',
        severity: 'error',
        message: `"${path}" was not written: the file system does not accept the name (ENAMETOOLONG).`,
        suggestions: [
          'Shorten the name of the page or file, or the source of the redirect, and leave out characters that the system forbids.',
        ],
      },
    ])
  })

  it.each([false, true])('reports a long name in a folder in the same way, whether the folder exists: %s', (exists) => {
    const out = join(makeFolder(), 'out')
    if (exists) build(out, { 'api/b.html': '' })
    const output = build(out, { [`api/${'a'.repeat(300)}.html`]: '', 'api/b.html': '' })
    expect(output.diagnostics()).toMatchObject([{ code: 'output/unwritable-name', severity: 'error' }])
    expect(readdirSync(out).sort()).toEqual(['.spearmint', 'api'])
    expect(readSite(out)).toEqual({ 'api/b.html': '' })
  })

  it('cleans up after a build that recorded such a name', () => {
    const out = join(makeFolder(), 'out')
    build(out, { 'a.html': '' })
    const names = ['a'.repeat(300), `${'b'.repeat(300)}/c.html`]
    writeFiles(out, { '.spearmint-journal': names.map((name) => `${JSON.stringify(name)}\n`).join('') })
    expect(build(out, { 'b.html': '' }).diagnostics()).toEqual([])
    expect(readSite(out)).toEqual({ 'b.html': '' })
  })

  it('throws an IoError when the disk fails, in every method', () => {
    const out = join(makeFolder(), 'out')
    const unopened = open(out)
    writeFileSync(out, 'in the way')
    expect(() => unopened.reuse?.([['a.html', '1 1']])).toThrow(IoError)
    rmSync(out)
    const output = build(out, { 'a/b.html': '' })
    rmSync(join(out, 'a'), { recursive: true })
    writeFileSync(join(out, 'a'), 'in the way')
    expect(() => output.listStamps?.()).toThrow(IoError)
  })

  it('copies no files from outside the site', () => {
    const root = makeFolder({ 'secret.txt': 's', 'docs/mint.json': '{}' })
    symlinkSync(join(root, 'secret.txt'), join(root, 'docs/link.txt'))
    const output = open(join(root, 'out'), join(root, 'docs'))
    expect(() => output.copy('a.txt', '../secret.txt')).toThrow(/outside/)
    expect(() => output.copy('a.txt', 'link.txt')).toThrow(/outside/)
  })
})

describe('a malicious output folder', () => {
  it('does not delete outside files that a forged marker lists', () => {
    const root = makeFolder({ 'victim.txt': 'v', 'elsewhere/victim.txt': 'v' })
    const victims = ['../victim.txt', join(root, 'victim.txt'), 'link/victim.txt', 'x/../../victim.txt', '']
    writeFiles(root, { 'out/.spearmint': JSON.stringify({ tool: 'spearmint', files: victims }) })
    symlinkSync(join(root, 'elsewhere'), join(root, 'out/link'))
    writeFiles(root, { 'out/.spearmint-journal': victims.map((path) => `${JSON.stringify(path)}\n`).join('') })
    build(join(root, 'out'), { 'a.html': '' })
    expect(readFiles(root)).toMatchObject({ 'victim.txt': 'v', 'elsewhere/victim.txt': 'v', 'out/a.html': '' })
  })

  it('does not write through links inside the folder', () => {
    const root = makeFolder({ 'elsewhere/a.html': 'v', 'elsewhere/file.html': 'v' })
    const out = join(root, 'out')
    build(out, { 'index.html': '', 'ours.html': '' })
    symlinkSync(join(root, 'elsewhere'), join(out, 'guides'))
    symlinkSync(join(root, 'elsewhere/file.html'), join(out, 'file.html'))
    rmSync(join(out, 'ours.html'))
    symlinkSync(join(root, 'elsewhere/file.html'), join(out, 'ours.html'))
    const output = build(out, { 'guides/a.html': 'new', 'file.html': 'new', 'ours.html': 'new' })
    expect(readFiles(join(root, 'elsewhere'))).toEqual({ 'a.html': 'v', 'file.html': 'v' })
    expect(output.diagnostics().map(({ code, file }) => [code, file])).toEqual([
      ['output/foreign-file', 'guides/a.html'],
      ['output/foreign-file', 'file.html'],
    ])
    expect(readSite(out)['ours.html']).toBe('new')
  })
})
