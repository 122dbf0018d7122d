import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toFallbackTitle } from './to-fallback-title.ts'

const recorded = readFileSync(new URL('./cases/title-cases.jsonl', import.meta.url), 'utf8')
const cases = recorded
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { path: string; title: string })

describe('toFallbackTitle', () => {
  it.each(cases)('$path → $title', ({ path, title }) => {
    expect(toFallbackTitle(path)).toBe(title)
  })
})
