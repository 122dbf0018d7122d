import { describe, expect, it } from 'vitest'
import { renderSitemap } from './render-sitemap.ts'

const toFileUrl = (path: string): string => `https://a.example/${path}`
const toPage = (name: string) => ({ url: `https://a.example/${name}.html`, languages: [] })

describe('renderSitemap', () => {
  it('lists pages with their last change and their languages', () => {
    const languages = [
      { tag: 'en', url: 'https://a.example/en/a.html?b&c' },
      { tag: 'fr', url: 'https://a.example/fr/a.html' },
    ]
    const [file, ...others] = renderSitemap(
      [{ ...toPage('en/a'), changed: '2024-05-03T10:00:00+02:00', languages }, toPage('b')],
      toFileUrl,
    )
    expect(others).toEqual([])
    expect(file?.path).toBe('sitemap.xml')
    expect(file?.content.split(/(?=<url>|<xhtml|<\/urlset)/)).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url><loc>https://a.example/en/a.html</loc><lastmod>2024-05-03T10:00:00+02:00</lastmod>',
      '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/a.html?b&#x26;c" />',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://a.example/fr/a.html" /></url>',
      '<url><loc>https://a.example/b.html</loc></url>',
      '</urlset>\n',
    ])
  })

  it('splits a long list and lists its parts in an index', () => {
    const files = renderSitemap(['a', 'b', 'c', 'd', 'e'].map(toPage), toFileUrl, 2)
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    const [index = '', ...parts] = files.map(({ content }) =>
      [...content.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
    )
    expect(index).toEqual([1, 2, 3].map((number) => `https://a.example/sitemap-${number}.xml`))
    expect(parts.flat()).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => toPage(name).url))
    expect(files[0]?.content).toContain('<sitemapindex ')
  })
})
