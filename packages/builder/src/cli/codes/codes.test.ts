import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toDiagnosticsPage } from '../../../scripts/docs/to-diagnostics-page.ts'
import { listFiles } from '../../../test/list-files.ts'
import { ALL_CODES } from './all-codes.ts'
import { CODE_SECTIONS } from './code-sections.ts'

const PACKAGES = fileURLToPath(new URL('../../../../', import.meta.url))
const CODE = /'((?:api|config|page|component|navigation|output|source|usage|preview|internal|site)\/[a-z-]+)'/g

function listUsedCodes(): string[] {
  const texts = ['config/src/', 'builder/src/'].flatMap((folder) =>
    listFiles(PACKAGES + folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/?testing\/|(?:^|\/)codes\//.test(file))
      .map((file) => readFileSync(PACKAGES + folder + file, 'utf8')),
  )
  return [...new Set(texts.flatMap((text) => [...text.matchAll(CODE)].map(([, code = '']) => code)))]
}

describe('the tables of codes', () => {
  it('hold every code that the packages use', () => {
    const used = listUsedCodes()
    expect(used.length).toBeGreaterThan(80)
    expect(used.filter((code) => !ALL_CODES.has(code))).toEqual([])
  })

  it('hold each code once', () => {
    const codes = CODE_SECTIONS.flatMap((section) => Object.keys(section.codes))
    expect(codes).toHaveLength(ALL_CODES.size)
    expect(codes.length).toBeGreaterThan(100)
  })

  it.each([...ALL_CODES])('%s is told in whole sentences', (code, { title, explanation, mend, example }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z-]+$/)
    expect(title).toMatch(/^[A-Za-z`].*[^.]$/)
    expect(explanation).toMatch(/^[A-Z`].*\.$/s)
    expect(mend).toMatch(/^[A-Z].*\.$/)
    expect(example).not.toBe('')
  })

  it('are what docs/reference/diagnostics.mdx holds (run with -u to write it)', async () => {
    const page = toDiagnosticsPage(CODE_SECTIONS)
    await expect(page).toMatchFileSnapshot('../../../../../docs/reference/diagnostics.mdx')
  })
})
