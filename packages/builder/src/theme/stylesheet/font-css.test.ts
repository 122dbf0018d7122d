import type { FontFace } from '@spearmint/config'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCssString } from './css-values.ts'
import { toFontRules } from './font-css.ts'

const FALLBACK = 'ui-sans-serif, system-ui, sans-serif'

function render(body: FontFace, headings = body): string[] {
  return toFontRules({ font: { body, headings } })
}

describe('toFontRules', () => {
  it.each<[string, FontFace, FontFace | undefined, string[]]>([
    ['no font', {}, undefined, []],
    ['a name', { family: 'Inter' }, undefined, [`:root { --font-sans: "Inter", ${FALLBACK}; }`]],
    ['a weight only', { weight: 450 }, undefined, [':root { font-weight: 450; }']],
    [
      'a file',
      { family: 'Acme', url: '/fonts/acme sans.woff2', format: 'woff2', weight: 400 },
      undefined,
      [
        '@font-face { font-family: "Acme"; src: url("../fonts/acme%20sans.woff2") format("woff2"); font-weight: 400; font-display: swap; }',
        `:root { --font-sans: "Acme", ${FALLBACK}; font-weight: 400; }`,
      ],
    ],
    [
      'a file without a name',
      { url: 'a.woff', format: 'woff' },
      undefined,
      [
        '@font-face { font-family: "site-text"; src: url("../a.woff") format("woff"); font-display: swap; }',
        `:root { --font-sans: "site-text", ${FALLBACK}; }`,
      ],
    ],
    ['a file on another host', { url: 'https://fonts.example.com/a.woff2', format: 'woff2' }, undefined, []],
    [
      'separate headings',
      { family: 'Inter' },
      { family: 'Lora', weight: 700 },
      [
        `:root { --font-sans: "Inter", ${FALLBACK}; }`,
        `h1, h2, h3, h4, h5, h6 { font-family: "Lora", ${FALLBACK}; font-weight: 700; }`,
      ],
    ],
  ])('generates rules for %s', (_, body, headings, expected) => {
    expect(render(body, headings)).toEqual(expected)
  })

  it('quotes any name', () => {
    expect(toCssString('A"; } b')).toBe(String.raw`"A\22 \3b  \7d  b"`)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(toCssString(name).slice(1, -1)).not.toMatch(/["\n\r\f;{}<>]/)
      }),
    )
  })
})
