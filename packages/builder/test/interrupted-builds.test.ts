import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { createFolder, runSpearmint } from './run-spearmint.ts'
import { FULL } from './sites.ts'
import { type FileTree, readFiles, writeFiles } from './temp-folders.ts'

const COMMAND = fileURLToPath(new URL('../bin/spearmint.js', import.meta.url))
const OUTPUT_FOLDER = fileURLToPath(new URL('../src/node/output/disk-output-folder.ts', import.meta.url))
const ROUNDS = FULL ? 20 : 3
const PAGES = 200

/** A site with `word` on every page, so that two such sites differ in every file. */
function createSite(dir: string, word: string): void {
  const pages = Array.from({ length: PAGES }, (_, index) => `part-${index % 10}/${word}-${index}`)
  const config = { name: word, navigation: [{ group: 'All', pages: ['index', ...pages] }] }
  rmSync(dir, { recursive: true, force: true })
  writeFiles(dir, {
    'mint.json': JSON.stringify(config),
    'index.mdx': `# ${word}\n`,
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, `# ${path}\n\nSome ${word}.\n`])),
  })
}

/** Runs a program and kills it after some milliseconds. Returns whether it was still running. */
function killAfter(milliseconds: number, args: readonly string[]): boolean {
  const { signal } = spawnSync(process.execPath, args, {
    timeout: milliseconds,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  })
  return signal === 'SIGKILL'
}

/** Reproducible points in time, spread over a whole run. */
function listMoments(duration: number): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => Math.max(1, Math.round((duration * (round + 0.5)) / ROUNDS)))
}

describe('kill -9 during a build', () => {
  it('is repaired by the next build: the same bytes as a build into a new folder', () => {
    const [site, out, clean] = [createFolder(), join(createFolder(), 'out'), join(createFolder(), 'out')]
    createSite(site, 'old')
    runSpearmint(['build', site, '--out', out])
    createSite(site, 'new')
    const started = performance.now()
    runSpearmint(['build', site, '--out', clean])
    const expected = readFiles(clean)
    const killed = listMoments(performance.now() - started).filter((moment, round) => {
      createSite(site, round % 2 === 0 ? 'new' : 'old')
      return killAfter(moment, [COMMAND, 'build', site, '--out', out])
    })
    createSite(site, 'new')
    expect(runSpearmint(['build', site, '--out', out]).code).toBe(0)
    expect(readFiles(out)).toEqual(expected)
    // Fewer than the rounds: the machine may have become faster since the build was timed.
    expect(killed.length).toBeGreaterThan(ROUNDS / 4)
  }, 600_000)

  it('leaves only complete files, before and after the next build', async () => {
    const built = createFolder()
    // The package contains only a bundle of everything.
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: OUTPUT_FOLDER, outDir: built, emptyOutDir: false },
    })
    const out = join(createFolder(), 'out')
    const run = (word: string) => {
      const script = `
        import { DiskOutputFolder } from ${JSON.stringify(pathToFileURL(join(built, 'disk-output-folder.js')).href)}
        const output = new DiskOutputFolder(${JSON.stringify(out)}, { from: '/nowhere', version: '1', base: '' })
        for (let i = 0; i < 400; i++) output.write('f' + (i % 7) + '/${word}' + i + '.html', '${word}'.repeat(1000))
        for (let i = 0; i < 400; i++) output.write('all/' + i + '.html', '${word}'.repeat(1000))
        output.finish()`
      return ['--input-type=module', '-e', script]
    }
    spawnSync(process.execPath, run('old'))
    const started = performance.now()
    spawnSync(process.execPath, run('new'))
    const whole = new Set(['old'.repeat(1000), 'new'.repeat(1000)])
    const duration = performance.now() - started
    for (const [round, moment] of listMoments(duration).entries()) {
      killAfter(moment, run(round % 2 === 0 ? 'old' : 'new'))
      expect(listTorn(readSite(out), whole)).toEqual([])
      spawnSync(process.execPath, run('new'))
      const site = readSite(out)
      expect(Object.keys(site)).toHaveLength(800)
      expect(new Set(Object.values(site))).toEqual(new Set(['new'.repeat(1000)]))
      expect(existsSync(join(out, '.spearmint-journal'))).toBe(false)
      expect(existsSync(join(out, '.spearmint-staged'))).toBe(false)
    }
  })
})

/** The files of the site, without those of the build itself. */
function readSite(out: string): FileTree {
  return Object.fromEntries(Object.entries(readFiles(out)).filter(([path]) => !path.startsWith('.spearmint')))
}

function listTorn(files: FileTree, whole: ReadonlySet<string>): string[] {
  return Object.entries(files).flatMap(([path, text]) => (whole.has(text) ? [] : [path]))
}

/** Runs a shell script with its own disk, mounted at `$DISK`. */
function runWithDisk(disk: string, script: string) {
  const mount = `mount -t tmpfs -o size=3m none ${JSON.stringify(disk)}`
  return spawnSync('unshare', ['-rm', 'sh', '-c', `${mount} && ${script}`], { encoding: 'utf8' })
}

const canMount = (() => {
  const disk = createFolder()
  return runWithDisk(disk, 'true').status === 0
})()

describe.skipIf(!canMount)('a full disk (skipped where unshare may not mount a small one)', () => {
  it('ends with a clear error and leaves the old output unchanged', () => {
    const [site, disk, kept] = [createFolder(), createFolder(), createFolder()]
    createSite(site, 'old')
    writeFiles(site, { 'film.bin': 'x' })
    for (const page of Object.keys(readFiles(site))) if (/-\d\d+\.mdx$/.test(page)) rmSync(join(site, page))
    const build = `${JSON.stringify(process.execPath)} ${JSON.stringify(COMMAND)} build ${JSON.stringify(site)} --out ${JSON.stringify(`${disk}/out`)} --json`
    const script = [
      `${build} > ${kept}/first.json`,
      `cp -r ${disk}/out ${kept}/before`,
      `head -c 9000000 /dev/zero > ${site}/film.bin; echo '# changed' > ${site}/index.mdx`,
      `${build} > ${kept}/second.json; echo $? > ${kept}/code`,
      `cp -r ${disk}/out ${kept}/after`,
      `echo small > ${site}/film.bin; ${build} > ${kept}/third.json; cp -r ${disk}/out ${kept}/healed`,
    ].join('; ')
    const { stderr } = runWithDisk(disk, script)
    const files = readFiles(kept)
    expect(stderr).toContain('no space is left (ENOSPC; ')
    expect(files.code).toBe('2\n')
    expect(JSON.parse(files['second.json'] ?? '')).toMatchObject({ diagnostics: [{ code: 'output/disk-full' }] })
    expect(readFiles(join(kept, 'before'))['film.bin']).toBe('x')
    expect(readFiles(join(kept, 'after'))).toEqual(readFiles(join(kept, 'before')))
    expect(readFiles(join(kept, 'healed'))['film.bin']).toBe('small\n')
    expect(readFiles(join(kept, 'healed'))['index.html']).toContain('changed')
  })
})
