import { type Diagnostic, START_OF_FILE } from '@spearmint/config/diagnostics'
import { describe, expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'
import { type BuildSummary, formatBytes, formatSummary } from './format-summary.ts'

const DIAGNOSTIC: Diagnostic = {
  code: 'page/x',
  severity: 'warning',
  message: '',
  file: 'a.mdx',
  ...START_OF_FILE,
  suggestions: [],
  url: '',
}

const SUMMARY: BuildSummary = {
  status: 'built',
  pages: 12,
  diagnostics: [],
  files: 30,
  bytes: 4_560_000,
  out: 'dist',
  durationMs: 2100,
}

describe('formatSummary', () => {
  it('shows pages, files, size, problems, duration and the slowest page', () => {
    const severities = ['error', 'warning', 'warning', 'info'] as const
    const diagnostics = severities.map((severity) => ({ ...DIAGNOSTIC, severity }))
    const slowest = { file: 'guides/a.mdx', milliseconds: 320.4 }
    expect(formatSummary({ ...SUMMARY, diagnostics, slowest }, false)).toBe(
      [
        'Built 12 pages into dist: 30 files, 4.6 MB',
        '1 error, 2 warnings, 1 note. Took 2.1 s, slowest page guides/a.mdx (320 ms).',
        '',
      ].join('\n'),
    )
  })

  it('has the color of the most severe problem', () => {
    const error = { ...DIAGNOSTIC, severity: 'error' } as const
    expect(formatSummary(SUMMARY, true)).toContain('\u001B[32mNo problems.')
    expect(formatSummary({ ...SUMMARY, diagnostics: [DIAGNOSTIC] }, true)).toContain('\u001B[33m1 warning.')
    expect(formatSummary({ ...SUMMARY, diagnostics: [DIAGNOSTIC, error] }, true)).toContain('\u001B[31m1 error, ')
  })

  it('escapes control characters in file names', () => {
    const slowest = { file: 'a\u001B[2J\n.mdx', milliseconds: 1 }
    expect(formatSummary({ ...SUMMARY, slowest }, false)).toContain('a\u{FFFD}[2J\u{FFFD}.mdx')
  })
})

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [12_345_678, '12.3 MB'],
    [1_370_000_000, '1.4 GB'],
    [5_000_000_000_000, '5000.0 GB'],
  ])('formats %i as %s', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected)
  })
})

describe('formatDuration', () => {
  it.each([
    [0.2, '0 ms'],
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [125_000, '2 min 5 s'],
  ])('formats %d as %s', (milliseconds, expected) => {
    expect(formatDuration(milliseconds)).toBe(expected)
  })
})
