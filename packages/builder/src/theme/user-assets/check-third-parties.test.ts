import { parseSiteConfig, type SiteConfig, toJsonSchema } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { checkThirdParties } from './check-third-parties.ts'
import { THIRD_PARTY_SERVICES } from './third-party-services.ts'

function check(file: string, config: object) {
  const parsed = parseSiteConfig(JSON.stringify(config), { file })
  return checkThirdParties(parsed.config as SiteConfig, parsed.locateInFiles)
}

describe('checkThirdParties', () => {
  it.each([
    ['docs.json', { integrations: { koala: { publicApiKey: 'pk_abc123' } } }, '"integrations.koala"'],
    ['mint.json', { analytics: { koala: { publicApiKey: 'pk_abc123' } } }, '"analytics.koala"'],
  ])('names a tool as %s does', (file, config, name) => {
    const [diagnostic] = check(file, config)
    expect(diagnostic?.message).toMatch(new RegExp(`^${name} is not loaded`))
  })

  it.each([
    [
      'the hosts of a service',
      { pirsch: { id: 'abc' } },
      'To use Pirsch, add its script to your folder as a .js file and build with --allow-origin https://api.pirsch.io.',
    ],
    [
      'the host of a setting',
      { plausible: { domain: 'a.com', server: 'stats.a.com' } },
      'To use Plausible, add its script to your folder as a .js file and build with --allow-origin https://stats.a.com.',
    ],
    [
      'the origin of a URL in a setting',
      { posthog: { apiKey: 'phc_a', apiHost: 'https://eu.i.posthog.com/x' } },
      'To use PostHog, add its script to your folder as a .js file and build with --allow-origin https://eu.i.posthog.com.',
    ],
    [
      'to look up the host of other services',
      { heap: { appId: '1' } },
      'To use Heap, add its script to your folder as a .js file and build with --allow-origin https://<its host>.',
    ],
    ['nothing to do', { telemetry: { enabled: true } }, 'No action is needed: built sites send no telemetry.'],
  ])('suggests %s', (_, integrations, suggestion) => {
    expect(check('docs.json', { integrations }).map(({ suggestions }) => suggestions)).toEqual([[suggestion]])
  })
})

describe('THIRD_PARTY_SERVICES', () => {
  const names = [toJsonSchema({ format: 'docs', includes: false }), toJsonSchema({ format: 'mint' })].flatMap(
    (schema) => {
      const { analytics, integrations } = (schema as { properties: Record<string, { properties?: object }> }).properties
      return Object.keys({ ...analytics?.properties, ...integrations?.properties })
    },
  )

  it.each([...new Set(names)])('contains %s', (name) => {
    expect(THIRD_PARTY_SERVICES[name]).toBeDefined()
  })
})
