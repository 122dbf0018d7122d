import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'
import { migrateConfig } from './migrate-config.ts'

type Json = Record<string, unknown>

const BASE = {
  name: 'Acme',
  colors: { primary: '#0a7a5a' },
  navigation: [{ group: 'Start', pages: ['intro', 'sdk/a'] }],
}

function migrate(part: Json): { docs: Json; messages: string[] } {
  const { text = '{}', diagnostics } = migrateConfig(JSON.stringify({ ...BASE, ...part }))
  return { docs: JSON.parse(text), messages: diagnostics.map(({ severity, message }) => `${severity}: ${message}`) }
}

describe('migrateConfig', () => {
  it.each<[what: string, part: Json, expected: Json]>([
    [
      'a style of the header that no theme has',
      { theme: 'prism', layout: 'sidenav' },
      { theme: 'maple', spearmint: { theme: 'prism' } },
    ],
    ['a theme with another layout', { theme: 'quill' }, { theme: 'willow', spearmint: { layout: 'topnav' } }],
    [
      'settings in "spearmint", which still win',
      {
        rounded: 'sharp',
        feedback: { suggestEdit: true },
        spearmint: { rounded: 'default', feedback: { raiseIssue: true } },
      },
      { spearmint: { rounded: 'default', feedback: { suggestEdit: true, raiseIssue: true } } },
    ],
    [
      'accounts in two places',
      {
        footerSocials: { x: 'https://x.com/a' },
        footer: { socials: [{ type: 'github', url: 'https://github.com/a' }] },
      },
      { footer: { socials: { x: 'https://x.com/a', github: 'https://github.com/a' } } },
    ],
    [
      'bare paths of links',
      { topbarCtaButton: { name: 'Go', url: 'start' }, logo: { light: '/l.svg', dark: '/d.svg', href: 'home' } },
      {
        navbar: { primary: { type: 'button', label: 'Go', href: '/start' } },
        logo: { light: '/l.svg', dark: '/d.svg', href: '/home' },
      },
    ],
    [
      'repositories without a host',
      { topbarLinks: [{ type: 'github', url: 'acme/docs', name: 'Code' }] },
      { navbar: { links: [{ type: 'github', label: 'Code', href: 'https://github.com/acme/docs' }] } },
    ],
    ['a schema in the folder', { $schema: './mint.schema.json' }, { $schema: './docs.schema.json' }],
    [
      'the common color of anchors',
      {
        colors: { primary: '#0a7a5a', anchors: '#f00' },
        anchors: [{ name: 'SDK', url: 'sdk', icon: 'code', iconType: 'solid' }],
      },
      {
        navigation: {
          anchors: [
            {
              anchor: 'Documentation',
              icon: 'book-open',
              color: { light: '#f00', dark: '#f00' },
              groups: [{ group: 'Start', pages: ['intro'] }],
            },
            {
              anchor: 'SDK',
              icon: { name: 'code', style: 'solid' },
              color: { light: '#f00', dark: '#f00' },
              groups: [{ group: 'Start', pages: ['sdk/a'] }],
            },
          ],
        },
      },
    ],
    [
      'a redirect to another site as a link',
      {
        tabs: [{ name: 'Blog', url: '/blog' }],
        redirects: [{ source: '/blog', destination: 'https://blog.acme.com' }],
      },
      {
        navigation: {
          groups: [{ group: 'Start', pages: ['intro', 'sdk/a'] }],
          global: { tabs: [{ tab: 'Blog', href: 'https://blog.acme.com' }] },
        },
      },
    ],
  ])('preserves %s', (_, part, expected) => {
    expect(migrate(part).docs).toMatchObject(expected)
  })

  it.each<[what: string, part: Json, message: string]>([
    [
      'an arrow',
      { topbarCtaButton: { name: 'Go', url: '/a', arrow: true } },
      'warning: "arrow" of the link "Go" is left out, because docs.json has no such key.',
    ],
    [
      'the prefix of a token',
      { api: { auth: { method: 'key', inputPrefix: 'Token ' } } },
      'warning: "api.auth.inputPrefix" is left out, because docs.json has no such key. Visitors enter "Token " themselves.',
    ],
    [
      'a second account on a platform',
      { footerSocials: { x: 'https://x.com/a' }, footer: { socials: { x: 'https://x.com/b' } } },
      'warning: "https://x.com/b" is left out, because docs.json has only one account of each platform.',
    ],
    [
      'a tab without pages',
      { tabs: [{ name: 'API', url: 'api' }] },
      'warning: "API" is left out, because no visible page is below "api".',
    ],
    [
      'a version without pages',
      { versions: ['v2', 'v1'], navigation: [{ group: 'G', version: 'v2', pages: ['a'] }] },
      'warning: The version "v1" is left out, because it has no pages.',
    ],
    [
      'a language that only some versions have',
      { versions: [{ name: 'v2', locale: 'en' }, 'v1'] },
      'warning: The language "en" of the version "v2" is left out, because docs.json has either versions or languages that it knows.',
    ],
    [
      'the colors that docs.json requires',
      { colors: undefined },
      'info: "colors" is new, because docs.json requires it. These are the default colors.',
    ],
    [
      'a gradient',
      { anchors: [{ name: 'SDK', url: 'sdk', color: { from: '#f00', to: '#00f' } }] },
      'info: The anchor "SDK" has the first color of the gradient, because docs.json has only plain colors.',
    ],
    [
      'another home page',
      { tabs: [{ name: 'SDK', url: 'sdk' }], navigation: [{ group: 'G', pages: ['sdk/a', 'intro'] }] },
      'info: The home page is now "intro", because it is the first page of the first tab or anchor. It was "sdk/a", the first page of "navigation".',
    ],
    ['an unknown key', { foo: 1 }, 'info: This part is left out. '],
    ['an error', { favicon: 1 }, 'error: This part is left out. '],
    [
      'a key of docs.json',
      { banner: { content: 'Hi' } },
      'info: "banner" had no effect in mint.json. It is a key of docs.json, so it has one now.',
    ],
    ['what docs.json rejects', { logo: 'a' }, 'warning: docs.json does not accept a part of the configuration. '],
  ])('reports %s', (_, part, message) => {
    expect(migrate(part).messages.join('\n')).toContain(message)
  })

  it('lists the differences at their positions in the mint.json', () => {
    const { diagnostics } = migrateConfig('{\n  "name": "A",\n  "rounded": "sharp",\n  "navigation": []\n}')
    expect(diagnostics.find(({ code }) => code === 'migrate/only-spearmint')).toMatchObject({
      file: 'mint.json',
      line: 3,
      column: 3,
    })
  })

  it.each(['', '[]', '{ "name": "A" "navigation": [] }', '{ "name": "A"'])('refuses %j', (text) => {
    const { text: docs, diagnostics } = migrateConfig(text)
    expect(docs).toBeUndefined()
    expect(diagnostics.map(({ severity }) => severity)).toContain('error')
  })

  it('accepts any value, and returns only settings that docs.json accepts', () => {
    const keys = ['name', 'logo', 'tabs', 'anchors', 'versions', 'navigation', 'api', 'footer', 'spearmint', 'banner']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (part) => {
        const { docs } = migrate(part as Json)
        const { navigation: _, ...settings } = docs
        const { diagnostics } = parseSiteConfig(JSON.stringify({ ...settings, navigation: { pages: ['a'] } }), {
          file: 'docs.json',
        })
        expect(
          diagnostics.filter(({ code, severity }) => severity === 'error' || code === 'config/unknown-key'),
        ).toEqual([])
      }),
    )
  })
})
