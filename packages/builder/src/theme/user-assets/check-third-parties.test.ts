import { parseSiteConfig, type SiteConfig } from '@spearmint/config'
import { expect, it } from 'vitest'
import { checkThirdParties } from './check-third-parties.ts'

it.each([
  ['docs.json', { integrations: { koala: { publicApiKey: 'pk_abc123' } } }, '"integrations.koala"'],
  ['mint.json', { analytics: { koala: { publicApiKey: 'pk_abc123' } } }, '"analytics.koala"'],
])('names a tool as %s does', (file, config, name) => {
  const parsed = parseSiteConfig(JSON.stringify(config), { file })
  const [diagnostic] = checkThirdParties(parsed.config as SiteConfig, parsed.locateInFiles)
  expect(diagnostic?.message).toMatch(new RegExp(`^${name} is not loaded`))
})
