import { parseSiteConfig, type SiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createAddresses } from '../../core/index.ts'
import { createLinkResolver } from '../links/create-link-resolver.ts'
import { dropMissingImages } from './drop-missing-files.ts'

const FILES = ['logo/light.svg', 'favicon.png']

function drop(images: object, ofBothModes: Partial<SiteConfig> = {}) {
  const text = JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }], ...images }, null, 2)
  const { config } = parseSiteConfig(text)
  if (config === undefined) throw new Error('The test wrote an invalid configuration.')
  const addresses = createAddresses('')
  const links = createLinkResolver({ pages: [], files: FILES, redirects: [], addresses })
  return dropMissingImages({ ...config, ...ofBothModes }, links)
}

describe('dropMissingImages', () => {
  it('preserves existing images, with or without a leading slash, and remote ones', () => {
    const images = { logo: { light: '/logo/light.svg', dark: 'https://a.example/x.svg' }, favicon: 'favicon.png' }
    const config = drop(images)
    expect(config).toMatchObject({ logo: { light: '/logo/light.svg', dark: 'https://a.example/x.svg' } })
    expect(config.favicon).toBe('favicon.png')
  })

  it('uses the only existing image of a logo in both modes', () => {
    const { logo } = drop({ logo: { light: '/logo/light.svg', dark: '/logo/drak.svg' } })
    expect(logo).toMatchObject({ light: '/logo/light.svg', dark: '/logo/light.svg' })
  })

  it.each([
    ['favicon', 'faviconDark'],
    ['backgroundImage', 'backgroundImageDark'],
  ] as const)('uses the only existing image of %s in both modes', (light, dark) => {
    const only = drop({}, { [light]: '/missing.png', [dark]: '/favicon.png' })
    expect(only[light]).toBe('/favicon.png')
    expect(only).not.toHaveProperty(dark)
    expect(drop({}, { [light]: '/favicon.png', [dark]: '/missing.png' })).not.toHaveProperty(dark)
    expect(drop({}, { [light]: '/favicon.png', [dark]: '/logo/light.svg' })[dark]).toBe('/logo/light.svg')
  })

  it('removes images that do not exist', () => {
    const config = drop({ logo: '/logo/ligth.svg', favicon: '/favicon.ico', backgroundImage: 'b.png' })
    expect(config).not.toHaveProperty('logo')
    expect(config).not.toHaveProperty('favicon')
    expect(config).not.toHaveProperty('backgroundImage')
  })
})
