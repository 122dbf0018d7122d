import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { toConformancePage } from '../../../scripts/docs/to-conformance-page.ts'
import { EVIDENCE } from './evidence.ts'
import { WCAG_CRITERIA } from './to-accessibility-statement.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))

describe('the criteria of WCAG 2.2', () => {
  it('are complete, each once and in order', () => {
    const toNumber = (id: string): number => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
    const numbers = WCAG_CRITERIA.map(({ id }) => toNumber(id))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(WCAG_CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(WCAG_CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24)
  })

  it.each(Object.entries(EVIDENCE))('cite the test %s, which exists', (name, { test, title, shows }) => {
    const cited = WCAG_CRITERIA.flatMap((criterion): string[] =>
      criterion.result === 'supports' ? [...criterion.evidence] : [],
    )
    expect(cited).toContain(name)
    expect(readFileSync(`${ROOT}${test}`, 'utf8')).toContain(`${title}'`)
    expect(shows).toMatch(/^[A-Z].*\.$|^axe .*\.$/)
  })

  it('have notes in whole sentences', () => {
    const notes = WCAG_CRITERIA.flatMap(({ note }) => (note === undefined ? [] : [note]))
    expect(notes.filter((note) => !/^[A-Z].*\.$/.test(note))).toEqual([])
  })

  it('match docs/reference/conformance.mdx (run with -u to update it)', async () => {
    const page = toConformancePage(WCAG_CRITERIA, EVIDENCE)
    await expect(page).toMatchFileSnapshot(`${ROOT}docs/reference/conformance.mdx`)
  })
})
