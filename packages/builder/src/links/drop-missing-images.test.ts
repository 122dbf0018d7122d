import { parseSiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createAddresses } from '../model/addresses.ts'
import { createLinkResolver } from './create-link-resolver.ts'
import { dropMissingImages } from './drop-missing-images.ts'

const FILES = ['logo/light.svg', 'favicon.png']

function drop(images: object) {
  const text = JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }], ...images }, null, 2)
  const { config, locate } = parseSiteConfig(text)
  if (config === undefined) throw new Error('The test wrote a bad configuration.')
  const addresses = createAddresses('')
  const links = createLinkResolver({ pages: [], files: FILES, redirects: [], addresses })
  return dropMissingImages(config, { links, files: FILES, locate })
}

describe('dropMissingImages', () => {
  it('keeps what is there, with or without a leading slash, and pictures on other hosts', () => {
    const images = { logo: { light: '/logo/light.svg', dark: 'https://a.example/x.svg' }, favicon: 'favicon.png' }
    const { config, diagnostics } = drop(images)
    expect(config).toMatchObject({ logo: { light: '/logo/light.svg', dark: 'https://a.example/x.svg' } })
    expect(config.favicon).toBe('favicon.png')
    expect(diagnostics).toEqual([])
  })

  it('uses the one picture of a logo in both modes', () => {
    const { config, diagnostics } = drop({ logo: { light: '/logo/light.svg', dark: '/logo/drak.svg' } })
    expect(config.logo).toMatchObject({ light: '/logo/light.svg', dark: '/logo/light.svg' })
    expect(diagnostics).toMatchObject([
      { code: 'config/missing-image', severity: 'warning', file: 'mint.json', line: 13 },
    ])
  })

  it('leaves out what is not there and suggests what may be meant', () => {
    const { config, diagnostics } = drop({ logo: '/logo/ligth.svg', favicon: '/favicon.ico', backgroundImage: 'b.png' })
    expect(config.logo ?? config.favicon ?? config.backgroundImage).toBeUndefined()
    expect(diagnostics).toHaveLength(3)
    expect(diagnostics[0]?.suggestions[0]).toBe('Did you mean "/logo/light.svg"?')
  })
})
