import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../model/site-config.ts'
import { parseSiteConfig } from '../parse-site-config.ts'
import { fullConfig } from '../testing/mutated-config.ts'
import { migrateConfig } from './migrate-config.ts'

/** The navigation, which other tests compare, and the theme, which has names in docs.json only. */
const OTHERS = ['navigation', 'navigationTree', 'tabs', 'anchors', 'versions', 'topAnchor', 'primaryTab', 'look']

/** Everything but the navigation. Social accounts are in two places of mint.json. */
function readSettings(text: string, file: string): object {
  const config: SiteConfig = parseSiteConfig(text, { file }).config ?? expect.fail(text)
  const { footerSocials, footer, ...settings } = config
  const socials = [...footerSocials, ...footer.socials]
  const entries = Object.entries({ ...settings, footer: { ...footer, socials } })
  return Object.fromEntries(entries.filter(([key]) => !OTHERS.includes(key)))
}

describe('migrateConfig for a mint.json with every key', () => {
  it('gives a docs.json with the same settings', () => {
    const text = JSON.stringify(fullConfig)
    const { text: docs = '' } = migrateConfig(text)
    expect(readSettings(docs, 'docs.json')).toEqual(readSettings(text, 'mint.json'))
  })

  it.each(Object.keys(fullConfig))('gives the same settings without "%s"', (key) => {
    const { [key]: _, ...rest } = fullConfig as Record<string, unknown>
    const text = JSON.stringify(rest)
    const { text: docs = '' } = migrateConfig(text)
    const { colors: _colors, ...before } = readSettings(text, 'mint.json') as Partial<SiteConfig>
    // The colors are required, so the defaults are written.
    expect(readSettings(docs, 'docs.json')).toMatchObject(before)
  })
})

describe('migrateConfig for the theme and the layout of a mint.json', () => {
  const themes = [undefined, 'venus', 'quill', 'prism']
  const layouts = [undefined, 'topnav', 'sidenav', 'solidSidenav']

  it.each(themes.flatMap((theme) => layouts.map((layout) => ({ theme, layout }))))(
    'gives the same look with $theme and $layout',
    ({ theme, layout }) => {
      const text = JSON.stringify({ name: 'Acme', navigation: [{ group: 'A', pages: ['a'] }], theme, layout })
      const { text: docs = '' } = migrateConfig(text)
      const before = parseSiteConfig(text, { file: 'mint.json' }).config
      const after = parseSiteConfig(docs, { file: 'docs.json' }).config
      expect([after?.theme, after?.layout]).toEqual([before?.theme, before?.layout])
      expect(after?.search.location).not.toBe('side')
      // Like "mint", "maple" has no style of its own.
      expect(['mint', 'maple']).toContain(after?.look)
    },
  )
})
