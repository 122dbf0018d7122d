import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONFIG_CODES } from './config-codes.ts'
import { formatDiagnostic } from './diagnostics/index.ts'
import { parseSiteConfig } from './parse-site-config.ts'
import { createTestFiles } from './testing/create-test-files.ts'

// Each code has a folder of the same name: a broken mint.json or docs.json and the expected report. If the files of the
// site matter, files.txt lists them.
// `npm run test:run -- packages/config -u` rewrites the expected files.

const folder = new URL('fixtures/broken/', import.meta.url)

function toFolderName(code: string): string {
  return code.replace('config/', '').replace('/', '-')
}

/** "%" in a file is a placeholder for 100,000 zeros, so that huge files don't have to be committed. */
const ZEROS = '0,'.repeat(100_000)

function parseBroken(code: string) {
  const caseFolder = new URL(`${toFolderName(code)}/`, folder)
  const file = existsSync(new URL('docs.json', caseFolder)) ? 'docs.json' : 'mint.json'
  const text = readFileSync(new URL(file, caseFolder), 'utf8').replace('%', ZEROS)
  const list = new URL('files.txt', caseFolder)
  const files = existsSync(list) ? createTestFiles(readFileSync(list, 'utf8').trim().split('\n')) : undefined
  const readInclude = (path: string) =>
    existsSync(new URL(path, caseFolder)) ? readFileSync(new URL(path, caseFolder), 'utf8') : undefined
  return {
    text,
    ...parseSiteConfig(text, {
      file,
      ...(files && { files }),
      // This code is about programs that read a single file.
      ...(code !== 'config/include-not-read' && { readInclude }),
    }),
  }
}

describe.each(Object.entries(CONFIG_CODES))('%s', (code, { severity, title, explanation, fix }) => {
  const { text, diagnostics, config } = parseBroken(code)

  it('is reported with the severity of the table', () => {
    expect(diagnostics.filter((diagnostic) => diagnostic.code === code)).not.toEqual([])
    for (const diagnostic of diagnostics.filter((other) => other.code === code)) {
      expect(diagnostic.severity).toBe(severity)
      expect(diagnostic.url).toBe(`/reference/diagnostics#${code.replace('/', '-')}`)
    }
  })

  it('is reported with what was expected and how to fix it', async () => {
    const reports = diagnostics.slice(0, 20).map((diagnostic) => formatDiagnostic(diagnostic, { text }))
    const path = `fixtures/broken/${toFolderName(code)}/expected.txt`
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(path)
  })

  it.skipIf(severity === 'error')('does not prevent a configuration', () => {
    expect(config?.name).toBe('Acme')
  })

  it('has a title, an explanation and a fix', () => {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(explanation).toMatch(/^[A-Za-z`].*\.$/)
    expect(fix).toMatch(/^[A-Z].*\.$/)
  })
})

it('every folder belongs to a code', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(CONFIG_CODES).map(toFolderName).toSorted())
})
