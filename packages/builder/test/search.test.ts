import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listTokens, toTerms } from '../src/emit/search/format/tokens.ts'
import { loadStemmer } from '../src/emit/search/load-stemmer.ts'
import { findExcerpt } from '../src/emit/search/query/find-excerpt.ts'
import { listSuggestedPages, searchIndex } from '../src/emit/search/query/search-index.ts'
import { openMemoryIndex, type WrittenPage } from './in-memory-index.ts'
import { openBuiltIndex } from './open-built-index.ts'
import { buildSite } from './run-spearmint.ts'
import { QUERIES } from './search-queries.ts'
import { FULL, findCorpusSite, NO_CORPUS } from './sites.ts'

async function find(pages: readonly WrittenPage[], query: string): Promise<string[]> {
  const { hits } = await searchIndex(await openMemoryIndex(pages, await loadStemmer()), query)
  return hits.map(({ href, trail }) => [href, ...trail].join(' '))
}

describe('searchIndex', () => {
  it('ranks titles over headings over keywords over text', async () => {
    const pages = [
      { title: 'A', sections: { '': 'About retries' } },
      { title: 'B', keywords: ['retry'] },
      { title: 'C', sections: { Retry: '' } },
      { title: 'Retry' },
    ]
    expect(await find(pages, 'retry')).toEqual(['/3.html', '/2.html#s-Retry Retry', '/1.html', '/0.html'])
  })

  it('ranks titles over headings of other pages with the same text', async () => {
    const pages = [
      { title: 'Queues', sections: { 'Batch triggers': '', Batch: '' } },
      { title: 'Batch triggering of tasks' },
    ]
    expect((await find(pages, 'batch trigger'))[0]).toBe('/1.html')
  })

  it('ranks names that equal the query over longer ones, regardless of spelling', async () => {
    const pages = [{ title: 'Slack notifier of monitors' }, { title: 'Notifier of Slack' }, { title: 'Slack notifier' }]
    expect((await find(pages, 'slack notifier')).slice(0, 2)).toEqual(['/2.html', '/0.html'])
    expect((await find(pages, 'slakc notifer'))[0]).toBe('/2.html')
  })

  it('finds fields by name, with their own URL', async () => {
    const pages = [{ title: 'Users', sections: { Body: '', '`user_id`': 'Who' } }]
    expect(await find(pages, 'user_id')).toEqual(['/0.html', '/0.html#s-%60user_id%60 Body user_id'])
  })

  it.each(['POST /v1/users', 'post users', '/v1/users'])('finds an API page by %j', async (query) => {
    const pages = [
      { title: 'List', endpoint: ['GET', '/v1/orders'] as const },
      { title: 'Create', endpoint: ['POST', '/v1/users'] as const },
    ]
    expect((await find(pages, query))[0]).toBe('/1.html')
  })

  it('ranks an exact word over a prefix match, and that over a similar word', async () => {
    const pages = [{ title: 'Brocker' }, { title: 'Brokerage' }, { title: 'Broker' }]
    expect(await find(pages, 'broker')).toEqual(['/2.html', '/1.html'])
    expect(await find(pages, 'brokr')).toEqual(['/2.html'])
    expect(await find([pages[0] ?? { title: '' }], 'broker')).toEqual(['/0.html'])
  })

  it('ranks sections with all words first', async () => {
    const pages = [
      { title: 'Postgres', sections: { 'Replication slots': 'x' } },
      { title: 'Slots', sections: { '': 'A slot for coins' } },
    ]
    const sections = ['/0.html', '/0.html#s-Replication%20slots Replication slots', '/1.html']
    expect(await find(pages, 'postgres slots')).toEqual(sections)
  })

  it.each([
    ['usestate', 'useState'],
    ['state', 'useState'],
    ['use_state', 'useState'],
    ['UserID', 'user_id'],
    ['cafe', 'Café'],
    ['CAFÉ', 'cafe'],
    ['語検', '日本語検索'],
    ['検', '検索'],
    ['configuring', 'Configuration'],
    ['deploying', 'Deployment'],
    ['конфиг', 'Конфигурация'],
  ])('%j finds %j', async (query, title) => {
    expect(await find([{ title: 'Other' }, { title }], query)).toEqual(['/1.html'])
  })

  it('ranks boosted pages higher', async () => {
    const pages = [{ title: 'Retry' }, { title: 'Retry', boost: '2' }]
    expect(await find(pages, 'retry')).toEqual(['/1.html', '/0.html'])
  })

  it('filters by division and lists all divisions with hits', async () => {
    const pages = [{ title: 'Retry', division: 0 }, { title: 'Retry', division: 2 }, { title: 'Retry' }]
    const { hits, divisions } = await searchIndex(await openMemoryIndex(pages), 'retry', { division: 2 })
    expect([hits.map(({ href }) => href), divisions]).toEqual([['/1.html'], [0, 2]])
  })

  it('filters by kind and reports the kinds of all hits', async () => {
    const pages = [{ title: 'Retry' }, { title: 'Retry', endpoint: ['POST', '/retry'] as const }]
    const index = await openMemoryIndex(pages)
    for (const isApi of [false, true]) {
      const { hits, kinds } = await searchIndex(index, 'retry', { isApi })
      expect([hits.map(({ method }) => method), [...kinds].sort()]).toEqual([
        [isApi ? 'POST' : undefined],
        ['api', 'page'],
      ])
    }
  })

  it('ranks parameters below pages and headings, but lists them', async () => {
    const pages = [
      { title: 'Create schedule', sections: { '`cron`': '' } },
      { title: 'Scheduled tasks', sections: { '': 'A cron expression' } },
      { title: 'Tasks', sections: { 'Use cron': '' } },
      ...Array.from({ length: 20 }, (_, index) => ({ title: `Other ${index}`, sections: { '': 'cron' } })),
    ]
    const { hits } = await searchIndex(await openMemoryIndex(pages), 'cron')
    expect(hits.map(({ kind }) => kind).indexOf('field')).toBe(15)
    expect(hits.slice(0, 3).map(({ href }) => href)).toContain('/2.html#s-Use%20cron')
  })

  it('ranks the first page of a group by the name of the group', async () => {
    const pages = [
      { title: 'Overview', trail: ['SDK', 'Rate limit'] },
      { title: 'Algorithms', trail: ['SDK', 'Rate limit'], sections: { '': 'To limit the rate.' } },
      { title: 'Other', trail: ['SDK'] },
    ]
    expect((await find(pages, 'rate limit'))[0]).toBe('/0.html')
    const { hits } = await searchIndex(await openMemoryIndex(pages), 'overview rate')
    expect(hits[0]?.navigation).toEqual(['SDK', 'Rate limit'])
  })

  it.each([
    ['ratelimit', 'Rate limit of keys'],
    ['rate limit', 'Ratelimit of keys'],
  ])('finds %j in %j', async (query, title) => {
    const pages = [{ title }, { title: 'Rate' }, { title: 'Limit' }]
    expect((await find(pages, query))[0]).toBe('/0.html')
  })

  it('suggests the first pages, and where each division starts', async () => {
    const divisions = [0, 0, 0, 0, 1, 1, 2]
    const index = await openMemoryIndex(divisions.map((division, page) => ({ title: `P${page}`, division })))
    const suggested = await listSuggestedPages(index)
    expect(suggested.map(({ title }) => title)).toEqual(['P0', 'P1', 'P2', 'P4', 'P6'])
  })

  it.each([
    ['zzz', []],
    ['', []],
    ['!?', []],
    ['__proto__', []],
    ['constructor', []],
    ['bxxxer', ['broker']],
  ])('finds nothing for %j and suggests %j', async (query, near) => {
    const { hits, suggestions } = await searchIndex(await openMemoryIndex([{ title: 'Broker' }]), query)
    expect([hits, suggestions]).toEqual([[], near])
  })

  it('finds every page by every word of its title', async () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('naïve', '日本語', 'aBc', 'x_y'),
    )
    const title = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(fc.array(title, { minLength: 1, maxLength: 6 }), async (titles) => {
        const index = await openMemoryIndex(titles.map((text) => ({ title: text })))
        for (const [page, text] of titles.entries()) {
          for (const token of listTokens(text).filter((found) => toTerms(found.text).whole !== '')) {
            const { hits } = await searchIndex(index, token.text)
            expect(hits.map(({ href }) => href)).toContain(`/${page}.html`)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('findExcerpt', () => {
  const markdown =
    '# Title\n\nThe lead with [a link](/x) and `code`.\n\n## Setup\n\n- **One** two\n\n```sh\n# no heading\n```\n\n## Setup\n\n<b>three</b> two\n'
  const read = (trail: string[], before: number, words: string[], isInText = false): string => {
    const { parts, heading, ...found } = findExcerpt(markdown, { title: 'Title', trail, before, isInText }, (token) => {
      const position = words.indexOf(token)
      return position < 0 ? undefined : position
    })
    const text = parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('')
    return isInText ? `${heading} ${found.before}: ${text}` : text
  }
  it.each<[string[], number, string[], string]>([
    [[], 0, ['link'], 'The lead with a [link] and code.'],
    [[], 0, ['three'], '<b>[three]</b> two'],
    [['Setup'], 0, ['two', 'heading'], 'One [two] # no [heading]'],
    [['Setup'], 1, ['two'], '<b>three</b> [two]'],
    [['a_field'], 0, ['two'], 'One [two] # no heading'],
  ])('selects from %j the one after %i others, with %j', (trail, before, words, text) => {
    expect(read(trail, before, words)).toBe(text)
  })

  it('selects the section with the most query words', () => {
    expect(read([], 0, ['two', 'three'], true)).toBe('Setup 1: <b>[three]</b> [two]')
  })

  it('shows the text of an image in a link', () => {
    const text = '# T\n\nSee [![the build](/a.svg)](https://x.dev/y) now.\n'
    const { parts } = findExcerpt(text, { title: 'T', trail: [], before: 0, isInText: false }, (token) =>
      token === 'see' ? 0 : undefined,
    )
    expect(parts.map((part) => part.text).join('')).toBe('See the build now.')
  })

  it('leaves out the lines for programs, but not a quotation of the author', () => {
    const hit = { title: 'T', trail: [], before: 0, isInText: false }
    const read = (text: string) =>
      findExcerpt(text, hit, (token) => (token === 'lead' ? 0 : undefined))
        .parts.map((part) => part.text)
        .join('')
    expect(read('# T\n\n> For AI agents: all pages are listed in /llms.txt\n> Source: /lead\n\nThe lead.\n')).toBe(
      'The lead.',
    )
    expect(read('# T\n\n> A quoted lead\n')).toBe('A quoted lead')
  })

  it('starts near the words and ends at a space', () => {
    const text = `# T\n\n${'before '.repeat(60)}needle ${'after '.repeat(60)}`
    const hit = { title: 'T', trail: [], before: 0, isInText: false }
    const { parts } = findExcerpt(text, hit, (token) => (token === 'needle' ? 0 : undefined))
    const excerpt = parts.map((part) => part.text).join('')
    expect(excerpt).toMatch(/^… (?:before )+needle(?: after)+ …$/)
    expect(excerpt.length).toBeLessThan(200)
  })
})

/** For each site, how many queries must rank the expected page first, and how many may miss it in the first three. */
const SITES: Readonly<Record<string, { first: number; missed: number }>> = {
  axiomhq: { first: 34, missed: 0 },
  'trigger.dev': { first: 45, missed: 2 },
  sequin: { first: 15, missed: 0 },
  // The examples for Rust are on GitHub, and pages that only link to another site are not in the index.
  'turso-docs': { first: 13, missed: 1 },
}

describe.each(Object.entries(SITES).slice(FULL ? 0 : 2))('a real site, %s', (name, least) => {
  const corpus = findCorpusSite(name)

  it.skipIf(corpus === undefined)(`is found through what people type${corpus ? '' : ` (${NO_CORPUS})`}`, async () => {
    const { out } = buildSite(corpus ?? '')
    const { index, loaded } = await openBuiltIndex(out)
    const missed: string[] = []
    const times: number[] = []
    let first = 0
    for (const [query, page] of QUERIES[name] ?? []) {
      const start = performance.now()
      const { hits } = await searchIndex(index, query)
      times.push(performance.now() - start)
      const pages = [...new Set(hits.map(({ href }) => href.replace(/#.*/, '')))].slice(0, 3)
      if (pages[0] === `/${page}.html`) first += 1
      else if (!pages.includes(`/${page}.html`)) missed.push(`${query}: ${pages.join(', ')}`)
    }
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0)
    const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
    process.stdout.write(
      `${name}: ${times.length} searches, ${bytes} bytes, median ${median.toFixed(1)} ms, ${first} first, ${missed.length} missed\n`,
    )
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(least.missed)
    expect(first).toBeGreaterThanOrEqual(least.first)
  })
})
