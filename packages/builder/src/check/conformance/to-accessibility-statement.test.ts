import { describe, expect, it } from 'vitest'
import { toAccessibilityStatement, WCAG_CRITERIA } from './to-accessibility-statement.ts'

const FACTS = { diagnostics: [], off: [], pages: 3, version: '1.2.3' }

const missing = (line: number) => ({ code: 'page/missing-alt', file: 'a.mdx', line })

/** Reads a section of the statement. */
function readSection(text: string, heading: string): string {
  return text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
}

describe('toAccessibilityStatement', () => {
  it('claims support only for criteria with evidence, and lists every other one', () => {
    const text = toAccessibilityStatement(FACTS)
    const claimed = [...readSection(text, 'What is supported').matchAll(/^- (\S+) /gm)].map(([, id]) => id)
    expect(claimed).toEqual(WCAG_CRITERIA.filter(({ result }) => result === 'supports').map(({ id }) => id))
    const listed = new Set([...text.matchAll(/^- (\S+) /gm)].map(([, id]) => id))
    const others = WCAG_CRITERIA.filter(({ result }) => result !== 'not applicable').map(({ id }) => id)
    expect([...listed].sort()).toEqual([...others].sort())
  })

  it('leaves dates, contact and audit to the owner of the site', () => {
    const text = toAccessibilityStatement(FACTS)
    expect(text.match(/\[[^\]]+\]/g)).toEqual([
      '[Name of the organization]',
      '[address of the site]',
      '[State whether somebody has audited the site, and with what result.]',
      '[email address]',
      '[phone number]',
      '[postal address]',
      '[number]',
      '[date]',
      '[date]',
    ])
    expect(toAccessibilityStatement(FACTS)).toBe(text)
  })

  it('lists findings in the content with the criterion that they fail', () => {
    const diagnostics = [missing(3), { code: 'page/unreachable', file: 'b.mdx', line: 1 }, missing(9)]
    const limits = readSection(toAccessibilityStatement({ ...FACTS, diagnostics }), 'Known limitations')
    expect(limits).toContain('- 1.1.1 Non-text Content (A): `page/missing-alt` at `a.mdx:3`, `a.mdx:9`.\n')
    expect(limits).not.toContain('page/unreachable')
  })

  it('counts what it does not list', () => {
    const diagnostics = Array.from({ length: 23 }, (_, index) => missing(index + 1))
    expect(toAccessibilityStatement({ ...FACTS, diagnostics })).toContain('`a.mdx:20` and 3 more.')
  })

  it('names what was not checked', () => {
    const text = toAccessibilityStatement({ ...FACTS, off: ['page/missing-alt', 'page/unreachable'] })
    expect(readSection(text, 'Known limitations')).toMatch(/\nIt did not look for `page\/missing-alt`\.\n$/)
  })
})
