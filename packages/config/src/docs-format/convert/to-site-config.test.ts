import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../../parse-site-config.ts'
import type { DocsSettings } from '../schema/settings.ts'

function convert(part: DocsSettings) {
  const text = JSON.stringify({ theme: 'mint', name: 'Acme', navigation: { pages: ['a'] }, ...part })
  return parseSiteConfig(text, { file: 'docs.json' }).config
}

const colors = { primary: '#0A7A5A' }

describe('parseSiteConfig for docs.json', () => {
  it.each<[string, DocsSettings, object]>([
    ['one favicon', { favicon: '/a.svg' }, { favicon: '/a.svg' }],
    ['a favicon for each mode', { favicon: { light: '/a', dark: '/b' } }, { favicon: '/a', faviconDark: '/b' }],
    ['a background image', { background: { image: { light: '/a', dark: '/a' } } }, { backgroundImage: '/a' }],
    ['a decoration', { background: { decoration: 'grid' } }, { background: { style: 'grid' } }],
    [
      'background colors',
      { colors, background: { color: { dark: '#000' } } },
      { colors: { ...colors, background: { dark: '#000' } } },
    ],
    ['the mode of the system', { appearance: { default: 'system' } }, { modeToggle: { isHidden: false } }],
    [
      'a fixed mode',
      { appearance: { default: 'dark', strict: true } },
      { modeToggle: { default: 'dark', isHidden: true } },
    ],
    [
      'links of the header',
      {
        navbar: {
          links: [
            { label: 'Blog', href: '/blog', icon: { name: 'pen', style: 'solid' } },
            { type: 'github', href: 'https://github.com/acme/docs' },
            { type: 'discord', href: 'https://discord.gg/acme' },
          ],
          primary: { type: 'button', label: 'Start', href: '/start' },
        },
      },
      {
        topbarLinks: [
          { type: 'link', name: 'Blog', url: '/blog', icon: 'pen', iconType: 'solid' },
          { type: 'github', url: 'https://github.com/acme/docs' },
          { type: 'link', name: 'Discord', url: 'https://discord.gg/acme', icon: 'discord', iconType: 'brands' },
        ],
        topbarCtaButton: { type: 'link', name: 'Start', url: '/start' },
      },
    ],
    [
      'the footer',
      {
        footer: {
          socials: { x: 'https://x.com/acme' },
          links: [{ header: 'More', items: [{ label: 'Blog', href: '/blog' }] }],
        },
      },
      {
        footer: {
          socials: [{ platform: 'x', url: 'https://x.com/acme' }],
          links: [{ title: 'More', links: [{ label: 'Blog', url: '/blog' }] }],
        },
      },
    ],
    [
      'a font with its own for headings',
      { fonts: { family: 'A', heading: { family: 'B', source: '/b.woff', format: 'woff' } } },
      { font: { headings: { family: 'B', url: '/b.woff' }, body: { family: 'A' } } },
    ],
    ['dark code', { styling: { codeblocks: 'dark' } }, { codeBlock: { mode: 'dark', languages: [] } }],
    [
      'the name of a syntax theme',
      { styling: { codeblocks: 'dracula' } },
      { codeBlock: { mode: 'dark', theme: { light: 'dracula', dark: 'dracula' }, languages: [] } },
    ],
    [
      'a syntax theme for light code',
      { styling: { codeblocks: { theme: 'one-light' } } },
      { codeBlock: { mode: 'light', theme: { light: 'one-light', dark: 'one-light' } } },
    ],
    [
      'syntax themes that follow the mode',
      { styling: { codeblocks: { theme: { light: 'github-light', dark: 'nord' } } } },
      { codeBlock: { mode: 'auto', theme: { light: 'github-light', dark: 'nord' } } },
    ],
    ['an unknown syntax theme', { styling: { codeblocks: 'draculla' } }, { codeBlock: { mode: 'auto' } }],
    ['breadcrumbs', { styling: { eyebrows: 'breadcrumbs' } }, { eyebrow: { display: 'breadcrumbs' } }],
    [
      'meta tags',
      { seo: { metatags: { a: 'b' }, indexing: 'all' } },
      { metadata: { a: 'b' }, seo: { indexHiddenPages: true } },
    ],
    [
      'the theme maple, with the search in the sidebar',
      { theme: 'maple' },
      { look: 'maple', layout: 'sidenav', search: { location: 'side' } },
    ],
    [
      'the theme maple, with the search in the header',
      { theme: 'maple', spearmint: { searchLocation: 'top' } },
      { look: 'maple', search: { location: 'top' } },
    ],
    ['the theme aspen', { theme: 'aspen' }, { look: 'aspen', sidebar: { items: 'border' } }],
    [
      'the theme aspen, with other items in the sidebar',
      { theme: 'aspen', spearmint: { sidebar: { items: 'card' } } },
      { look: 'aspen', sidebar: { items: 'card' } },
    ],
    ['the theme palm', { theme: 'palm' }, { look: 'palm', theme: 'venus', layout: 'topnav' }],
    [
      'the theme palm, with a theme of mint.json',
      { theme: 'palm', spearmint: { theme: 'venus' } },
      { look: 'mint', theme: 'venus', layout: 'topnav' },
    ],
    [
      'analytics and widgets',
      { integrations: { ga4: { measurementId: 'G-1' }, intercom: { appId: 'abcdef' } } },
      { analytics: { ga4: { measurementId: 'G-1' } }, integrations: { intercom: 'abcdef' } },
    ],
    [
      'settings of Spearmint',
      {
        spearmint: {
          feedback: { raiseIssue: true },
          searchLocation: 'top',
          locale: 'fr',
          words: { 'toc.title': 'Plan' },
        },
      },
      {
        feedback: { suggestEdit: false, raiseIssue: true, thumbsRating: false },
        search: { location: 'top' },
        locale: 'fr',
        words: { 'toc.title': 'Plan' },
      },
    ],
    [
      'OpenAPI files',
      { api: { openapi: ['../a.json', { source: 'b.json', directory: '/b/' }] } },
      { openapi: ['a.json', 'b.json'], openapiSources: [{ source: 'a.json' }, { source: 'b.json', directory: 'b' }] },
    ],
    [
      'the page menu, without what needs a hosted service',
      {
        contextual: { options: ['copy', 'assistant', 'copy', { title: 'A', description: 'B', href: { base: '/c' } }] },
      },
      {
        contextual: {
          display: 'header',
          options: [
            { type: 'builtin', name: 'copy' },
            { type: 'link', title: 'A', description: 'B', href: '/c', query: [] },
          ],
        },
      },
    ],
    [
      'a banner',
      { banner: { content: 'A', color: '#fff' } },
      { banner: { content: 'A', isDismissible: false, type: 'info', color: { light: '#fff', dark: '#fff' } } },
    ],
  ])('converts %s', (_, part, expected) => {
    expect(convert(part)).toMatchObject(expected)
  })

  it('converts settings of API pages', () => {
    const api: DocsSettings['api'] = {
      playground: { display: 'none', proxy: false },
      examples: { defaults: 'required', languages: ['curl'] },
      mdx: { server: 'https://a.b', auth: { method: 'cobo', name: 'x' } },
      params: { expanded: 'all' },
      url: 'full',
    }
    expect(convert({ api })?.api).toEqual({
      baseUrl: ['https://a.b'],
      auth: { name: 'x' },
      playground: { mode: 'hide', disableProxy: true, sendCredentials: false },
      request: { example: { languages: ['curl'], showOptionalParams: false, prefill: false, autogenerate: true } },
      paramFields: { expanded: 'all', post: [] },
      maintainOrder: false,
      showFullUrl: true,
    })
  })

  it('leaves out the smallest part around an error', () => {
    const text = JSON.stringify({
      theme: 'mnt',
      name: 5,
      colors: { primary: 'red' },
      navbar: {
        links: [
          { label: 'A', href: 'a b' },
          { label: 'B', href: '/b' },
        ],
      },
      navigation: { pages: ['a'] },
    })
    const { config } = parseSiteConfig(text, { file: 'docs.json', fallbackName: 'Site' })
    expect(config).toMatchObject({ name: 'Site', look: 'mint', topbarLinks: [{ name: 'B' }] })
    expect(config?.colors).toBeUndefined()
  })

  it('locates a setting by its path in SiteConfig', () => {
    const text = '{ "navbar": { "links": [{ "label": 5 }, { "label": "A", "href": "/a" }] } }'
    const { locate } = parseSiteConfig(text, { file: 'docs.json' })
    expect(locate(['topbarLinks', 0, 'url'])).toMatchObject({ column: text.indexOf('"/a"') + 1 })
  })
})
