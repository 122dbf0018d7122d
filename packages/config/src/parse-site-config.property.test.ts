import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDiagnostic } from './diagnostics/index.ts'
import { siteConfigSchema } from './mint-format/schema/mint-config.ts'
import { parseSiteConfig } from './parse-site-config.ts'

/** True for `npm run test:full`. */
const FULL = process.env.SPEARMINT_FULL === '1'

const full = {
  name: 'Acme',
  navigation: [{ group: 'Start', pages: ['intro', { group: 'More', pages: ['a', 'b'], version: 'v1' }] }],
  logo: { light: '/a.svg', dark: '/b.svg' },
  colors: { primary: '#0D9373', background: { dark: '#000' }, anchors: { from: '#fff', to: '#000' } },
  topbarLinks: [{ name: 'Blog', url: '/blog' }],
  topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' },
  versions: ['v1', { name: 'v2', default: true }],
  anchors: [{ name: 'Chat', url: 'https://acme.com', icon: 'slack', color: '#fff' }],
  tabs: [{ name: 'API', url: 'api' }],
  api: { baseUrl: 'https://acme.com', auth: { method: 'basic', name: 'a:b' }, playground: { mode: 'simple' } },
  footerSocials: { github: 'https://github.com/acme' },
  redirects: [{ source: '/a', destination: '/b' }],
  metadata: { 'og:image': '/a.png' },
}

/** The full configuration with one value somewhere in it replaced, or one key renamed. */
const mutated = fc
  .tuple(fc.array(fc.nat({ max: 12 }), { maxLength: 6 }), fc.oneof(fc.jsonValue(), fc.string()), fc.option(fc.string()))
  .map(([route, value, key]) => mutate(full, route, value, key))

function mutate(target: unknown, [step, ...rest]: number[], value: unknown, key: string | null): unknown {
  if (typeof target !== 'object' || target === null || step === undefined) return value
  if (Array.isArray(target)) {
    return target.map((entry, index) => (index === step % target.length ? mutate(entry, rest, value, key) : entry))
  }
  const entries = Object.entries(target)
  return Object.fromEntries(
    entries.map(([name, entry], index) => {
      if (index !== step % entries.length) return [name, entry]
      return [rest.length === 0 && key !== null ? key : name, mutate(entry, rest, value, key)]
    }),
  )
}

/** The text of a configuration with a part removed or inserted. */
const damaged = fc
  .tuple(
    fc.nat(),
    fc.nat({ max: 5 }),
    fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('{', ']', '"', ',', '//', '/*', '\u{FEFF}')),
  )
  .map(([at, cut, inserted]) => {
    const text = JSON.stringify(full, null, 2)
    const offset = at % text.length
    return text.slice(0, offset) + inserted + text.slice(offset + cut)
  })

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  damaged,
  mutated.map((value) => JSON.stringify(value)),
)

/** Values that are not examined at all. */
const NOT_READ: ReadonlySet<string> = new Set(['config/too-deep', 'config/too-large', 'config/merge-conflict'])

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('parseSiteConfig, for any text', () => {
  it('never throws, reports ranges inside the text, and returns a configuration or an error', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { config, diagnostics } = parseSiteConfig(text)
        const lines = text.split(/\r\n|\r|\n/)
        for (const diagnostic of diagnostics) {
          expect(diagnostic.line).toBeLessThanOrEqual(lines.length)
          expect(diagnostic.column).toBeLessThanOrEqual((lines[diagnostic.line - 1] ?? '').length + 1)
          expect(diagnostic.endLine).toBeGreaterThanOrEqual(diagnostic.line)
          expect(formatDiagnostic(diagnostic, { text })).toContain('mint.json:')
        }
        const isObject = /^\s*\{/.test(text) && isJson(text)
        if (isObject && !diagnostics.some(({ code }) => NOT_READ.has(code))) expect(config).toBeDefined()
        if (!config) expect(diagnostics.map(({ severity }) => severity)).toContain('error')
      }),
      { numRuns: FULL ? 500 : 150 },
    )
  })

  it('reports a schema problem exactly if the schema rejects the value', () => {
    fc.assert(
      fc.property(mutated, (value) => {
        const text = JSON.stringify(value)
        const { success } = siteConfigSchema.safeParse(JSON.parse(text))
        const schemaProblems = parseSiteConfig(text).diagnostics.filter(({ code }) =>
          /not-|missing-key|misspelled-key|unknown-key|wrong-type|invalid-value/.test(code),
        )
        expect(schemaProblems.length === 0).toBe(success)
      }),
      { numRuns: FULL ? 500 : 150 },
    )
  })
})
