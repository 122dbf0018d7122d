import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listFiles } from './list-files.ts'
import { createFolder, runSpearmint } from './run-spearmint.ts'
import { DOCS_SITE, findCorpusSite, NO_CORPUS } from './sites.ts'

const PROBLEMS = fileURLToPath(new URL('fixtures/problems/site', import.meta.url))

describe('a site with one of each content problem', () => {
  it('is reported as expected, and no file is written (run with --update after a change)', async () => {
    const cwd = createFolder()
    const { code, stderr } = runSpearmint(['check', PROBLEMS], cwd)
    expect(code).toBe(0)
    await expect(stderr).toMatchFileSnapshot('fixtures/problems/report.txt')
    expect(listFiles(cwd)).toEqual([])
  })

  it('fails with --strict, except for disabled rules', () => {
    expect(runSpearmint(['check', PROBLEMS, '--strict']).code).toBe(1)
    const { stdout } = runSpearmint([
      'check',
      PROBLEMS,
      '--json',
      '--off',
      'page/broken-link',
      '--off',
      'page/missing-alt',
    ])
    const codes = new Set(JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code))
    expect(codes).toContain('page/broken-anchor')
    expect(codes).not.toContain('page/broken-link')
    expect(codes).not.toContain('page/missing-alt')
  })

  it('is reported as JSON with positions', () => {
    const { stdout: sarif } = runSpearmint(['check', PROBLEMS, '--format', 'sarif'])
    const results = JSON.parse(sarif).runs[0].results as { ruleId: string }[]
    expect(results.find(({ ruleId }) => ruleId === 'page/broken-anchor')).toMatchObject({
      level: 'warning',
      locations: [{ physicalLocation: { region: { startLine: 12 } } }],
    })
    const { stdout: github } = runSpearmint(['check', PROBLEMS, '--format', 'github'])
    expect(github).toMatch(/^::warning file=.*guides\/places\.mdx,line=12,.*title=page\/broken-anchor::/m)
  })

  it('reports nothing about its pages with --config-only', () => {
    const { stdout, stderr } = runSpearmint(['check', PROBLEMS, '--config-only', '--json'])
    const files = JSON.parse(stdout).diagnostics.map(({ file }: { file: string }) => file)
    expect([...new Set(files)]).toEqual(['mint.json'])
    expect(stderr).toMatch(/^Checked mint\.json: /)
  })
})

it('our documentation has no problems', () => {
  const { code, stderr } = runSpearmint(['check', DOCS_SITE, '--strict'])
  expect(stderr).toMatch(/^Checked mint\.json and \d+ pages: No problems\.\n$/)
  expect(code).toBe(0)
})

describe('a real site', () => {
  const dir = findCorpusSite('starter')
  it.skipIf(dir === undefined)(dir === undefined ? NO_CORPUS : 'is checked completely', () => {
    const { code, stdout } = runSpearmint(['check', dir ?? '', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'page/broken-link', file: 'quickstart.mdx', line: 58 }),
    )
  })
})
