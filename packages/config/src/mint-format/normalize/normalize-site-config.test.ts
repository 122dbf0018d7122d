import { describe, expect, it } from 'vitest'
import type { SiteConfigInput } from '../schema/mint-config.ts'
import { normalizeSiteConfig } from './normalize-site-config.ts'

function normalize(part: Partial<SiteConfigInput>) {
  return normalizeSiteConfig({ name: 'Acme', navigation: [], ...part })
}

describe('normalizeSiteConfig', () => {
  it.each<[string, Partial<SiteConfigInput>, object]>([
    ['a logo for both modes', { logo: '/a.svg' }, { logo: { light: '/a.svg', dark: '/a.svg', href: '/' } }],
    [
      'the link of a logo',
      { logo: { light: '/a', dark: '/b', href: '/c' } },
      { logo: { light: '/a', dark: '/b', href: '/c' } },
    ],
    ['version names', { versions: ['v1'] }, { versions: [{ name: 'v1', default: false }] }],
    [
      'version objects',
      { versions: [{ name: 'v1', default: true, locale: 'fr', url: 'https://a.b' }] },
      { versions: [{ name: 'v1', default: true, locale: 'fr', url: 'https://a.b' }] },
    ],
    ['a single base URL', { api: { baseUrl: 'https://a.b' } }, { api: { baseUrl: ['https://a.b'] } }],
    ['a single OpenAPI file', { openapi: ' /a.json ' }, { openapi: ['/a.json'] }],
    [
      'social accounts, in order',
      { footerSocials: { x: 'https://x.com/a', github: 'https://github.com/a' } },
      {
        footerSocials: [
          { platform: 'x', url: 'https://x.com/a' },
          { platform: 'github', url: 'https://github.com/a' },
        ],
      },
    ],
    [
      'the older list of social accounts',
      { footerSocials: [{ type: 'github', url: 'https://github.com/a' }] },
      { footerSocials: [{ platform: 'github', url: 'https://github.com/a' }] },
    ],
    [
      'a background for one mode',
      { colors: { primary: '#fff', background: { dark: '#000' } } },
      { colors: { background: { dark: '#000' } } },
    ],
    ['no background', { colors: { primary: '#fff', ultraLight: 1 } }, { colors: { primary: '#fff', background: {} } }],
    [
      'a repository without its host',
      { topbarCtaButton: { type: 'github', url: 'acme/docs' } },
      { topbarCtaButton: { type: 'github', url: 'https://github.com/acme/docs' } },
    ],
    [
      'a repository without a scheme',
      { topbarCtaButton: { type: 'github', url: 'github.com/acme' } },
      { topbarCtaButton: { type: 'github', url: 'https://github.com/acme' } },
    ],
    ['an icon with a prefix', { topAnchor: { icon: 'fa-house' } }, { topAnchor: { icon: 'house' } }],
    ['a redirect', { redirects: [{ source: '/a', destination: '/b' }] }, { redirects: [{ permanent: true }] }],
    [
      'a single font',
      { font: { family: 'Inter' } },
      { font: { headings: { family: 'Inter' }, body: { family: 'Inter' } } },
    ],
    ['an ignored method', { api: { auth: { method: 'cobo', name: 'k' } } }, { api: { auth: { name: 'k' } } }],
  ])('normalizes %s', (_, input, expected) => {
    expect(normalize(input)).toMatchObject(expected)
  })

  it.each([
    ['intro', 'intro'],
    ['/intro', 'intro'],
    ['./intro', 'intro'],
    ['../intro', 'intro'],
    ['/a/./b/../c', 'a/c'],
    ['intro.mdx', 'intro'],
    ['/guides/intro.md', 'guides/intro'],
    ['v1.0/intro', 'v1.0/intro'],
    ['guides/', 'guides/'],
    [' intro ', 'intro'],
    ['über uns', 'über uns'],
  ])('normalizes the page %j to %j, in groups of any depth', (page, expected) => {
    const { navigation } = normalize({
      navigation: [{ group: 'A', pages: [page, { group: 'B', pages: [page], public: true, icon: 'fa-b' }] }],
    })
    expect(navigation).toEqual([{ group: 'A', pages: [expected, { group: 'B', pages: [expected], icon: 'b' }] }])
  })

  it('adds no keys without a default', () => {
    const keys = Object.keys(normalize({}))
    expect(keys).toContain('modeToggle')
    expect(['logo', 'favicon', 'colors', 'theme'].filter((key) => keys.includes(key))).toEqual([])
    expect(normalize({}).modeToggle).not.toHaveProperty('default')
  })
})
