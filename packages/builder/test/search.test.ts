import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findExcerpt } from '../client/islands/search/find-excerpt.ts'
import { searchIndex } from '../client/islands/search/search-index.ts'
import { listTokens, toTerms } from '../src/search/format/tokens.ts'
import { loadStemmer } from '../src/search/load-stemmer.ts'
import { openMemoryIndex, type WrittenPage } from './memory-index.ts'
import { openBuiltIndex } from './open-built-index.ts'
import { buildSite } from './run-spearmint.ts'
import { findCorpusSite, NO_CORPUS } from './sites.ts'

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

  it('ranks the same word over one that begins so, and that over one that is spelt nearly so', async () => {
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

  it('lifts pages that authors boost', async () => {
    const pages = [{ title: 'Retry' }, { title: 'Retry', boost: '2' }]
    expect(await find(pages, 'retry')).toEqual(['/1.html', '/0.html'])
  })

  it('keeps to a tab, and names all that have hits', async () => {
    const index = await openMemoryIndex([{ title: 'Retry', tab: 0 }, { title: 'Retry', tab: 2 }, { title: 'Retry' }])
    const { hits, tabs } = await searchIndex(index, 'retry', 2)
    expect([hits.map(({ href }) => href), tabs]).toEqual([['/1.html'], [0, 2]])
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
  const read = (trail: string[], before: number, words: string[]): string =>
    findExcerpt(markdown, { trail, before }, (token) => words.includes(token))
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join('')
  it.each<[string[], number, string[], string]>([
    [[], 0, ['link'], 'The lead with a [link] and code.'],
    [[], 0, ['three'], 'The lead with a link and code. One two # no heading <b>[three]</b> two'],
    [['Setup'], 0, ['two', 'heading'], 'One [two] # no [heading]'],
    [['Setup'], 1, ['two'], '<b>three</b> [two]'],
    [['Gone'], 0, ['two'], ''],
  ])('of %j, the one after %i others, with %j', (trail, before, words, text) => {
    expect(read(trail, before, words)).toBe(text)
  })

  it('begins near the words and ends at spaces', () => {
    const text = `# T\n\n${'before '.repeat(60)}needle ${'after '.repeat(60)}`
    const excerpt = findExcerpt(text, { trail: [], before: 0 }, (token) => token === 'needle').map((part) => part.text)
    expect(excerpt.join('')).toMatch(/^… (?:before )+needle(?: after)+ …$/)
    expect(excerpt.join('').length).toBeLessThan(200)
  })
})

/** What a reader types, with mistakes, and the page that was meant. Written before anything was measured. */
const QUERIES: readonly (readonly [query: string, page: string])[] = [
  ['enviroment variables', 'deploy-environment-variables'],
  ['github actoins', 'github-actions'],
  ['schedled tasks', 'tasks/scheduled'],
  ['error retryng', 'errors-retrying'],
  ['self hostng', 'open-source-self-hosting'],
  ['concurency queue', 'queue-concurrency'],
  ['idempotancy', 'idempotency'],
  ['puppeter', 'guides/examples/puppeteer'],
  ['prizma setup', 'guides/frameworks/prisma'],
  ['wait untill', 'wait-until'],
  ['machnes', 'machines'],
  ['run metdata', 'runs/metadata'],
  ['realtime hoks', 'frontend/react-hooks/realtime'],
  ['api keis', 'apikeys'],
  ['cli dev comand', 'cli-dev-commands'],
  ['versioning', 'versioning'],
  ['batch triger', 'triggering'],
  ['limts', 'limits'],
  ['bun guid', 'guides/frameworks/bun'],
  ['video walktrough', 'video-walkthrough'],
]
const corpus = findCorpusSite('trigger.dev')

describe('a real site', () => {
  it.skipIf(corpus === undefined)(`is found through mistyped words${corpus ? '' : ` (${NO_CORPUS})`}`, async () => {
    const { out } = buildSite(corpus ?? '')
    const { index, loaded } = await openBuiltIndex(out)
    const missed: string[] = []
    const times: number[] = []
    for (const [query, page] of QUERIES) {
      const start = performance.now()
      const { hits } = await searchIndex(index, query)
      times.push(performance.now() - start)
      const pages = [...new Set(hits.map(({ href }) => href.replace(/#.*/, '')))].slice(0, 3)
      if (!pages.includes(`/${page}.html`)) missed.push(`${query}: ${pages.join(', ')}`)
    }
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0)
    const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
    process.stdout.write(
      `${QUERIES.length} searches: ${bytes} bytes, median ${median.toFixed(1)} ms\n${missed.join('\n')}\n`,
    )
    expect(missed).toEqual([])
  })
})
