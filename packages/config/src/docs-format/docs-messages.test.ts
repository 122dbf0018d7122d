import { expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'

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
])('%s', (_, keys, reports) => {
  expect(listReports(keys)).toEqual(reports)
})
