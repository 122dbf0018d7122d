import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toDiagnosticsPage } from '../../../scripts/docs/to-diagnostics-page.ts'
import { ALL_CODES } from './all-codes.ts'
import { CODE_SECTIONS } from './code-sections.ts'

describe('the tables of codes', () => {
  it('contain each code once', () => {
    const codes = CODE_SECTIONS.flatMap((section) => Object.keys(section.codes))
    expect(codes).toHaveLength(ALL_CODES.size)
    expect(codes.length).toBeGreaterThan(100)
  })

  it('contain each code that any source file defines', () => {
    const files = ['../..', '../../../../config/src'].flatMap((folder) => {
      const root = fileURLToPath(new URL(folder, import.meta.url))
      return readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
        /(?<!\.test)\.ts$/.test(path) ? [readFileSync(join(root, path), 'utf8')] : [],
      )
    })
    const tables = files.filter((text) => text.includes('= defineCodes({'))
    const defined = tables.flatMap((text) =>
      [...text.matchAll(/^ {2}'([a-z]+\/[a-z-]+)': \{$/gm)].map(([, code]) => code),
    )
    expect(tables.length).toBeGreaterThan(15)
    expect([...new Set(defined)].sort()).toEqual([...ALL_CODES.keys()].sort())
  })

  it.each([...ALL_CODES])('%s is described in whole sentences', (code, { title, explanation, fix, example }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z-]+$/)
    expect(title).toMatch(/^[A-Za-z`].*[^.]$/)
    expect(explanation).toMatch(/^[A-Z`].*\.$/s)
    expect(fix).toMatch(/^[A-Z].*\.$/)
    expect(example).not.toBe('')
  })

  it('match docs/reference/diagnostics.mdx (run with -u to update it)', async () => {
    const page = toDiagnosticsPage(CODE_SECTIONS)
    await expect(page).toMatchFileSnapshot('../../../../../docs/reference/diagnostics.mdx')
  })
})
