import { parseSiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import type { Cache, Page, PageTree } from '../../core/index.ts'
import { rasterize } from '../../node/package-data/load-rasterizer.ts'
import { measureText, toCardText, toRuns, wrapText } from './card-text.ts'
import { checkSocialCards, createSocialCards } from './create-social-cards.ts'
import { loadCardDesign } from './load-card-design.ts'
import { type CardDesign, renderCard } from './render-card.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>'

const DESIGN: CardDesign = {
  mode: 'light',
  colors: { surface: '#ffffff', accent: '#16a34a', strong: '#166534' },
  name: 'Acme',
}

function toPage(title: string, raw: Record<string, unknown> = {}): Page {
  return { title, path: 'a', permalink: '/a', file: 'a.mdx', frontmatter: { raw } } as unknown as Page
}

function toInput(settings: object, pages: readonly Page[] = [], files: Record<string, string> = {}) {
  const text = JSON.stringify({ name: 'Acme', navigation: [{ group: 'All', pages: ['a'] }], ...settings })
  const { config } = parseSiteConfig(text)
  if (config === undefined) throw new Error('The test wrote an invalid configuration.')
  const tree = { findGroups: () => ['Guides', 'Setup'], findDivision: () => ({ path: [] }) } as unknown as PageTree
  return {
    config,
    pages,
    tree,
    urls: { root: 'https://docs.example.com', toUrl: (href: string) => href },
    design: loadCardDesign({ config, source: createMemorySource(files) }),
    client: { assets: { optionalStyles: new Map() }, contents: new Map() },
    loadRasterizer: async () => rasterize,
  } as unknown as Parameters<typeof createSocialCards>[0]
}

describe('toCardText', () => {
  it.each([
    ['Émile & <T>', 'Émile & <T>'],
    ['Łódź, Đà Nẵng', 'Łódź, Đà Nẵng'],
    ['Быстрый старт', 'Быстрый старт'],
    ['🚀 Ship\u200b\n it ©', 'Ship it ©'],
    ['1️⃣ First', '1 First'],
    ['e\u0301', 'é'],
    ['快速开始', undefined],
    ['API של', undefined],
    ['🚀', undefined],
  ])('converts %j to %j', (text, expected) => {
    expect(toCardText(text)).toBe(expected)
  })
})

describe('wrapText', () => {
  const box = { fontSize: 10, width: 60, maxLines: 3 }

  it.each([
    ['One line', ['One line']],
    ['Several words in lines', ['Several', 'words in', 'lines']],
    ['Abcdefghijklmnopqrst', ['Abcdefghijkl', 'mnopqrst']],
    ['Too many words for all of these few lines', ['Too many', 'words for all', 'of these fe…']],
  ])('breaks %j', (text, lines) => {
    expect(wrapText(text, box)).toEqual(lines)
    for (const line of lines) expect(measureText(line, box.fontSize)).toBeLessThanOrEqual(box.width)
  })
})

describe('renderCard', () => {
  it('escapes texts, and writes the name of a site without a logo', () => {
    const svg = renderCard(DESIGN, { title: 'A & <B> ]]>' }, 'ltr')
    expect(svg).toContain('A &amp; &lt;B&gt; ]]&gt;</tspan>')
    expect(svg).toContain('>Acme</tspan>')
  })

  it('positions the parts of a text in several faces one by one', () => {
    expect(toRuns('Łódź')).toEqual([
      { face: 'latin-ext', text: 'Ł' },
      { face: 'latin', text: 'ód' },
      { face: 'latin-ext', text: 'ź' },
    ])
    const starts = [...renderCard(DESIGN, { title: 'Łódź' }, 'ltr').matchAll(/x="([\d.]+)">[^<]*[Łdź]</g)]
    expect(starts.map(([, x]) => Number(x))).toEqual([88, 133, 223.5])
  })

  it('mirrors the card for right-to-left languages', () => {
    const logo = { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(LOGO) } as const
    const svg = renderCard({ ...DESIGN, logo }, { title: 'API' }, 'rtl')
    expect(svg).toContain('cx="0"')
    expect(svg).toContain('preserveAspectRatio="xMaxYMid meet"')
  })

  it('gives the same bytes each time', async () => {
    const draw = () => rasterize(renderCard(DESIGN, undefined, 'ltr'), [])
    const png = await draw()
    expect([...png.subarray(16, 24)]).toEqual([0, 0, 4, 0xb0, 0, 0, 2, 0x76])
    expect(await draw()).toEqual(png)
  })
})

describe('createSocialCards', () => {
  const ON = { spearmint: { socialCards: true } }

  it('has no cards unless the site asks for them and its URL is known', () => {
    expect(createSocialCards(toInput({}))).toBeUndefined()
    expect(createSocialCards(toInput({ spearmint: { socialCards: false } }))).toBeUndefined()
    expect(createSocialCards({ ...toInput(ON), urls: { toUrl: String } })).toBeUndefined()
  })

  it('shares a card between pages with the same texts, and has none for a page with its own image', () => {
    const cards = createSocialCards(toInput(ON))
    expect(cards?.find(toPage('A'))?.path).toBe(cards?.find(toPage('A'))?.path)
    expect(cards?.find(toPage('A'))?.path).not.toBe(cards?.find(toPage('B'))?.path)
    expect(cards?.find(toPage('A', { 'og:image': '/own.png' }))).toBeUndefined()
    expect(
      createSocialCards(toInput({ ...ON, metadata: { 'og:image': '/all.png' } }))?.find(toPage('A')),
    ).toBeUndefined()
  })

  it('gives a card another path when the logo changes', () => {
    const find = (logo: string) =>
      createSocialCards(toInput({ ...ON, logo: '/logo.svg' }, [], { 'logo.svg': logo }))?.find(toPage('A'))?.path
    expect(find(LOGO)).toBe(find(LOGO))
    expect(find(LOGO)).not.toBe(find(LOGO.replace('h4', 'h3')))
  })

  it('draws a card once for all builds with the same cache', async () => {
    const stored = new Map<string, unknown>()
    const cache: Cache = {
      find: (key) => stored.get(key),
      set: (key, value) => void stored.set(key, value),
      retain: () => false,
    }
    const draw = async (loadRasterizer: () => Promise<typeof rasterize>) => {
      const cards = createSocialCards({ ...toInput(ON), cache, loadRasterizer })
      const card = cards?.find(toPage('快速开始'))
      return card && cards?.draw(card)
    }
    const first = await draw(async () => rasterize)
    expect(await draw(() => Promise.reject(new Error('Drew again.')))).toEqual(first)
  })
})

describe('checkSocialCards', () => {
  it.each([
    [
      'a logo of another host',
      { logo: 'https://a.example/logo.svg' },
      'The logo is not shown on social cards. It is not a file',
    ],
    ['a logo with text', { logo: '/text.svg' }, 'It contains text'],
    ['a file that is not an image', { logo: '/a.txt' }, 'It is not an SVG'],
    ['an expensive background', { spearmint: { socialCards: { background: '/dashes.svg' } } }, 'It has dashes.'],
  ])('reports %s', (_, settings, expected) => {
    const files = {
      'text.svg': '<svg xmlns="http://www.w3.org/2000/svg"><text>Acme</text></svg>',
      'dashes.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path stroke-dasharray="1"/></svg>',
      'a.txt': 'Text',
    }
    const problems = checkSocialCards(toInput({ spearmint: { socialCards: true }, ...settings }, [], files))
    expect(problems.map(({ code }) => code)).toEqual(['site/card-image'])
    expect(problems[0]?.message).toContain(expected)
  })

  it('reports once how many titles cannot be drawn', () => {
    const pages = [toPage('快速开始'), toPage('Start'), toPage('مرحبا'), toPage('你好', { 'og:image': '/own.png' })]
    expect(
      checkSocialCards(toInput({ spearmint: { socialCards: true } }, pages)).map(({ message }) => message),
    ).toEqual([
      '2 pages have a social card without text, for example "快速开始": the default font lacks characters of the title.',
    ])
  })
})
