import { expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'

/** The messages about unknown keys in a `docs.json` with these groups. */
function listMessages(groups: object[]): string[] {
  const text = JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0A7A5A' },
    navigation: { groups: groups.map((group, index) => ({ group: `Group ${index}`, pages: [`${index}`], ...group })) },
  })
  return parseSiteConfig(text, { file: 'docs.json' }).diagnostics.map(({ message }) => message)
}

it('reports a key that is unknown in many places once, with their number', () => {
  expect(listMessages([{ collapsed: true }, { weight: 1 }, ...Array(39).fill({ collapsed: true })])).toEqual([
    '"navigation.groups[0]" and 39 other places have no key "collapsed"; it is ignored everywhere.',
    '"navigation.groups[1]" has no key "weight"; it is ignored.',
  ])
})

it('reports every place of a key that is unknown in a few', () => {
  expect(listMessages(Array(3).fill({ weight: 1 }))).toHaveLength(3)
})
