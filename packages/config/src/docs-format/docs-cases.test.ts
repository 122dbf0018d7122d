import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'

/** A recorded decision of the validator of the hosted service. */
interface DocsCase {
  id: string
  config: unknown
  valid: boolean
  /** What that validator keeps of the part in question, if it silently drops some of it. */
  kept?: unknown
}

const cases = readFileSync(new URL('../fixtures/docs-json-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): DocsCase => JSON.parse(line))

/** What that validator rejects and Spearmint accepts, and why. */
const ACCEPTED_HERE: Record<string, string> = {
  'top-colors-mint-anchors': 'Unknown keys get a warning.',
  'frame-socials-unknown': 'Unknown keys get a warning.',
  'integrations-unknown': 'Unknown keys get a warning.',
  'global-groups': 'Unknown keys get a warning.',
  'group-graphql': 'Unknown keys get a warning.',
  'tab-anchor-graphql': 'Unknown keys get a warning.',
  'look-fonts-weight-only': 'A weight without a family is one of the default font.',
  'look-codeblocks-shiki': 'The name of a theme is documented.',
  'api-asyncapi-list-objects': 'It has the same shape as OpenAPI files. It gets a warning, because it has no effect.',
  'group-icon-fa': 'As in mint.json, the prefix gets a warning and a fix.',
  'tab-menu-root': 'Its pages are shown. It gets a warning.',
  'openapi-root-alone': 'Its operations become pages.',
}

/** What that validator accepts and Spearmint rejects, and why. */
const REJECTED_HERE: Record<string, string> = {
  'frame-navbar-link-js': 'The URL would run as code.',
  'frame-redirects-same': 'Visitors would never reach a page.',
  'tabs-href-bare': 'The service drops the link without a word.',
  'dropdowns-href-bare': 'The service drops the link without a word.',
  'products-href-bare': 'The service drops the link without a word.',
  'dropdowns-empty': 'The site would have no page.',
  'products-empty': 'The site would have no page.',
  'ref-top-ref': 'The file is not part of the case.',
}

function parse(config: unknown) {
  return parseSiteConfig(JSON.stringify(config), { file: 'docs.json' })
}

describe('recorded decisions of the validator of the hosted service', () => {
  it.each(cases)('$id', ({ id, config, valid }) => {
    const { diagnostics } = parse(config)
    const isAccepted = diagnostics.every(({ severity }) => severity !== 'error')
    const expected = id in ACCEPTED_HERE || (valid && !(id in REJECTED_HERE))
    expect(isAccepted, JSON.stringify(diagnostics, null, 2)).toBe(expected)
  })

  it('lists only real differences', () => {
    const accepted = cases.filter(({ valid }) => valid).map(({ id }) => id)
    const rejected = cases.filter(({ valid }) => !valid).map(({ id }) => id)
    expect(rejected).toEqual(expect.arrayContaining(Object.keys(ACCEPTED_HERE)))
    expect(accepted).toEqual(expect.arrayContaining(Object.keys(REJECTED_HERE)))
  })

  it('reports whatever that validator drops without a word', () => {
    const silent = cases
      // These are not dropped: the path is normalized, or a default is filled in.
      .filter(({ id, kept }) => kept !== undefined && !/^(?:page-|group-nopages$|group-both-specs$)/.test(id))
      .filter(({ config }) => parse(config).diagnostics.every(({ code }) => code === 'config/low-contrast'))
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('returns a configuration for each object', () => {
    for (const { config } of cases.filter((one) => !Array.isArray(one.config) && typeof one.config === 'object')) {
      expect(parse(config).config?.navigationTree?.kind).toBe('root')
    }
  })
})
