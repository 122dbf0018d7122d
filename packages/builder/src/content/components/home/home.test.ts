import { describe, expect, it } from 'vitest'
import { expandMdx } from '../testing/expand-mdx.ts'

describe('the images of Hero and Logos.Item', () => {
  it.each([
    ['img="/a.png"', ['<img src="/assets/a.png" alt="">']],
    ['img="/a.png" imgDark="/a.png"', ['<img src="/assets/a.png" alt="">']],
    ['imgDark="/b.png"', ['<img src="/assets/b.png" alt="">']],
    [
      'img="/a.png" imgDark="/b.png" width={64} height="40"',
      [
        '<img class="block dark:hidden" src="/assets/a.png" alt="" width="64" height="40">',
        '<img class="hidden dark:block" src="/assets/b.png" alt="" width="64" height="40">',
      ],
    ],
    ['', []],
  ])('with %s are one for both modes, or one for each', (attributes, images) => {
    for (const tag of [`<Hero title="T" ${attributes} />`, `<Logos.Item name="" ${attributes} />`]) {
      const found = expandMdx(tag).html.match(/<img [^>]*>/g) ?? []
      expect(found.map((image) => image.replace(/ (?:fetchpriority|loading)="\w+"/g, ''))).toEqual(images)
    }
  })

  it.each([
    ['img="/a.png"', ['fetchpriority="high" loading="eager"']],
    ['img="/a.png" imgDark="/b.png"', ['fetchpriority="high"', 'fetchpriority="high"']],
  ])('with %s are loaded first in Hero, but only the one that is shown', (attributes, expected) => {
    const { html } = expandMdx(`<Hero title="T" ${attributes} />`)
    const found = html.match(/<img [^>]*>/g) ?? []
    expect(found.map((image) => image.match(/(?:fetchpriority|loading)="\w+"/g)?.join(' '))).toEqual(expected)
  })

  it.each(['0', '-3', '"50%"'])('do not take the width %s, which is reported', (width) => {
    const { html, reports } = expandMdx(`<Hero title="T" img="/a.png" width={${width}} />`)
    expect(html).not.toContain('width=')
    expect(reports).toMatchObject([{ code: 'component/bad-prop', component: 'Hero' }])
  })
})

describe('Hero', () => {
  it('shows other content in place of an image, wherever it is', () => {
    const { html } = expandMdx(
      '<Hero title="T">\n\nBefore\n\n<Hero.Action href="/a">A</Hero.Action>\n\nAfter\n\n</Hero>',
    )
    expect(html).toContain('<div class="home-hero-media"><p>Before</p><p>After</p></div>')
  })

  it('has no empty parts', () => {
    expect(expandMdx('<Hero />').html).toBe('<div class="home-hero"><div class="home-hero-text"></div></div>')
  })
})

describe('Hero.Action', () => {
  it.each([
    ['has a URL that would run code', 'href="javascript:alert(1)"', 'A'],
    ['has no URL', '', 'A'],
    ['contains a link', 'href="/a"', '[A](/b)'],
  ])('is text if it %s', (_what, attributes, content) => {
    const { html } = expandMdx(`<Hero.Action ${attributes}>${content}</Hero.Action>`)
    expect(html).toMatch(/^<span class="button button-quiet">/)
  })
})

describe('Logos.Item', () => {
  it('is not a link around links in its content', () => {
    const { html } = expandMdx('<Logos.Item name="Acme" href="/a">[A](/b)</Logos.Item>')
    expect(html).toBe('<div class="home-logo"><a href="/b">A</a></div>')
  })
})
