import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConfigDiagnostic } from './config-codes.ts'
import { applyFixes } from './fixes/apply-fixes.ts'
import { type ParsedSiteConfig, parseSiteConfig } from './parse-site-config.ts'
import { createTestFiles } from './testing/create-test-files.ts'
import { fullConfig, mutatedConfig } from './testing/mutated-config.ts'

// SPEARMINT_FUZZ=100000 npm run test:run -- packages/config/src/fuzz.stress.test.ts
const FULL = process.env.SPEARMINT_FULL === '1'
const runs = Number(process.env.SPEARMINT_FUZZ ?? (FULL ? 2000 : 60))
const timeout = 10_000 + runs * 20

const files = createTestFiles(['intro.mdx', 'a.mdx', 'guides/b.md', 'favicon.svg'])

/** Random bytes, decoded as text. */
const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => new TextDecoder().decode(array))

/** The text of a configuration with parts removed or inserted. */
const damaged = fc
  .array(
    fc.tuple(
      fc.nat(),
      fc.nat({ max: 5 }),
      fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.constantFrom('{', '}', '[', ']', '"', "'", ',', ':', '//', '/*', '*/', '\u{FEFF}', '\r\n', '\\', 'null'),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((damages) =>
    damages.reduce(
      (text, [at, cut, inserted]) => {
        const offset = at % (text.length + 1)
        return text.slice(0, offset) + inserted + text.slice(offset + cut)
      },
      JSON.stringify(fullConfig, null, 2),
    ),
  )

const anyText = fc.oneof(
  bytes,
  fc.string({ unit: 'binary' }),
  fc.json(),
  damaged,
  mutatedConfig.map((value) => JSON.stringify(value)),
  mutatedConfig.map((value) => JSON.stringify(value, null, '\t')),
)

function isIn(text: string, { fix }: ConfigDiagnostic): boolean {
  return (fix?.edits ?? []).every(({ offset, length }) => offset >= 0 && length >= 0 && offset + length <= text.length)
}

function countErrors({ diagnostics }: ParsedSiteConfig): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length
}

describe(`parseSiteConfig and applyFixes, for ${runs} texts`, () => {
  it(
    'never throw, keep edits inside the text, and reach a stable text',
    () => {
      fc.assert(
        fc.property(anyText, (text) => {
          let current = text
          for (let pass = 0; pass < 12; pass++) {
            const { diagnostics } = parseSiteConfig(current, { files })
            expect(diagnostics.every((diagnostic) => isIn(current, diagnostic))).toBe(true)
            const fixed = applyFixes(current, diagnostics)
            if (fixed === current) return
            current = fixed
          }
          expect.fail(`Not stable after 12 passes: ${JSON.stringify(text)}`)
        }),
        { numRuns: runs },
      )
    },
    timeout,
  )

  it(
    'make nothing worse: JSON stays JSON, and a usable configuration stays usable',
    () => {
      fc.assert(
        fc.property(mutatedConfig, (value) => {
          const text = JSON.stringify(value)
          const before = parseSiteConfig(text, { files })
          const fixed = applyFixes(text, before.diagnostics, { includeLossy: true })
          const after = parseSiteConfig(fixed, { files })
          expect(() => JSON.parse(fixed)).not.toThrow()
          expect(
            after.diagnostics.map(({ code }) => code),
            fixed,
          ).not.toContain('config/duplicate-key')
          if (countErrors(before) > 0) return
          expect(countErrors(after)).toBe(0)
          expect(after.config).toBeDefined()
        }),
        { numRuns: runs },
      )
    },
    timeout,
  )
})

/** Shorter times, in milliseconds, are noise. */
const MIN_TIME = 50

/** Measures how long parsing and fixing a text takes, in milliseconds. */
function measure(text: string): number {
  const start = performance.now()
  const { diagnostics } = parseSiteConfig(text, { files })
  expect(diagnostics).not.toEqual([])
  expect(applyFixes(text, diagnostics).length).toBeGreaterThan(0)
  return performance.now() - start
}

describe('parseSiteConfig, for large texts', () => {
  const SIZE = FULL ? 5_000_000 : 200_000
  const part = (unit: string) => unit.repeat(Math.floor(SIZE / unit.length))
  const around = (inside: string) => `{"name": "A", "navigation": [{"group": "G", "pages": ["a"]}], ${inside}}`

  it.each<[string, string]>([
    ['nested arrays', part('[')],
    ['arrays nested as deeply as allowed', around(`"x": [${part(`${'['.repeat(150)}${']'.repeat(150)},`)}0]`)],
    ['arrays in the navigation', `{"name": "A", "navigation": [${part('[[[]]],')}[]]}`],
    ['pages of the wrong type', `{"name": "A", "navigation": [{"group": "G", "pages": [${part('5,')}5]}]}`],
    [
      'as many problems as allowed',
      `{"name": "A", "navigation": [{"group": "G", "pages": [${'5,'.repeat(FULL ? 99_000 : 9000)}5]}]}`,
    ],
    ['missing commas', `{"name": "A"${part('\n"a": 1')}}`],
    ['wrong brackets', `{"name": [${part('1}\n')}]}`],
    ['slashes', around(`"redirects": [{"source": "${part('/')}x", "destination": "/y"}]`)],
    ['spaces', around(`"favicon": "${part(' ')}x"`)],
    ['commas', `{"name": "A"${part(',')}}`],
    ['comments', `{${part('/**/')}"name": "A"}`],
  ])(
    'responds in time to %s',
    (_, text) => {
      expect(measure(text)).toBeLessThan(15_000)
    },
    60_000,
  )

  it.each<[string, (count: number) => string]>([
    ['unknown keys', (count) => around(Array.from({ length: count }, (_, index) => `"zz${index}": 1`).join(','))],
    [
      'a redirect loop',
      (count) =>
        around(
          `"redirects": [${Array.from({ length: count }, (_, index) => `{"source": "/${index}", "destination": "/${(index + 1) % count}"}`).join(',')}]`,
        ),
    ],
    [
      'missing pages',
      (count) =>
        `{"name": "A", "navigation": [{"group": "G", "pages": [${Array.from({ length: count }, (_, index) => `"p${index}"`).join(',')}]}]}`,
    ],
  ])(
    'takes linear time for %s',
    (_, toText) => {
      const count = FULL ? 5000 : 1000
      measure(toText(count))
      const [few, many] = [count, 4 * count].map((count) => Math.min(...[1, 2, 3].map(() => measure(toText(count)))))
      // Four times as many take four times as long; with quadratic time, it would be sixteen times.
      expect(many).toBeLessThan(8 * Math.max(few ?? 0, MIN_TIME))
    },
    60_000,
  )
})
