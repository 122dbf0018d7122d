import type { FontFace, SiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createAddresses } from '../../core/index.ts'
import { createLinkResolver } from '../links/create-link-resolver.ts'
import { dropUnusableFonts } from './drop-unusable-fonts.ts'

const FILES = ['fonts/acme.woff2']
const links = createLinkResolver({ pages: [], files: FILES, redirects: [], addresses: createAddresses('/docs') })

function drop(body: FontFace, headings: FontFace = body) {
  const locate = (path: readonly (string | number)[]) => ({
    file: 'mint.json',
    path,
    range: { line: path.length, column: 1, endLine: 1, endColumn: 1 },
  })
  const { config, diagnostics } = dropUnusableFonts({ font: { body, headings } } as SiteConfig, {
    links,
    files: FILES,
    locate,
  })
  return { ...config.font, diagnostics }
}

describe('dropUnusableFonts', () => {
  it('preserves a file of the site', () => {
    const font = { family: 'Acme', url: '/fonts/acme.woff2', format: 'woff2' } as const
    expect(drop(font)).toEqual({ body: font, headings: font, diagnostics: [] })
  })

  it.each([
    ['/fonts/acmee.woff2', 'site/missing-font', 'Did you mean "/fonts/acme.woff2"?'],
    ['https://fonts.example.com/a.woff2', 'site/remote-font', "Put the file in the site's folder"],
    ['//fonts.example.com/a.woff2', 'site/remote-font', "Put the file in the site's folder"],
  ])('removes %s, reports it once and preserves the family', (url, code, suggestion) => {
    const { body, headings, diagnostics } = drop({ family: 'Acme', url, format: 'woff2' })
    expect([body, headings]).toEqual([{ family: 'Acme' }, { family: 'Acme' }])
    // The location of "font.url".
    expect(diagnostics).toMatchObject([{ code, line: 2 }])
    expect(diagnostics[0]?.suggestions[0]).toContain(suggestion)
  })

  it('reports the fonts of text and headings separately', () => {
    const { diagnostics } = drop({ url: 'a.woff' }, { url: 'b.woff' })
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['site/missing-font', 3],
      ['site/missing-font', 3],
    ])
  })
})
