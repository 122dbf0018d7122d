import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

const base = { name: 'Acme', navigation: [{ group: 'Start', pages: ['intro'] }] }

function parse(config: unknown) {
  return parseSiteConfig(JSON.stringify(config))
}

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '')
const path = fc.stringMatching(/^[a-z]{1,8}(?:\/[a-z]{1,8}){0,2}$/)
const url = fc.webUrl()
const hex = fc.stringMatching(/^#(?:[\da-f]{3}|[\da-fA-F]{6})$/)
const iconType = fc.constantFrom('brands', 'duotone', 'light', 'sharp-solid', 'solid', 'thin')
const optional = { requiredKeys: [] as [] }

const link = fc.record({ name: text, url: fc.oneof(url, path) })
const socials = ['website', 'facebook', 'twitter', 'discord', 'slack', 'github', 'linkedin', 'instagram', 'hacker-news']

/** Everything that the original format allows (docs/reference/mint-json.mdx). */
const original = fc.record(
  {
    name: text,
    navigation: fc.array(fc.record({ group: fc.string(), pages: fc.array(path) })),
    logo: fc.oneof(
      text,
      fc.record({ light: path, dark: path, href: fc.oneof(url, path) }, { requiredKeys: ['light', 'dark'] }),
    ),
    favicon: path,
    colors: fc.record(
      { primary: hex, light: hex, dark: hex, background: fc.record({ light: hex, dark: hex }) },
      { requiredKeys: ['primary'] },
    ),
    topbarLinks: fc.array(link),
    topbarCtaButton: fc.oneof(
      link,
      fc.record({ type: fc.constant('link'), name: text, url }),
      fc.record({ type: fc.constant('github'), url, name: text }, { requiredKeys: ['type', 'url'] }),
    ),
    versions: fc.array(text),
    anchors: fc.array(
      fc.record(
        {
          icon: text,
          name: text,
          url: fc.oneof(url, path),
          color: fc.oneof(hex, fc.record({ from: hex, to: hex })),
          version: text,
          isDefaultHidden: fc.boolean(),
          iconType,
        },
        { requiredKeys: ['name', 'url'] },
      ),
    ),
    topAnchor: fc.record({ name: fc.string(), icon: text, iconType }, optional),
    tabs: fc.array(fc.record({ name: text, url: path })),
    api: fc.record(
      {
        baseUrl: fc.oneof(url, path, fc.array(url)),
        auth: fc.record(
          { method: fc.constantFrom('bearer', 'basic', 'key'), name: fc.string(), inputPrefix: fc.string() },
          optional,
        ),
        playground: fc.record({ mode: fc.constantFrom('show', 'simple', 'hide') }, optional),
        maintainOrder: fc.boolean(),
      },
      optional,
    ),
    openapi: fc.oneof(url, path, fc.array(fc.oneof(url, path))),
    footerSocials: fc.dictionary(fc.constantFrom(...socials), url),
    feedback: fc.record({ suggestEdit: fc.boolean(), raiseIssue: fc.boolean() }, optional),
    modeToggle: fc.record({ default: fc.constantFrom('light', 'dark'), isHidden: fc.boolean() }, optional),
    backgroundImage: path,
  },
  { requiredKeys: ['name', 'navigation'] },
)

describe('the original format', () => {
  it('is accepted without errors', () => {
    fc.assert(
      fc.property(original, (config) => {
        const result = parse(config)
        expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
        expect(result.config?.name).toBe(config.name.trim())
      }),
    )
  })

  it('has these defaults', () => {
    expect(
      parse({ ...base, anchors: [{ name: 'A', url: 'a' }], topbarCtaButton: { name: 'A', url: '/a' } }).config,
    ).toEqual({
      ...base,
      topbarLinks: [],
      topbarCtaButton: { type: 'link', name: 'A', url: '/a' },
      versions: [],
      anchors: [{ name: 'A', url: 'a', iconType: 'duotone', isDefaultHidden: false }],
      // Its name is a word of the language of the site.
      topAnchor: { icon: 'book-open', iconType: 'duotone' },
      tabs: [],
      api: {
        baseUrl: [],
        auth: {},
        playground: { mode: 'show', disableProxy: false, sendCredentials: false },
        request: { example: { showOptionalParams: false, prefill: false, autogenerate: true } },
        showFullUrl: false,
        paramFields: { expanded: 'none', post: [] },
        maintainOrder: false,
      },
      openapi: [],
      openapiSources: [],
      asyncapiSources: [],
      footerSocials: [],
      feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
      modeToggle: { isHidden: false },
      // The defaults of extensions.
      primaryTab: { isDefaultHidden: false },
      footer: { socials: [], links: [] },
      background: {},
      redirects: [],
      metadata: {},
      seo: { indexHiddenPages: false },
      search: {},
      analytics: {},
      integrations: {},
      layout: 'topnav',
      font: { headings: {}, body: {} },
      rounded: 'default',
      sidebar: { items: 'container' },
      topbar: { style: 'default' },
      codeBlock: { mode: 'auto', languages: [] },
      eyebrow: { display: 'section' },
      isWhiteLabeled: false,
      // What only docs.json has.
      errors: { notFound: { redirect: false } },
      icons: { library: 'fontawesome' },
      interaction: {},
      variables: {},
      markdown: { schema: true, instructions: [] },
      metadataOfFolders: [],
      drafts: [],
    })
  })

  it.each([
    ['name', 5],
    ['name', ''],
    ['navigation', 'intro'],
    ['navigation', ['intro']],
    ['navigation', [{ pages: ['intro'] }]],
    ['logo', { light: '/a.svg' }],
    ['favicon', { light: '/a.svg', dark: '/b.svg' }],
    ['colors', { light: '#fff' }],
    ['colors', { primary: 'red' }],
    ['colors', { primary: '#fff', background: '#fff' }],
    ['topbarLinks', [{ url: '/a' }]],
    ['topbarCtaButton', { url: '/a' }],
    ['topbarCtaButton', { type: 'button', name: 'A', url: '/a' }],
    ['versions', 'v1'],
    ['versions', [1]],
    ['anchors', [{ name: 'A' }]],
    ['anchors', [{ name: 'A', url: 'a', iconType: 'bold' }]],
    ['anchors', [{ name: 'A', url: 'a', color: { from: '#fff' } }]],
    ['topAnchor', 'Docs'],
    ['tabs', [{ name: 'A' }]],
    ['api', { auth: { method: 'none' } }],
    ['api', { playground: { mode: 'hidden' } }],
    ['api', { maintainOrder: 'true' }],
    ['openapi', [5]],
    ['footerSocials', { github: 'acme' }],
    ['feedback', { suggestEdit: 'true' }],
    ['modeToggle', { default: 'system' }],
    ['backgroundImage', { light: '/a.png' }],
  ])('does not allow %s to be %j', (key, value) => {
    const { diagnostics } = parse({ ...base, [key]: value })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).not.toEqual([])
    for (const { message } of diagnostics) expect(message).toContain(`"${key}`)
  })
})
