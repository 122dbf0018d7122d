import { parseSiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { formatCount, loadStars } from './stars.ts'

function parse(input: object) {
  const { config } = parseSiteConfig(
    JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }], ...input }),
  )
  if (config === undefined) throw new Error('unusable')
  return config
}

const link = (url: string) => ({ type: 'github', url })
const config = parse({
  topbarCtaButton: link('https://github.com/acme/docs.git'),
  topbarLinks: [
    link('https://github.com/acme/docs.git'),
    link('https://git.example.com/acme/docs'),
    { name: 'Blog', url: 'https://github.com/acme/blog' },
    link('https://github.com/acme/gone'),
  ],
})

describe('loadStars', () => {
  it('requests each repository on GitHub once', async () => {
    const requested: string[] = []
    const { stars, diagnostics } = await loadStars(config, async (url) => {
      requested.push(url)
      if (url.endsWith('gone')) throw new Error('404 Not Found')
      return { stargazers_count: 12 }
    })
    expect(requested).toEqual(['https://api.github.com/repos/acme/docs', 'https://api.github.com/repos/acme/gone'])
    expect(stars).toEqual(new Map([['https://github.com/acme/docs.git', 12]]))
    expect(diagnostics).toMatchObject([
      { code: 'site/unknown-stars', message: 'GitHub did not return the number of stars of acme/gone: 404 Not Found.' },
    ])
  })

  it.each([null, 'rate limited', {}, { stargazers_count: '<b>' }, { stargazers_count: -1 }, { stargazers_count: 1.5 }])(
    'rejects the response %j',
    async (answer) => {
      const { stars, diagnostics } = await loadStars(config, async () => answer)
      expect(stars.size).toBe(0)
      expect(diagnostics).toHaveLength(2)
    },
  )
})

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1299, '1.2k'],
    [9999, '9.9k'],
    [34_567, '34k'],
    [999_999, '999k'],
    [1_234_567, '1.2M'],
  ])('formats %i as %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })
})
