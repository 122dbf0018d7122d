import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toSlug } from './to-slug.ts'

describe('toSlug', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['Config.json options', 'config-json-options'],
    ["What's new", 'what’s-new'],
    ['Rate limits (per minute)', 'rate-limits-per-minute'],
    ['Read/write access', 'read/write-access'],
    ['Fees & billing', 'fees-&-billing'],
    ['OAuth', 'oauth'],
    ['Step 1: Issue a proxy secret', 'step-1-issue-a-proxy-secret'],
    ['On-chain — vanity', 'on-chain-—-vanity'],
    ['Jupyter / IDE access', 'jupyter-/-ide-access'],
    ['日本語', '日本語'],
    ['a_b c-d', 'a_b-c-d'],
    ['🚀 Launch', 'launch'],
    ['  ', ''],
  ])('%s → %s', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })
})

const recorded = readFileSync(new URL('./cases/slug-cases.jsonl', import.meta.url), 'utf8')
const cases = recorded
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; id: string })

/** Ids were recorded as in URLs. On the page they are decoded and without these characters. */
function toPageId(id: string): string {
  return decodeURIComponent(id).replace(/[?,;:!'"()[\]{}]/g, '')
}

describe('toSlug for recorded headings', () => {
  it.each(cases)('$text → $id', ({ text, id }) => {
    expect(toSlug(text)).toBe(toPageId(id))
  })
})
