import { parseSiteConfig } from '@spearmint/config'
import fc from 'fast-check'
import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { createContentParser } from '../../content/index.ts'
import { readTemplate } from '../../node/index.ts'
import { createStarter, type StarterAnswers, toPlainName } from './create-starter.ts'

const template = readTemplate()
const parser = createContentParser(new Set(['Card', 'CardGroup', 'CodeGroup', 'Hero', 'Hero.Action', 'Note']))

function create(answers: Partial<StarterAnswers>): Record<string, string> {
  const files = createStarter(template, { name: 'Acme', color: '#0f766e', hasApi: true, format: 'docs', ...answers })
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}

/** Names as somebody might give them, and worse. */
const names = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'Fern & "Moss"',
      "</script><script>alert('x')</script>",
      '{1 + 1}',
      '<b>*_`a`_*</b>',
      '1. #x',
      '🌿 Ökö\nzwei',
      'www.a.bc a@b.cd https://e.fg',
      '$x$ $$y$$',
      '\\',
      '%NAME%',
      '$&',
    ),
  )
  .filter((name) => toPlainName(name) !== '')

describe('createStarter', () => {
  it('escapes any name', () => {
    fc.assert(
      fc.property(names, (written) => {
        const files = create({ name: written })
        const name = toPlainName(written)
        const { config, diagnostics } = parseSiteConfig(files['docs.json'] ?? '', { file: 'docs.json' })
        expect(diagnostics).toEqual([])
        expect(config?.name).toBe(name)
        const body = (files['index.mdx'] ?? '').replace(/^---\n.*?\n---\n/s, '')
        const page = parser.parse(body, 'index.mdx')
        expect(page.diagnostics).toEqual([])
        expect(toText(page.tree)).toContain(`Welcome to the ${name} documentation.`)
        const title = /<title>(.*)<\/title>/.exec(files['logo/light.svg'] ?? '')?.[1] ?? ''
        expect(title).not.toMatch(/[<>"']|&(?!#\d+;)/)
        expect(title.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))).toBe(name)
      }),
      { numRuns: 10 },
    )
  }, 60_000)

  it('derives readable colors from any color', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(hex, (color) => {
        const { diagnostics } = parseSiteConfig(create({ color })['docs.json'] ?? '', { file: 'docs.json' })
        expect(diagnostics).toEqual([])
      }),
      { numRuns: 10 },
    )
    expect(
      parseSiteConfig(create({ color: '#0f766e', format: 'mint' })['mint.json'] ?? '').config?.colors?.primary,
    ).toBe('#0f766e')
  })

  it('replaces all placeholders', () => {
    for (const [path, text] of Object.entries(create({}))) expect([path, /%[A-Z_]+%/.exec(text)]).toEqual([path, null])
  })

  it('omits the API', () => {
    const files = create({ hasApi: false })
    expect(Object.keys(files).filter((path) => path.startsWith('api/'))).toEqual([])
    expect(
      Object.values(files).filter((text) => /\]\(\/api|"\/api|"api/.test(text.replace(/"\$schema".*/s, ''))),
    ).toEqual([])
    const { config } = parseSiteConfig(files['docs.json'] ?? '', { file: 'docs.json' })
    expect(config?.navigationTree?.divisions).toEqual([])
    expect(config?.navigationTree?.entries).toHaveLength(3)
  })
})
