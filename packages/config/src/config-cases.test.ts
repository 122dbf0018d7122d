import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from './parse-site-config.ts'

/** A recorded decision of the validator of the format in use. */
interface ConfigCase {
  id: string
  config: unknown
  valid: { latest: boolean }
}

const cases = readFileSync(new URL('fixtures/config-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): ConfigCase => JSON.parse(line))

/** What the format in use rejects and we accept, and why (reference 1.3). The other way round there is nothing. */
const ACCEPTED_HERE: Record<string, string> = {
  'logo-str-short': 'The specification allows any path.',
  'colors-extra': 'Unknown keys are warned of.',
  'cta-github-name': 'The specification allows a name of every type.',
  'toplink-github-name': 'The same form as the call to action.',
  'cta-github-nonabs': 'The specification says "repository"; owner/name is one. It is warned of.',
  'nav-extra': 'Unknown keys are warned of.',
  'nav-openapi': 'Unknown keys are warned of.',
  'versions-empty': 'The specification allows an empty array. It is warned of.',
  'anchor-icon-fa': 'The specification allows any name. It is warned of and mended.',
  'anchor-color-gradient-extra': 'Unknown keys are warned of.',
  'anchor-openapi-rel': 'Relative paths are allowed at the top level, and older validators allow them here.',
  'topAnchor-no-name': 'The specification gives a default.',
  'topAnchor-empty': 'The specification gives a default.',
  'topAnchor-url': 'Unknown keys are warned of.',
  'primaryTab-extra': 'Unknown keys are warned of.',
  'api-hidePlayground': 'Unknown keys are warned of; the mend names the new key.',
  'api-extra': 'Unknown keys are warned of.',
  'socials-unknown': 'Unknown keys are warned of.',
}

describe('recorded decisions of the format in use', () => {
  it.each(cases)('$id', ({ id, config, valid }) => {
    const { diagnostics } = parseSiteConfig(JSON.stringify(config))
    const isAccepted = diagnostics.every(({ severity }) => severity !== 'error')
    expect(isAccepted, JSON.stringify(diagnostics, null, 2)).toBe(id in ACCEPTED_HERE || valid.latest)
  })

  it('lists no difference that is none', () => {
    const rejected = cases.filter(({ valid }) => !valid.latest).map(({ id }) => id)
    expect(rejected).toEqual(expect.arrayContaining(Object.keys(ACCEPTED_HERE)))
  })

  it('warns of every unknown key', () => {
    const silent = cases
      .filter(({ id }) => /-extra$|unknown/.test(id))
      .filter(({ config }) => parseSiteConfig(JSON.stringify(config)).diagnostics.length === 0)
    expect(silent).toEqual([])
  })
})
