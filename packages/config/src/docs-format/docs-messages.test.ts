import { expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'
import { createTestFiles } from '../testing/create-test-files.ts'

/** The messages about a `docs.json` with these keys, each with its suggestions. */
function listReports(keys: object): string[] {
  const site = { theme: 'mint', name: 'Acme', colors: { primary: '#0A7A5A' }, navigation: { pages: ['a'] } }
  const { diagnostics } = parseSiteConfig(JSON.stringify({ ...site, ...keys }), { file: 'docs.json' })
  return diagnostics.map(({ message, suggestions }) => [message, ...suggestions].join(' → '))
}

it.each<[title: string, keys: object, reports: string[]]>([
  [
    'suggests the key whose value is under the name of its list',
    { navigation: { tabs: [{ tabs: 'Guides', pages: ['a'] }] } },
    ['"navigation.tabs[0].tabs" is the string "Guides"; expected an array. → Did you mean "tab"?'],
  ],
  [
    'suggests the key for the name of an entry',
    { navigation: { tabs: [{ tab: 'A', menu: [{ name: 'J', pages: ['b'] }] }] } },
    ['"navigation.tabs[0].menu[0]" has no key "name"; expected "item". → Write "item": "J" instead.'],
  ],
  [
    'suggests the code of a language',
    { navigation: { languages: [{ language: 'english', pages: ['a'] }] } },
    [
      '"navigation.languages[0].language" is "english"; expected one of 38 values, for example "ar", "ca" or "cn". → Did you mean "en"?',
    ],
  ],
  [
    'never suggests a key that is there already',
    { navbar: {}, navbr: {} },
    [
      'The configuration has no key "navbr"; expected "navbar". → If you mean "navbar", move the content of this key into it. Otherwise, remove this key.',
    ],
  ],
  [
    'shows an example of a path instead of a number in quotes',
    { favicon: 4 },
    ['"favicon" is 4; expected a string or an object. → Write, for example, "/favicon.svg".'],
  ],
  [
    'suggests how to write the navigation of a mint.json',
    { navigation: [{ group: 'Start', pages: ['a'] }] },
    [
      '"navigation" is an array; expected an object. → Write {"groups": …} around the list, which is the form of mint.json.',
    ],
  ],
])('%s', (_, keys, reports) => {
  expect(listReports(keys)).toEqual(reports)
})

it('locates problems in the navigation of a mint.json', () => {
  const text =
    '{ "navigation": [{ "group": "A", "pages": ["a"] },\n{ "group": "B", "pages": [] },\n{ "group": "C", "pages": ["gone"] }] }'
  const { diagnostics } = parseSiteConfig(text, { file: 'docs.json', files: createTestFiles(['a.mdx']) })
  const lines = diagnostics.filter(({ code }) => code.startsWith('navigation/')).map(({ code, line }) => [code, line])
  expect(lines).toEqual([
    ['navigation/empty-division', 2],
    ['navigation/missing-page', 3],
  ])
})

it('says which entries of the navigation are files that are no pages', () => {
  const navigation = { pages: ['a', 'snippets/x', 'img.png'] }
  const files = createTestFiles(['a.mdx', 'snippets/x.mdx', 'img.png'])
  const { diagnostics } = parseSiteConfig(JSON.stringify({ navigation }), { file: 'docs.json', files })
  const missing = diagnostics.filter(({ code }) => code === 'navigation/missing-page')
  expect(missing.map(({ message }) => message)).toEqual([
    'Cannot list "snippets/x.mdx". Files in "snippets" are not pages.',
    '"img.png" is an image and not a page; expected the path of an .mdx or .md file.',
  ])
})
