import { readFileSync } from 'node:fs'
import { type Color, type Colors, type SiteConfig, toContrast } from '@spearmint/config'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mixColors } from './colors.ts'
import { TEXT_TOKENS } from './text-tokens.ts'
import { toThemeCss } from './theme-css.ts'

function render(
  config: Partial<Pick<SiteConfig, 'colors' | 'backgroundImage' | 'backgroundImageDark' | 'look'>>,
  anchors: Color[] = [],
): string {
  return toThemeCss({ font: { body: {}, headings: {} }, ...config } as unknown as SiteConfig, anchors)
}

/** The value of a custom property in light and in dark mode. */
function readModes(css: string, name: string): [string, string] {
  const value = new RegExp(`${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [null, value, value]
  return [light ?? '', dark ?? '']
}

describe('toThemeCss', () => {
  it.each([
    ['without colors', undefined, '--accent: light-dark(#16a34a, #4ade80)'],
    [
      'in both modes',
      { primary: '#0D9373', light: '#07C983', background: {} },
      '--accent: light-dark(#0d9373, #07c983)',
    ],
    ['short form', { primary: '#08f', background: {} }, '--accent: light-dark(#0088ff, #0088ff)'],
    ['one background', { primary: '#08f', background: { dark: '#111' } }, '--surface: light-dark(#ffffff, #111111)'],
    ['name for authors', { primary: '#08f', dark: '#123456', background: {} }, '--primary-dark: #123456'],
    [
      'button',
      { primary: '#08f', dark: '#ffaa00', background: {} },
      '--accent-on-strong: light-dark(#000000, #000000)',
    ],
    ['a button as dark as the page', { primary: '#08f', dark: '#0f1117', background: {} }, '(#0f1117, #0088ff)'],
    ['invalid color', { primary: 'red; } body { display: none', background: {} }, '--accent: light-dark(#16a34a'],
  ] satisfies [string, Colors | undefined, string][])('sets the colors: %s', (_, colors, expected) => {
    expect(render(colors === undefined ? {} : { colors })).toContain(expected)
  })

  it('preserves a legible accent and changes another one as little as possible', () => {
    const css = render({ colors: { primary: '#1d4ed8', light: '#ffee00', background: {} } })
    expect(readModes(css, '--accent-text')).toEqual(['#1d4ed8', '#ffee00'])
    const faint = readModes(render({ colors: { primary: '#ffee00', background: {} } }), '--accent-text')[0]
    expect(toContrast(faint, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(toContrast(faint, '#ffffff')).toBeLessThan(5.5)
  })

  it('generates legible text for any colors', () => {
    const color = fc.stringMatching(/^#[0-9a-f]{6}$/)
    const colors = fc.record({
      primary: color,
      light: color,
      dark: color,
      background: fc.record({ light: color, dark: color }),
    })
    fc.assert(
      fc.property(colors, (given) => {
        const css = render({ colors: given })
        const [surface, soft, text] = ['--surface', '--accent-soft', '--accent-text'].map((name) =>
          readModes(css, name),
        )
        const [strong, onStrong] = ['--accent-strong', '--accent-on-strong'].map((name) => readModes(css, name))
        for (const mode of [0, 1]) {
          expect(toContrast(text?.[mode] ?? '', surface?.[mode] ?? '')).toBeGreaterThanOrEqual(4.5)
          expect(toContrast(text?.[mode] ?? '', soft?.[mode] ?? '')).toBeGreaterThanOrEqual(4.5)
          expect(toContrast(onStrong?.[mode] ?? '', strong?.[mode] ?? '')).toBeGreaterThanOrEqual(4.5)
          for (const [name, token] of Object.entries(TEXT_TOKENS)) {
            const own = readModes(css, name)[mode] || [token.light, token.dark][mode]
            expect(toContrast(own ?? '', surface?.[mode] ?? '')).toBeGreaterThanOrEqual(4.5)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('generates one class for each color of an anchor', () => {
    const css = render({ colors: { primary: '#08f', background: {}, anchors: { from: '#FF7F57', to: '#9563FF' } } }, [
      '#123',
      '#112233',
      { from: '#fff', via: '#abc', to: '#000' },
    ])
    expect(css.match(/^\..*$/gm)).toEqual([
      '.anchor-default { background: linear-gradient(45deg, #ff7f57, #9563ff); color: #ffffff; }',
      '.anchor-112233 { background: #112233; color: #ffffff; }',
      '.anchor-ffffff-aabbcc-000000 { background: linear-gradient(45deg, #ffffff, #aabbcc, #000000); color: #0c0e12; }',
    ])
  })

  it.each([
    ['/images/back ground.png', 'url("../images/back%20ground.png")'],
    ['https://example.com/a.png?b=1', 'url("https://example.com/a.png?b=1")'],
    ['x"); } body { display: none', 'url("../x%22%29;%20}%20body%20{%20display:%20none")'],
  ])('quotes the background image %j', (backgroundImage, expected) => {
    expect(render({ backgroundImage })).toContain(`body { background: ${expected} top`)
  })

  it.each([
    ['willow', [0.025, 0.045]],
    ['almond', [0.035, 0]],
  ] as const)('generates text that is legible on the second background of the look %s', (look, shares) => {
    const color = fc.stringMatching(/^#[0-9a-f]{6}$/)
    const colors = fc.record({ primary: color, light: color, background: fc.constant({}) })
    fc.assert(
      fc.property(colors, (given) => {
        const css = render({ colors: given, look })
        const [light, dark] = readModes(css, '--accent-text')
        expect(toContrast(light, mixColors('#ffffff', '#0c0e12', shares[0]))).toBeGreaterThanOrEqual(4.5)
        expect(toContrast(dark, mixColors('#0f1117', '#ffffff', shares[1]))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('shows another background image in dark mode, whether the system or the visitor chose it', () => {
    const css = render({ backgroundImage: '/day.png', backgroundImageDark: '/night.png' })
    const night = 'background-image: url("../night.png");'
    expect(css).toContain('body { background: url("../day.png") top center')
    expect(css).toContain(`(prefers-color-scheme: dark) { :root:not([data-mode]) body { ${night} } }`)
    expect(css).toContain(`:root[data-mode='dark'] body { ${night} }`)
  })

  it('leaves out a background image with an unsafe scheme', () => {
    expect(render({ backgroundImage: 'javascript:alert(1)' })).not.toContain('body')
  })
})

describe('TEXT_TOKENS', () => {
  const stylesheet = readFileSync(new URL('../../../client/styles/tokens.css', import.meta.url), 'utf8')

  it.each(Object.entries(TEXT_TOKENS))('has the value of %s in the stylesheet', (name, { light, dark }) => {
    expect(new RegExp(`${name}: (.*);`).exec(stylesheet)?.[1]).toContain(`light-dark(${light}, ${dark})`)
  })
})
