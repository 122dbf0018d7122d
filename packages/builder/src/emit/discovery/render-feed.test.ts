import type { Element, ElementContent, ElementData } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import type { FeedEntry } from '../../content/index.ts'
import { listFeedItems } from './list-feed-items.ts'
import { renderFeed } from './render-feed.ts'

const PAGE = 'https://a.example/docs/changes.html'

function update(entry: Partial<FeedEntry>, html: string): Element {
  const { children } = fromHtml(html, { fragment: true })
  const element = h('section', [h('div'), h('div', { className: ['update-content'] }, children as ElementContent[])])
  return { ...element, data: { entry: { label: 'v1', id: 'v1', tags: [], ...entry } } as ElementData }
}

const listTitles = (...updates: Element[]): string[] =>
  listFeedItems([h('div', updates)]).map(({ title, id }) => `${title} #${id}`)

describe('listFeedItems', () => {
  it('lists one item for an update without headings', () => {
    expect(listTitles(update({}, '<p>a</p>'), update({ label: 'v2', description: 'May', id: 'v2' }, ''))).toEqual([
      'v1 #v1',
      'v2 (May) #v2',
    ])
  })

  it('lists one item for each heading of the highest level, and one for the content before', () => {
    const html = '<h3 id="a"><a class="heading-anchor" href="#a">A</a></h3><p>1</p><h4 id="b">B</h4><h3 id="c">C</h3>'
    expect(listTitles(update({}, html))).toEqual(['A #a', 'C #c'])
    expect(listTitles(update({}, `<p>0</p>${html}`))).toEqual(['v1 #v1', 'A #a', 'C #c'])
  })

  it('lists one item if the author sets its title', () => {
    const items = listFeedItems([update({ title: 'Ours', summary: 'Short' }, '<h2 id="a">A</h2>')])
    expect(items).toMatchObject([{ title: 'Ours', summary: 'Short', id: 'v1' }])
  })

  it('parses the date in the label, otherwise in the description', () => {
    const dates = listFeedItems([
      update({ label: 'May 2024' }, ''),
      update({ description: '2024-06-01' }, ''),
      update({}, ''),
    ])
    expect(dates.map(({ date }) => date?.slice(0, 10))).toEqual(['2024-05-01', '2024-06-01', undefined])
  })
})

describe('renderFeed', () => {
  const html =
    '<h2 id="x y">New &amp; <em>old</em></h2><p class="a">See <a href="/docs/b.html">b</a>, <a href="#c">c</a>.<button>x</button>' +
    '<span class="tooltip"><span>word</span><span class="tooltip-bubble">tip</span></span></p><sm-tabs><img src="/docs/i.png" alt="I"></sm-tabs>'
  const items = listFeedItems([
    update({ label: '2024-05-17', tags: ['CLI', 'A & B'] }, html),
    update({ label: 'v0', id: 'v0', summary: 'In short' }, '<p>All</p>'),
  ])
  const feed = {
    title: 'Changes <1>',
    description: '',
    language: 'en',
    pageUrl: PAGE,
    feedUrl: `${PAGE}/rss.xml`,
    items,
  }
  const xml = renderFeed(feed, (href) => new URL(href, PAGE).href)

  it('conforms to RSS 2.0', () => {
    expect(listFeedFaults(xml)).toEqual([])
  })

  it('contains the content as HTML with absolute addresses, without buttons and icons', () => {
    const [first, second] = listElements(xml, 'item')
    expect(readElement(first ?? '', 'title')).toBe('New & old')
    expect(readElement(first ?? '', 'link')).toBe(`${PAGE}#x%20y`)
    expect(readElement(first ?? '', 'pubDate')).toBe('Fri, 17 May 2024 00:00:00 GMT')
    expect(listElements(first ?? '', 'category')).toEqual(['CLI', 'A &#x26; B'])
    expect(readElement(first ?? '', 'description')).toBe(
      '<p>See <a href="https://a.example/docs/b.html">b</a>, <a href="https://a.example/docs/changes.html#c">c</a>.word</p>' +
        '<img src="https://a.example/docs/i.png" alt="I">',
    )
    expect(readElement(second ?? '', 'description')).toBe('In short')
    expect(readElement(second ?? '', 'content:encoded')).toBe('<p>All</p>')
  })
})

/** The unparsed contents of all elements with a name. */
function listElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^]*?)</${name}>`, 'g'))].map(([, content = '']) => content)
}

function readElement(xml: string, name: string): string | undefined {
  return listElements(xml, name)[0]?.replace(/&#x([\dA-F]+);/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Checks what the RSS 2.0 specification requires of a channel and its items. */
function listFeedFaults(xml: string): string[] {
  const [channel = ''] = listElements(xml, 'channel')
  const head = channel.replace(/<item>[\s\S]*$/, '')
  const all = listElements(channel, 'item')
  const isUrl = (text = ''): boolean => URL.canParse(text) && /^https?:/.test(text)
  const guids = all.map((item) => readElement(item, 'guid'))
  const dates = listElements(xml, 'pubDate')
  const checks: [string, boolean][] = [
    [
      'root',
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<rss version="2.0"[^>]*><channel>[\s\S]*<\/channel><\/rss>\n$/.test(
        xml,
      ),
    ],
    ['one channel', listElements(xml, 'channel').length === 1],
    ['channel title', readElement(head, 'title') !== ''],
    ['channel link', isUrl(readElement(head, 'link'))],
    ['channel description', (readElement(head, 'description') ?? '') !== ''],
    ['self link', /<atom:link href="https:[^"]+" rel="self" type="application\/rss\+xml" \/>/.test(head)],
    ['items', all.length > 0 && all.every((item) => readElement(item, 'title') || readElement(item, 'description'))],
    ['item links', all.every((item) => isUrl(readElement(item, 'link')))],
    ['guids are there', guids.every(isUrl)],
    ['guids differ', new Set(guids).size === guids.length],
    ['dates (RFC 822)', dates.every((date) => /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(date))],
    [
      'addresses in content',
      all.every((item) => !/(?:href|src)="(?!https?:)/.test(readElement(item, 'description') ?? '')),
    ],
  ]
  return checks.flatMap(([name, isMet]) => (isMet ? [] : [name]))
}
