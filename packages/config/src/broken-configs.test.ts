import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONFIG_CODES } from './config-codes.ts'
import { formatDiagnostic } from './diagnostic/format-diagnostic.ts'
import { parseSiteConfig } from './parse-site-config.ts'

// Each code has a folder of its own name that shows it: a broken mint.json, and what a reader is told of it.
// `npx vitest run packages/config -u` rewrites the expected files.

const folder = new URL('fixtures/broken/', import.meta.url)

function readBroken(code: string): string {
  return readFileSync(new URL(`${code.replace('config/', '')}/mint.json`, folder), 'utf8')
}

describe.each(Object.entries(CONFIG_CODES))('%s', (code, { severity, title, explanation }) => {
  const text = readBroken(code)
  const { diagnostics, config } = parseSiteConfig(text)

  it('is reported as the table says', () => {
    expect(diagnostics.filter((diagnostic) => diagnostic.code === code)).not.toEqual([])
    for (const diagnostic of diagnostics.filter((other) => other.code === code)) {
      expect(diagnostic.severity).toBe(severity)
      expect(diagnostic.url).toBe(`/reference/diagnostics#${code.replace('/', '-')}`)
    }
  })

  it('tells what was expected and how to mend it', async () => {
    const report = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { text })).join('\n\n')
    const path = `fixtures/broken/${code.replace('config/', '')}/expected.txt`
    await expect(`${report}\n`).toMatchFileSnapshot(path)
  })

  it('leaves a configuration unless nothing of use can be read', () => {
    if (severity !== 'error') expect(config?.name).toBe('Acme')
  })

  it('is explained', () => {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(explanation).toMatch(/^[A-Za-z].*\.$/)
  })
})

it('has no folder without a code', () => {
  expect(
    readdirSync(folder)
      .map((name) => `config/${name}`)
      .toSorted(),
  ).toEqual(Object.keys(CONFIG_CODES).toSorted())
})
