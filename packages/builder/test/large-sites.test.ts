import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMAND } from './run-spearmint.ts'
import { FULL } from './sites.ts'
import { useTempFolders } from './temp-folders.ts'

const makeFolder = useTempFolders()
const isRoot = process.getuid?.() === 0

interface Run {
  code: number | null
  stderr: string
  seconds: number
  megabytes: number
}

/** Runs the command and measures it. @param prefix A command that runs it, for example as another user. */
function run(args: readonly string[], cwd: string, prefix: readonly string[] = []): Run {
  const measured = `process.on('exit', () => process.stderr.write('\\nMAXRSS ' + process.resourceUsage().maxRSS))`
  const preload = `data:text/javascript,${encodeURIComponent(measured)}`
  const [command = '', ...rest] = [...prefix, process.execPath, '--import', preload, COMMAND, ...args]
  const started = performance.now()
  const { status, stderr } = spawnSync(command, rest, {
    cwd,
    encoding: 'utf8',
    timeout: 900_000,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const megabytes = Math.round(Number(/MAXRSS (\d+)/.exec(stderr)?.[1] ?? 0) / 1000)
  return { code: status, stderr, seconds: (performance.now() - started) / 1000, megabytes }
}

function report(what: string, { seconds, megabytes }: Run): void {
  process.stdout.write(`${what}: ${seconds.toFixed(1)} s, ${megabytes} MB\n`)
}

const CONFIG = '{ "name": "A", "navigation": [{ "group": "G", "pages": ["index"] }] }'

describe('spearmint build, for unusual folders', () => {
  it('builds a page of 5 MB', () => {
    const paragraph = 'Some words with `code`, a [link](/) and *emphasis*, as they occur in documentation.\n\n'
    const page = `# Large\n\n${paragraph.repeat(Math.ceil(5_000_000 / paragraph.length))}`
    const cwd = makeFolder({ 'mint.json': CONFIG, 'index.mdx': page })
    const built = run(['build', '--no-cache'], cwd)
    report('A page of 5 MB', built)
    expect(built.code).toBeLessThanOrEqual(1)
    expect(readFileSync(join(cwd, 'dist/index.html'), 'utf8').length).toBeGreaterThan(5_000_000)
  }, 300_000)

  it.runIf(FULL)(
    'builds a folder of 50,000 files',
    () => {
      const cwd = makeFolder({ 'mint.json': CONFIG, 'index.mdx': 'Start' })
      for (let folder = 0; folder < 500; folder++) {
        mkdirSync(join(cwd, `files/${folder}`), { recursive: true })
        for (let file = 0; file < 100; file++) writeFileSync(join(cwd, `files/${folder}/${file}.txt`), `${file}`)
      }
      const first = run(['build'], cwd)
      report('50,000 files', first)
      const second = run(['build'], cwd)
      report('50,000 files, nothing changed', second)
      expect([first.code, second.code]).toEqual([0, 0])
      expect(readdirSync(join(cwd, 'dist/files')).length).toBe(500)
    },
    1_800_000,
  )

  it.runIf(isRoot && process.platform === 'linux')(
    'explains that a folder is read-only, to a user who is not root',
    () => {
      const cwd = makeFolder({ 'mint.json': CONFIG, 'index.mdx': 'Start' })
      chmodSync(cwd, 0o555)
      const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
      const built = run(['build', '--no-cache', '--out', 'dist'], cwd, asNobody)
      expect(built.stderr).toContain('Cannot write to')
      expect(built.stderr).toContain('EACCES')
      expect(built.code).toBe(2)
      expect(built.seconds).toBeLessThan(10)
      chmodSync(cwd, 0o755)
    },
  )

  it.runIf(process.platform === 'linux').each(['/proc/x', '/dev/null', '/dev/null/x', '/sys/x'])(
    'fails at once for --out %s',
    (out) => {
      const cwd = makeFolder({ 'mint.json': CONFIG, 'index.mdx': 'Start' })
      const built = run(['build', '--no-cache', '--out', out], cwd)
      expect(built.code).toBe(2)
      expect(built.seconds).toBeLessThan(10)
    },
  )
})
