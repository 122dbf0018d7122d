import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFixes } from '../fixes/apply-fixes.ts'
import type { DivisionConfig, NavigationEntry } from '../model/site-config.ts'
import { parseSiteConfig } from '../parse-site-config.ts'
import { createTestFiles } from '../testing/create-test-files.ts'
import { fullDocsConfig } from '../testing/full-docs-config.ts'
import { createMutations } from '../testing/mutated-config.ts'

const FULL = process.env.SPEARMINT_FULL === '1'
const runs = FULL ? 100_000 : 200
const timeout = 20_000 + runs * 40

const files = createTestFiles(['intro.mdx', 'a.mdx', 'favicon.svg'])
const mutated = createMutations(fullDocsConfig)

/** A navigation of random divisions, with lists side by side, wrong types and includes. */
const { navigation: randomNavigation } = fc.letrec((tie) => ({
  page: fc.oneof(
    fc.constantFrom('a', '/b/', './c.mdx', 'GET /users', 'webhook x', '', '/'),
    fc.jsonValue({ maxDepth: 1 }),
  ),
  pages: fc.array(fc.oneof({ depthSize: 'small' }, tie('page'), tie('part')), { maxLength: 3 }),
  part: fc.dictionary(
    fc.constantFrom(
      'group',
      'tab',
      'version',
      'language',
      'anchor',
      'item',
      'href',
      'openapi',
      'icon',
      'hidden',
      '$ref',
    ),
    fc.oneof(
      fc.constantFrom('a', 'en', '/b', './a.json', './b.json', '../c.json', true),
      fc.jsonValue({ maxDepth: 1 }),
    ),
    { maxKeys: 3 },
  ),
  navigation: fc.dictionary(
    fc.constantFrom('tabs', 'anchors', 'versions', 'languages', 'menu', 'groups', 'pages', 'global', '$ref'),
    fc.oneof({ depthSize: 'small' }, tie('pages'), fc.array(tie('navigation'), { maxLength: 2 }), tie('part')),
    { maxKeys: 3 },
  ),
}))

const include = fc.oneof(randomNavigation, fc.jsonValue()).map((value) => JSON.stringify(value))
const text = fc.oneof(
  mutated.map((value) => JSON.stringify(value)),
  randomNavigation.map((value) => JSON.stringify({ ...fullDocsConfig, navigation: value })),
  fc.json(),
)

function* listPages(entries: readonly NavigationEntry[]): Generator<string> {
  for (const entry of entries) {
    if (entry.type === 'group') yield* listPages(entry.entries)
    else yield entry.page
  }
}

function listAllPages({ entries, divisions }: DivisionConfig): string[] {
  return [...listPages(entries), ...divisions.flatMap(listAllPages)]
}

describe(`docs.json, for ${runs} random files`, () => {
  it(
    'is parsed without a throw, and every position exists',
    () => {
      fc.assert(
        fc.property(text, include, include, (main, a, b) => {
          const readInclude = (path: string) => ({ 'a.json': a, 'b.json': b })[path]
          const { config, diagnostics, locateInFiles, format } = parseSiteConfig(main, {
            file: 'docs.json',
            files,
            readInclude,
          })
          expect(format).toBe('docs')
          for (const { file, line, column } of diagnostics) {
            expect(['docs.json', 'a.json', 'b.json']).toContain(file)
            expect((line ?? 1) > 0 && (column ?? 1) > 0).toBe(true)
          }
          const entry = config?.navigationTree?.divisions[0] ?? config?.navigationTree?.entries[0]
          if (entry) expect(locateInFiles(entry.path).range.line).toBeGreaterThan(0)
        }),
        { numRuns: runs },
      )
    },
    timeout,
  )

  it(
    'keeps every page when fixes are applied',
    () => {
      fc.assert(
        fc.property(mutated, (value) => {
          const written = JSON.stringify(value)
          const before = parseSiteConfig(written, { file: 'docs.json' })
          const fixed = applyFixes(written, before.diagnostics)
          const after = parseSiteConfig(fixed, { file: 'docs.json' })
          const pages = listAllPages(after.config?.navigationTree ?? expect.fail(fixed))
          expect(pages).toEqual(
            expect.arrayContaining(before.config?.navigationTree ? listAllPages(before.config.navigationTree) : []),
          )
        }),
        { numRuns: runs / 5 },
      )
    },
    timeout,
  )
})
