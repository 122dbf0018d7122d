import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { COMMAND } from './run-spearmint.ts'
import { readFiles, useTempFolders } from './temp-folders.ts'

const makeFolder = useTempFolders()

const CONFIG = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index", "a"] }] }'
const LONG = `[a](/a)\n${'x'.repeat(5000)}\n`

/** Runs the command with a file size limit of one kilobyte and returns its stderr. */
function runWithShortFiles(args: readonly string[], cwd: string): string {
  const command = ['-c', 'ulimit -f 1; exec "$@"', 'bash', process.execPath, COMMAND, ...args]
  const { stderr } = spawnSync('bash', command, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  return stderr
}

describe.skipIf(process.platform === 'win32')('when a write fails in the middle of a file', () => {
  it('init leaves no files', () => {
    const cwd = makeFolder({})
    expect(runWithShortFiles(['init', 'docs', '--yes'], cwd)).toMatch(/EFBIG.*Nothing was written\./)
    expect(readFiles(cwd)).toEqual({})
  })

  it('rename changes nothing', () => {
    const site = { 'mint.json': CONFIG, 'a.mdx': '[i](/)\n', 'index.mdx': LONG }
    const cwd = makeFolder(site)
    expect(runWithShortFiles(['rename', 'a', 'b/c'], cwd)).toMatch(/EFBIG.*Nothing was changed\./)
    expect(readFiles(cwd)).toEqual(site)
  })

  it('check --fix changes nothing', () => {
    const site = {
      'mint.json': CONFIG.replace('"pages"', '"page"').replace('}]', `, "icon": "${'x'.repeat(5000)}" }]`),
    }
    const cwd = makeFolder(site)
    expect(runWithShortFiles(['check', '--fix'], cwd)).toContain('Cannot write "mint.json": EFBIG')
    expect(readFiles(cwd)).toEqual(site)
  })
})
