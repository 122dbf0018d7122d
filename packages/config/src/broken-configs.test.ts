import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONFIG_CODES } from './config-codes.ts'
import { formatDiagnostic } from './diagnostics/format-diagnostic.ts'
import { parseSiteConfig } from './parse-site-config.ts'
import { createTestFiles } from './testing/create-test-files.ts'

// Each code has a folder of its own name that shows it: a broken mint.json, and what a reader is told of it. Where the
// files of the site matter, files.txt lists them.
// `npm run test:run -- packages/config -u` rewrites the expected files.

const folder = new URL('fixtures/broken/', import.meta.url)

function toFolderName(code: string): string {
  return code.replace('config/', '').replace('/', '-')
}

/** What is too large to be kept is made of its file: "%" stands for 100,000 zeros. */
const ZEROS = '0,'.repeat(100_000)

function parseBroken(code: string) {
  const own = new URL(`${toFolderName(code)}/`, folder)
  const text = readFileSync(new URL('mint.json', own), 'utf8').replace('%', ZEROS)
  const list = new URL('files.txt', own)
  const files = existsSync(list) ? createTestFiles(readFileSync(list, 'utf8').trim().split('\n')) : undefined
  return { text, ...parseSiteConfig(text, { ...(files && { files }) }) }
}

describe.each(Object.entries(CONFIG_CODES))('%s', (code, { severity, title, explanation, mend }) => {
  const { text, diagnostics, config } = parseBroken(code)

  it('is reported as the table says', () => {
    expect(diagnostics.filter((diagnostic) => diagnostic.code === code)).not.toEqual([])
    for (const diagnostic of diagnostics.filter((other) => other.code === code)) {
      expect(diagnostic.severity).toBe(severity)
      expect(diagnostic.url).toBe(`/reference/diagnostics#${code.replace('/', '-')}`)
    }
  })

  it('tells what was expected and how to mend it', async () => {
    const reports = diagnostics.slice(0, 20).map((diagnostic) => formatDiagnostic(diagnostic, { text }))
    const path = `fixtures/broken/${toFolderName(code)}/expected.txt`
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(path)
  })

  it.skipIf(severity === 'error')('leaves a configuration', () => {
    expect(config?.name).toBe('Acme')
  })

  it('is explained', () => {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(explanation).toMatch(/^[A-Za-z`].*\.$/)
    expect(mend).toMatch(/^[A-Z].*\.$/)
  })
})

it('has no folder without a code', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(CONFIG_CODES).map(toFolderName).toSorted())
})
