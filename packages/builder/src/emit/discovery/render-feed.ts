import { type Result, x } from 'xastscript'
import type { FeedItem } from './list-feed-items.ts'
import { renderXml } from './render-xml.ts'
import { toFeedHtml } from './to-feed-html.ts'

/** A page with updates. All addresses are absolute. */
export interface Feed {
  title: string
  /** May be empty. RSS requires a description, so the title is used instead. */
  description: string
  /** Language of the page as a tag (BCP 47). */
  language: string
  pageUrl: string
  feedUrl: string
  items: readonly FeedItem[]
}

/**
 * Renders a feed as RSS 2.0 (rssboard.org/rss-specification). The address of an item identifies it, so it is the same item
 * after its text changes.
 *
 * @param toUrl makes an address on the page absolute
 */
export function renderFeed(feed: Feed, toUrl: (href: string) => string): string {
  const { title, description, language, pageUrl, feedUrl, items } = feed
  const newest = Math.max(
    ...items.map(({ date }) => (date === undefined ? Number.NEGATIVE_INFINITY : Date.parse(date))),
  )
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  }
  return renderXml(
    x('rss', { version: '2.0', ...namespaces }, [
      x('channel', [
        x('title', title),
        x('link', pageUrl),
        x('description', description === '' ? title : description),
        x('language', language),
        ...(Number.isFinite(newest) ? [x('pubDate', new Date(newest).toUTCString())] : []),
        x('generator', 'Spearmint'),
        x('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
        ...items.map((item) => toItem(item, pageUrl, toUrl)),
      ]),
    ]),
  )
}

function toItem(
  { title, id, date, tags, summary, content }: FeedItem,
  pageUrl: string,
  toUrl: (href: string) => string,
): Result {
  const url = `${pageUrl}#${encodeURIComponent(id)}`
  const html = toFeedHtml(content, toUrl)
  return x('item', [
    x('title', title),
    x('link', url),
    x('guid', { isPermaLink: 'true' }, url),
    ...(date === undefined ? [] : [x('pubDate', new Date(date).toUTCString())]),
    ...tags.map((tag) => x('category', tag)),
    x('description', summary ?? html),
    ...(summary === undefined ? [] : [x('content:encoded', html)]),
  ])
}
