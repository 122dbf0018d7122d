import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite, createFolder, runSpearmint } from './run-spearmint.ts'

describe.each([
  ['--api', 'docs'],
  ['--api', 'mint'],
  ['--no-api', 'docs'],
  ['--no-api', 'mint'],
])('a site that init %s --format %s wrote', (api, format) => {
  it('is built and checked without problems', () => {
    const site = join(createFolder(), 'site')
    expect(
      runSpearmint(['init', site, '--name', '</script> "{x}" & 🌿', '--color', '#ffee00', api, '--format', format])
        .code,
    ).toBe(0)
    const { run, report } = buildSite(site, ['--strict'])
    expect(report.diagnostics).toEqual([])
    expect(run.code).toBe(0)
    expect(runSpearmint(['check', '--strict', '--json'], site).stdout).toContain('"diagnostics": []')
  })
})
