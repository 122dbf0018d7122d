import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMAND } from './run-spearmint.ts'
import { readFiles, useTempFolders } from './temp-folders.ts'

const makeFolder = useTempFolders()

/** A module that makes the output folder ignore case, as on macOS and Windows: all names in it are in lower case. */
function toFoldingModule(folder: string): string {
  return `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const root = ${JSON.stringify(`${folder}/`)}
    const fold = (path) => typeof path === 'string' && path.startsWith(root) ? root + path.slice(root.length).toLowerCase() : path
    for (const name of ['lstatSync', 'statSync', 'mkdirSync', 'rmdirSync', 'unlinkSync', 'rmSync', 'readdirSync', 'openSync', 'readFileSync', 'writeFileSync', 'appendFileSync', 'existsSync']) {
      const real = fs[name]
      fs[name] = (path, ...rest) => real(fold(path), ...rest)
    }
    for (const name of ['renameSync', 'copyFileSync', 'linkSync']) {
      const real = fs[name]
      fs[name] = (from, to, ...rest) => real(fold(from), fold(to), ...rest)
    }
    syncBuiltinESMExports()
  `
}

function build(cwd: string): { code: number | null; stderr: string } {
  const preload = `data:text/javascript,${encodeURIComponent(toFoldingModule(join(cwd, 'dist')))}`
  const args = ['--import', preload, COMMAND, 'build']
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { code: status, stderr }
}

describe('spearmint build, into a folder that ignores case', () => {
  it('reports names that differ only in case and builds everything else, again and again', () => {
    const cwd = makeFolder({
      'mint.json': '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index", "Guide", "guide", "Docs/a"] }] }',
      'index.mdx': 'Start',
      'Guide.mdx': 'Upper',
      'guide.mdx': 'Lower',
      'Docs/a.mdx': 'In a folder',
      'images/a.txt': 'a',
      'Images/b.txt': 'b',
      'IMAGES.txt': 'c',
    })
    const first = build(cwd)
    expect(first.code).toBeLessThanOrEqual(1)
    expect(first.stderr).toContain('output/case-clash')
    const files = readFiles(join(cwd, 'dist'))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['guide.html', 'docs/a.html', 'images/a.txt', 'images/b.txt']),
    )
    expect(build(cwd)).toMatchObject({ code: first.code })
    expect(readFiles(join(cwd, 'dist'))).toEqual(files)

    writeFileSync(join(cwd, 'index.mdx'), 'Changed')
    expect(build(cwd)).toMatchObject({ code: first.code })
    expect(readFiles(join(cwd, 'dist'))['index.html']).toContain('Changed')
    expect(readFiles(join(cwd, 'dist'))['docs/a.html']).toContain('In a folder')
  })
})
