import { readFileSync } from 'node:fs'
import { normalizeSiteConfig, type SiteConfigInput } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import type { Frontmatter } from '../../core/index.ts'
import { toWrittenEndpoint } from './to-written-endpoint.ts'

function convert(target: string, api: NonNullable<SiteConfigInput['api']> = {}, raw: Record<string, unknown> = {}) {
  const config = normalizeSiteConfig({ name: 'A', navigation: [], api } as SiteConfigInput)
  return toWrittenEndpoint({ method: 'GET', target }, { raw } as Frontmatter, config.api)
}

interface Case {
  value: string
  parsed: { path?: string; servers?: { url: string }[]; error?: string }
}

const cases = readFileSync(new URL('./cases/api-string-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line))
  .filter(({ parsed }) => parsed.error === undefined)

describe('toWrittenEndpoint: the target', () => {
  // A variable in place of the server is our extension. After another server it would not be a URL.
  it.each(cases.filter(({ value }) => !value.includes('{base_url}')))(
    'converts $value as recorded',
    ({ value, parsed }) => {
      const { path, servers } = convert(value.split(/\s+/)[1] ?? '', { baseUrl: 'https://api.ex.com' })
      expect([path, servers.map(({ url }) => url)]).toEqual([parsed.path, parsed.servers?.map(({ url }) => url)])
    },
  )

  it.each([
    ['https://api.acme.com/v1/{id}?x=1', ['https://api.acme.com'], '/v1/{id}'],
    ['https://api.acme.com', ['https://api.acme.com'], '/'],
    ['https://{host}/v1', ['https://{host}'], '/v1'],
    ['{base_url}/api/user', ['https://a.b', 'https://c.d/v2'], '/api/user'],
    ['/users', ['https://a.b', 'https://c.d/v2'], '/users'],
  ])('converts %s', (target, urls, path) => {
    const endpoint = convert(target, { baseUrl: ['https://a.b', 'https://c.d/v2'] })
    expect([endpoint.servers.map(({ url }) => url), endpoint.path]).toEqual([urls, path])
  })

  it('turns a placeholder without a configured URL into a variable', () => {
    const { servers } = convert('{base_url}/api/user')
    expect(servers).toEqual([{ url: '{base_url}', variables: [{ name: 'base_url', default: '' }] }])
  })

  it('has no server when none is configured', () => {
    expect(convert('/users').servers).toEqual([])
  })
})

describe('toWrittenEndpoint: the authorization', () => {
  it.each([
    [{ method: 'bearer' }, { type: 'bearer', name: 'Authorization' }],
    [
      { method: 'bearer', name: 'X-Token' },
      { type: 'key', place: 'header', parameter: 'X-Token', name: 'X-Token' },
    ],
    [
      { method: 'bearer', inputPrefix: 'acme_' },
      { type: 'bearer', name: 'Authorization', prefix: 'acme_' },
    ],
    [{ method: 'basic' }, { type: 'basic', name: 'Authorization' }],
    [
      { method: 'basic', name: 'email:apiKey' },
      { type: 'basic', name: 'Authorization', names: ['email', 'apiKey'] },
    ],
    [{ method: 'key' }, { type: 'key', place: 'header', parameter: 'Key', name: 'Key' }],
    [
      { method: 'key', name: 'Authorization', inputPrefix: 'Token ' },
      { type: 'key', place: 'header', parameter: 'Authorization', name: 'Authorization', prefix: 'Token ' },
    ],
  ] as const)('converts %j', (auth, scheme) => {
    expect(convert('/x', { auth }).security).toEqual([{ schemes: [scheme] }])
  })

  it('is that of the page if it has one, including `none`', () => {
    expect(convert('/x', { auth: { method: 'key' } }, { authMethod: 'bearer' }).security[0]?.schemes[0]?.type).toBe(
      'bearer',
    )
    expect(convert('/x', { auth: { method: 'key' } }, { authMethod: 'none' }).security).toEqual([])
    expect(convert('/x').security).toEqual([])
  })
})
