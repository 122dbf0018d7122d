import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

/** A recorded decision of the validator of the extended format. */
interface ConfigCase {
  id: string
  config: unknown
  valid: { latest: boolean }
}

const cases = readFileSync(new URL('fixtures/config-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): ConfigCase => JSON.parse(line))

/** What that validator rejects and Spearmint accepts, and why. There are no differences in the other direction. */
const ACCEPTED_HERE: Record<string, string> = {
  'logo-str-short': 'The original format allows any path.',
  'colors-extra': 'Unknown keys get a warning.',
  'cta-github-name': 'The original format allows a name for every type.',
  'toplink-github-name': 'It has the same shape as the call to action.',
  'cta-github-nonabs': 'The original format says "repository", and owner/name is one. It gets a warning.',
  'nav-extra': 'Unknown keys get a warning.',
  'nav-openapi': 'Unknown keys get a warning.',
  'versions-empty': 'The original format allows an empty array. It gets a warning.',
  'anchor-icon-fa': 'The original format allows any name. It gets a warning and a fix.',
  'anchor-color-gradient-extra': 'Unknown keys get a warning.',
  'anchor-openapi-rel': 'Relative paths are allowed at the top level, and older validators allow them here.',
  'topAnchor-no-name': 'The original format has a default.',
  'topAnchor-empty': 'The original format has a default.',
  'topAnchor-url': 'Unknown keys get a warning.',
  'primaryTab-extra': 'Unknown keys get a warning.',
  'api-hidePlayground': 'Unknown keys get a warning; the suggestion names the new key.',
  'api-extra': 'Unknown keys get a warning.',
  'socials-unknown': 'Unknown keys get a warning.',
}

describe('recorded decisions of the validator of the extended format', () => {
  it.each(cases)('$id', ({ id, config, valid }) => {
    const { diagnostics } = parseSiteConfig(JSON.stringify(config))
    const isAccepted = diagnostics.every(({ severity }) => severity !== 'error')
    expect(isAccepted, JSON.stringify(diagnostics, null, 2)).toBe(id in ACCEPTED_HERE || valid.latest)
  })

  it('lists only real differences', () => {
    const rejected = cases.filter(({ valid }) => !valid.latest).map(({ id }) => id)
    expect(rejected).toEqual(expect.arrayContaining(Object.keys(ACCEPTED_HERE)))
  })

  it('warns about every unknown key', () => {
    const silent = cases
      .filter(({ id }) => /-extra$|unknown/.test(id))
      .filter(({ config }) => parseSiteConfig(JSON.stringify(config)).diagnostics.length === 0)
    expect(silent).toEqual([])
  })
})
