import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTempFolders, writeFiles } from '../../../test/temp-folders.ts'
import { DiskOutputFolder } from '../output/disk-output-folder.ts'
import { readRegularFile } from '../read-regular-file.ts'
import { openSourceFolder } from './disk-source-folder.ts'

const makeFolder = useTempFolders()

function listPaths(dir: string, exclude?: string): string[] {
  return openSourceFolder(dir, exclude)
    .list()
    .map((file) => file.path)
}

describe('openSourceFolder', () => {
  it('lists every file with its size, in code-point order of whole paths', () => {
    const dir = makeFolder({ 'b.mdx': 'ü', 'a/z.mdx': '', 'a-b.mdx': '', '.mintignore': 'x', 'a/.hidden': '' })
    expect(openSourceFolder(dir).list()).toEqual([
      { path: '.mintignore', size: 1, modified: expect.any(Number) },
      { path: 'a-b.mdx', size: 0, modified: expect.any(Number) },
      { path: 'a/.hidden', size: 0, modified: expect.any(Number) },
      { path: 'a/z.mdx', size: 0, modified: expect.any(Number) },
      { path: 'b.mdx', size: 2, modified: expect.any(Number) },
    ])
  })

  it('ignores node_modules and .git at any depth, and .git files of worktrees', () => {
    const dir = makeFolder({ 'a.mdx': '', 'x/node_modules/y/r.md': '', '.git/config': '', 'sub/.git': 'gitdir: …' })
    expect(listPaths(dir)).toEqual(['a.mdx'])
  })

  it('ignores the output folder', () => {
    const dir = makeFolder({ 'a.mdx': '', 'site/a.html': '', 'sites/b.mdx': '' })
    expect(listPaths(dir, join(dir, 'site'))).toEqual(['a.mdx', 'sites/b.mdx'])
  })

  it('ignores other folders that a build wrote', () => {
    const dir = makeFolder({ 'a.mdx': '' })
    const output = new DiskOutputFolder(join(dir, 'old'), { from: dir, version: '1.0.0', base: '' })
    output.write('a.html', 'built')
    output.finish()
    expect(listPaths(dir, join(dir, 'new'))).toEqual(['a.mdx'])
  })

  it('reads only listed files', () => {
    const parent = makeFolder({ 'secret.txt': 's', 'docs/a.mdx': 'ä', 'docs/node_modules/b.md': 'b' })
    const folder = openSourceFolder(join(parent, 'docs'))
    expect(folder.readText('a.mdx')).toBe('ä')
    expect(folder.readBytes('a.mdx')).toEqual(Buffer.from([0xc3, 0xa4]))
    for (const path of ['missing.mdx', '../secret.txt', join(parent, 'secret.txt'), 'node_modules/b.md', '', 'A.mdx']) {
      expect(folder.readText(path), path).toBeUndefined()
      expect(folder.readBytes(path), path).toBeUndefined()
    }
  })

  it('reads nothing that replaced a listed file or its folder', () => {
    const outside = makeFolder({ 'a.mdx': 'secret', 'b.mdx': 'secret' })
    const dir = makeFolder({ 'a.mdx': 'a', 'x/b.mdx': 'b', 'c.mdx': 'c' })
    const folder = openSourceFolder(dir)
    folder.list()
    for (const path of ['a.mdx', 'x', 'c.mdx']) rmSync(join(dir, path), { recursive: true })
    symlinkSync(join(outside, 'a.mdx'), join(dir, 'a.mdx'))
    symlinkSync(outside, join(dir, 'x'))
    mkdirSync(join(dir, 'c.mdx'))
    for (const path of ['a.mdx', 'x/b.mdx', 'c.mdx']) {
      expect([folder.readText(path), folder.readBytes(path), folder.hash?.(path)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  it.skipIf(process.platform === 'win32')('does not wait for a named pipe that replaced a file', () => {
    const dir = makeFolder({ 'a.mdx': 'a' })
    const folder = openSourceFolder(dir)
    folder.list()
    rmSync(join(dir, 'a.mdx'))
    execFileSync('mkfifo', [join(dir, 'a.mdx')])
    expect([folder.readText('a.mdx'), folder.hash?.('a.mdx')]).toEqual([undefined, undefined])
  })

  it.each(['folder', 'link', 'pipe'])(
    'refuses a .mintignore that is a %s: without it drafts would be published',
    (kind) => {
      const dir = makeFolder({ 'draft.mdx': '', ...(kind === 'folder' && { '.mintignore/a.txt': '' }) })
      if (kind === 'link') symlinkSync('/missing', join(dir, '.mintignore'))
      if (kind === 'pipe') execFileSync('mkfifo', [join(dir, '.mintignore')])
      expect(() => openSourceFolder(dir).list()).toThrow('Cannot read ".mintignore"')
    },
  )

  describe('for a file that cannot be read', () => {
    /** A folder whose files with "broken" in their names fail with this error. */
    function openBroken(files: Record<string, string>, code: string) {
      return openSourceFolder(makeFolder(files), undefined, (path) => {
        if (!path.includes('broken') && !path.endsWith('mint.json')) return readRegularFile(path)
        throw Object.assign(new Error(code), { code })
      })
    }

    it.each(['EACCES', 'EIO', 'EPERM'])('reports %s once and reads all other files', (code) => {
      const folder = openBroken({ 'a.mdx': 'a', 'broken.mdx': 'b' }, code)
      expect([folder.readText('a.mdx'), folder.readText('broken.mdx'), folder.readBytes('broken.mdx')]).toEqual([
        'a',
        undefined,
        undefined,
      ])
      expect(folder.diagnostics()).toMatchObject([
        { code: 'source/unreadable', severity: 'error', file: 'broken.mdx', message: expect.stringContaining(code) },
      ])
    })

    it('fails only for mint.json and .mintignore', () => {
      expect(() => openBroken({ 'mint.json': '{}' }, 'EIO').readText('mint.json')).toThrow('Cannot read "mint.json"')
    })
  })

  it.skipIf(process.platform === 'win32')('reports a named pipe', () => {
    const dir = makeFolder({ 'a.mdx': '' })
    execFileSync('mkfifo', [join(dir, 'b.mdx')])
    expect(openSourceFolder(dir).diagnostics()).toMatchObject([{ code: 'source/unreadable', file: 'b.mdx' }])
  })

  it.skipIf(process.platform === 'win32')('says which character a URL or Windows does not allow', () => {
    const messages = openSourceFolder(makeFolder({ 'a:b.mdx': '', 'a\\b.mdx': '' }))
      .diagnostics()
      .map((each) => each.message)
    expect(messages[0]).toContain('starts with a letter and a colon')
    expect(messages[1]).toContain('has a backslash in its name')
  })

  describe('links', () => {
    it('are not followed outside the folder, which is reported', () => {
      const outside = makeFolder({ 'secret.txt': 's' })
      const dir = makeFolder({ 'a.mdx': '' })
      symlinkSync(join(outside, 'secret.txt'), join(dir, 'b.txt'))
      symlinkSync(outside, join(dir, 'c'))
      symlinkSync(join(dir, 'gone'), join(dir, 'd'))
      const folder = openSourceFolder(dir)
      expect(folder.list()).toEqual([{ path: 'a.mdx', size: 0, modified: expect.any(Number) }])
      expect(folder.readText('b.txt')).toBeUndefined()
      expect(folder.readText('c/secret.txt')).toBeUndefined()
      expect(folder.diagnostics().map(({ code, severity, file }) => [code, severity, file])).toEqual([
        ['source/link-leads-out', 'warning', 'b.txt'],
        ['source/link-leads-out', 'warning', 'c'],
        ['source/unreadable', 'warning', 'd'],
      ])
    })

    it('are followed inside the folder', () => {
      const dir = makeFolder({ 'v2/a.mdx': 'two' })
      symlinkSync('v2', join(dir, 'latest'))
      symlinkSync(join(dir, 'v2/a.mdx'), join(dir, 'b.mdx'))
      const folder = openSourceFolder(dir)
      expect(folder.list().map((file) => file.path)).toEqual(['b.mdx', 'latest/a.mdx', 'v2/a.mdx'])
      expect(folder.readText('latest/a.mdx')).toBe('two')
      expect(folder.diagnostics()).toEqual([])
    })

    it('may be circular', () => {
      const dir = makeFolder({ 'a/x.mdx': '', 'b/y.mdx': '' })
      symlinkSync(dir, join(dir, 'a/root'))
      symlinkSync(join(dir, 'b'), join(dir, 'a/b'))
      symlinkSync(join(dir, 'a'), join(dir, 'b/a'))
      expect(listPaths(dir)).toEqual(['a/b/y.mdx', 'a/x.mdx', 'b/a/x.mdx', 'b/y.mdx'])
    })

    it('may point to the folder itself', () => {
      const dir = makeFolder({ 'docs/a.mdx': 'a' })
      symlinkSync('docs', join(dir, 'link'))
      expect(openSourceFolder(join(dir, 'link')).readText('a.mdx')).toBe('a')
    })
  })

  it('lists files once, so that files created during a build are not read', () => {
    const dir = makeFolder({ 'a.mdx': '' })
    const folder = openSourceFolder(dir)
    folder.list()
    writeFiles(dir, { 'b.mdx': '' })
    expect(folder.readText('b.mdx')).toBeUndefined()
  })
})
