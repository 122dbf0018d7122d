import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { buildSite, COMMAND, createFolder, runSpearmint } from './run-spearmint.ts'
import { FIXTURE_SITE, FULL, findCorpusSite, NO_CORPUS } from './sites.ts'
import { writeFiles } from './temp-folders.ts'

const corpus = findCorpusSite('agentops')

const SITES: readonly (readonly [name: string, dir: string | undefined])[] = [
  ['our fixture site', FIXTURE_SITE],
  ...(FULL ? ([[corpus === undefined ? `agentops (${NO_CORPUS})` : 'agentops', corpus]] as const) : []),
]

function readAll(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]))
}

describe.each(SITES)('%s', (_, dir) => {
  it.skipIf(dir === undefined)('gives the same bytes and says the same with one thread and with many', () => {
    const site = join(createFolder(), 'site')
    cpSync(dir ?? '', site, { recursive: true })
    const one = buildSite(site, ['--workers', '0'])
    const many = buildSite(site, ['--workers', '3'])
    const files = readAll(one.out)
    expect(files.size).toBeGreaterThan(20)
    expect(readAll(many.out)).toEqual(files)
    expect(many.report.diagnostics).toEqual(one.report.diagnostics)
    // Once more, so that the result doesn't depend on time or on an earlier build.
    expect(readAll(buildSite(site, ['--workers', '1']).out)).toEqual(files)
  })
})

it('records the text of each thread when it is killed, and the next build uses that', { timeout: 60_000 }, async () => {
  const site = createFolder()
  const paths = Array.from({ length: 500 }, (_, index) => `page-${index}`)
  writeFiles(site, {
    'mint.json': JSON.stringify({ name: 'A', navigation: [{ group: 'All', pages: paths }] }),
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, `# ${path}\n`])),
  })
  const cache = join(site, '.spearmint')
  const listNotes = () => (existsSync(cache) ? listFiles(cache) : []).filter((name) => /^parsing-\d+$/.test(name))
  const readNotes = () => listNotes().flatMap((name) => readFileSync(join(cache, name), 'utf8') || [])
  const build = ['build', site, '--out', join(createFolder(), 'out'), '--workers', '2']
  const child = spawn(process.execPath, [COMMAND, ...build], { stdio: 'ignore' })
  const exit = once(child, 'exit')
  while (child.exitCode === null && readNotes().length < 2) await wait(2)
  child.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  const left = readNotes()
  expect(left).toHaveLength(2)
  expect(runSpearmint(build).code).toBe(0)
  expect(listNotes()).toEqual([])
  expect(readFileSync(join(cache, 'not-native.txt'), 'utf8').split('\n')).toEqual(expect.arrayContaining(left))
})
