import { describe, expect, it } from 'vitest'
import { createAddresses, createRelativeAddresses, toFeedPath, toTextPath } from './addresses.ts'

describe('createAddresses', () => {
  it.each([
    ['html', '/guides/a', '/docs/guides/a.html', 'guides/a.html'],
    ['clean', '/guides/a', '/docs/guides/a', 'guides/a.html'],
    ['folder', '/guides/a', '/docs/guides/a/', 'guides/a/index.html'],
    ['html', '/', '/docs/', 'index.html'],
    ['clean', '/', '/docs/', 'index.html'],
    ['folder', '/', '/docs/', 'index.html'],
    ['html', '/sdk/node.js', '/docs/sdk/node.js.html', 'sdk/node.js.html'],
    ['clean', '/sdk/node.js', '/docs/sdk/node.js', 'sdk/node.js.html'],
    ['folder', '/sdk/node.js', '/docs/sdk/node.js/', 'sdk/node.js/index.html'],
    ['html', '/404', '/docs/404.html', '404.html'],
    ['clean', '/404', '/docs/404', '404.html'],
    ['folder', '/404', '/docs/404.html', '404.html'],
    ['clean', '/ü b', '/docs/%C3%BC%20b', 'ü b.html'],
  ] as const)('in the style %s, the page %s has the address %s and the file %s', (style, permalink, href, path) => {
    const { toPageHref, toOutputPath } = createAddresses('/docs', style)
    expect([toPageHref(permalink), toOutputPath(permalink)]).toEqual([href, path])
  })

  it.each([
    ['/docs/images/a%20b.png?v=1#x', 'images/a b.png'],
    ['/images/a.png', undefined],
    ['https://other.example/docs/a.png', undefined],
    ['/docs/100%.png', undefined],
  ])('finds the file behind the address %s', (href, path) => {
    expect(createAddresses('/docs').toFilePath(href)).toBe(path)
  })

  it('finds no file of the site behind the address of another', () => {
    expect(createAddresses('').toFilePath('//other.example/a.png')).toBeUndefined()
    expect(createAddresses('').toFilePath('/a.png')).toBe('a.png')
  })

  it('never changes the addresses of other files', () => {
    for (const style of ['html', 'clean', 'folder'] as const) {
      expect(createAddresses('', style).toFileHref('images/a b.png')).toBe('/images/a%20b.png')
    }
    expect([toTextPath('/guides/a'), toTextPath('/')]).toEqual(['guides/a.md', 'index.md'])
    expect([toFeedPath('/guides/a'), toFeedPath('/')]).toEqual(['guides/a/rss.xml', 'rss.xml'])
  })
})

describe('createRelativeAddresses', () => {
  it.each([
    ['index.html', './guides/a%20b.html ./index.html ./images/c.png'],
    ['guides/d.html', '../guides/a%20b.html ../index.html ../images/c.png'],
    ['guides/e/f.html', '../../guides/a%20b.html ../../index.html ../../images/c.png'],
  ])('makes the addresses in %s relative to it', (path, expected) => {
    const { toPageHref, toFileHref, completeText } = createRelativeAddresses()
    const text = [toPageHref('/guides/a b'), toPageHref('/'), toFileHref('images/c.png')].join(' ')
    expect(completeText(path, text)).toBe(expected)
  })

  it('finds the file behind an address before it is written', () => {
    const { toFileHref, toFilePath } = createRelativeAddresses()
    expect(toFilePath(toFileHref('images/a b.png'))).toBe('images/a b.png')
  })
})
