import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { buildSite, createFolder } from './run-spearmint.ts'
import { FIXTURE_SITE, findCorpusSite, NO_CORPUS } from './sites.ts'

const corpus = findCorpusSite('agentops')

const SITES: readonly (readonly [name: string, dir: string | undefined])[] = [
  ['our fixture site', FIXTURE_SITE],
  [corpus === undefined ? `agentops (${NO_CORPUS})` : 'agentops', corpus],
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
    // And once more, so that nothing depends on the time of day or on what was built before.
    expect(readAll(buildSite(site, ['--workers', '1']).out)).toEqual(files)
  })
})
