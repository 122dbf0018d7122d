import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ConfigDiagnostic } from './config-codes.ts'
import { applyFixes } from './fixes/apply-fixes.ts'
import { parseSiteConfig } from './parse-site-config.ts'
import type { SiteFiles } from './rules/site-files.ts'
import { createTestFiles } from './testing/create-test-files.ts'

// Each folder is a configuration with several problems, like those that authors make. expected.txt lists them: the range,
// the code, the text in this range, and the fix. fixed.json is the file with all fixes applied.
// `npm run test:run -- packages/config/src/broken-sites.test.ts --update` rewrites both: read the diff.

const folder = new URL('fixtures/broken-sites/', import.meta.url)
const names = readdirSync(folder).toSorted()

/** More passes than any of these files needs. */
const MAX_PASSES = 10

function readSite(name: string): { text: string; files?: SiteFiles } {
  const siteFolder = new URL(`${name}/`, folder)
  const text = readFileSync(new URL('mint.json', siteFolder), 'utf8')
  const list = new URL('files.txt', siteFolder)
  return { text, ...(existsSync(list) && { files: createTestFiles(readFileSync(list, 'utf8').trim().split('\n')) }) }
}

/** `3:5-3:9 error config/wrong-type 5 → Put it in quotes.` */
function describeDiagnostic(text: string, diagnostic: ConfigDiagnostic): string {
  const { line, column, endLine, endColumn, severity, code, fix } = diagnostic
  const range = `${line}:${column}-${endLine}:${endColumn}`
  return `${range} ${severity} ${code} ${toMarkedText(text, diagnostic)}${fix ? ` → ${fix.description}` : ''}`
}

/** The text in the range, with white space collapsed. */
function toMarkedText(text: string, { line, column, endLine, endColumn }: ConfigDiagnostic): string {
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/)
  const marked = lines.slice(line - 1, endLine)
  marked.push((marked.pop() ?? '').slice(0, endColumn - 1))
  marked.unshift((marked.shift() ?? '').slice(column - 1))
  return marked.join('\n').replace(/\s+/g, ' ')
}

function fix(text: string, files: SiteFiles | undefined): string {
  let fixed = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    fixed = applyFixes(fixed, parseSiteConfig(fixed, { file: 'mint.json', ...(files && { files }) }).diagnostics)
  }
  return fixed
}

it('there are 60 broken sites', () => {
  expect(names).toHaveLength(60)
})

describe.each(names)('%s', (name) => {
  const { text, files } = readSite(name)
  const { diagnostics } = parseSiteConfig(text, { file: 'mint.json', ...(files && { files }) })
  const fixed = fix(text, files)
  const after = parseSiteConfig(fixed, { file: 'mint.json', ...(files && { files }) })

  it('reports all problems with their ranges', async () => {
    expect(diagnostics.length).toBeGreaterThan(1)
    const report = diagnostics.map((diagnostic) => describeDiagnostic(text, diagnostic)).join('\n')
    await expect(`${report}\n`).toMatchFileSnapshot(`fixtures/broken-sites/${name}/expected.txt`)
  })

  it('applies every certain fix', async () => {
    await expect(fixed).toMatchFileSnapshot(`fixtures/broken-sites/${name}/fixed.json`)
    expect(after.diagnostics.filter((diagnostic) => diagnostic.fix && !diagnostic.fix.isLossy)).toEqual([])
    expect(applyFixes(fixed, after.diagnostics)).toBe(fixed)
  })

  const known = new Set(diagnostics.map(({ code }) => code))
  const canBeRead = !known.has('config/syntax') && !known.has('config/text-after-end')
  const errors = after.diagnostics.filter(({ severity }) => severity === 'error')

  it.runIf(canBeRead)('has no new error after the fixes', () => {
    expect(errors.filter(({ code }) => !known.has(code))).toEqual([])
  })

  it.runIf(errors.length === 0)('has a configuration after the fixes', () => {
    expect(after.config?.name).toBeTruthy()
  })

  it('preserves comments', () => {
    const comments = diagnostics.filter(({ code }) => code === 'config/comment').map((at) => toMarkedText(text, at))
    const remaining = after.diagnostics
      .filter(({ code }) => code === 'config/comment')
      .map((at) => toMarkedText(fixed, at))
    expect(remaining).toEqual(comments)
  })

  it.runIf(errors.length === 0)('is strict JSON after lossy fixes', () => {
    const strict = applyFixes(fixed, after.diagnostics, { includeLossy: true })
    expect(() => JSON.parse(strict)).not.toThrow()
  })
})
