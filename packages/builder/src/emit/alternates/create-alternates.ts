import type { SiteConfig } from '@spearmint/config'
import { RELAY_PATH } from '../../api/index.ts'
import {
  type Addresses,
  type OutputFolder,
  type Page,
  type PageTree,
  type PublicUrls,
  toFeedPath,
  toTextPath,
} from '../../core/index.ts'
import { ASSETS_FOLDER, DEFAULT_LANGUAGE, findLanguage, type PlaygroundEntry } from '../../theme/index.ts'
import type { FeedItem } from '../discovery/list-feed-items.ts'
import { renderFeed } from '../discovery/render-feed.ts'
import { renderFullText } from '../discovery/render-full-text.ts'
import { selectModelPages } from '../discovery/select-pages.ts'

/** What is known of a page without its content. */
export interface AlternatesHead {
  facts: { summary: string }
  /** Whether it holds updates, which make a feed. */
  hasFeed: boolean
  /** Its playground: hash of what it is made of, and what the policy of the page must let it connect to. */
  playground?: { hash: string; connectSources: readonly string[] } | undefined
}

/** What the alternates of a page are made of. */
export interface AlternatesRecord {
  head: AlternatesHead
  body: { feedItems: readonly FeedItem[] }
  /** The page as Markdown. */
  text: string
}

export interface CompanionsInput {
  config: Pick<SiteConfig, 'name' | 'api'>
  tree: PageTree
  addresses: Addresses
  urls: PublicUrls
  /** Paths of the files that are published as they are. One of them is never replaced. */
  staticFiles: readonly string[]
}

/** What stands beside the documents of pages, for programs. */
export interface Companions {
  /** What the document of a page names of it: addresses of its feed and of what its playground is made of. */
  find(page: Page, head: AlternatesHead): { feedHref?: string; playground?: PlaygroundEntry }
  /** Path of the file that holds what the playground of a page is made of. Pages of one operation share it. */
  findModelPath(head: AlternatesHead): string | undefined
  /** Writes the page as Markdown, and its feed. */
  write(page: Page, record: AlternatesRecord, output: Pick<OutputFolder, 'write'>): void
  /** The part of the page in {@link FULL_TEXT_FILE}; undefined when it has none. */
  toFullText(page: Page, text: string): string | undefined
  /** Path of the feed of a page, if it was not written because the address of the site is not known. */
  findWithheld(page: Page, head: AlternatesHead): string | undefined
}

/** The Markdown of all pages in one file. */
export const FULL_TEXT_FILE = 'llms-full.txt'

/** Creates what knows of the companions of a site's pages. It keeps nothing of a page. */
export function createCompanions({ config, tree, addresses, urls, staticFiles }: CompanionsInput): Companions {
  const taken = new Set(staticFiles)
  const modelPages = new Set(selectModelPages(tree))

  function hasFeed({ frontmatter }: Page, head: AlternatesHead): boolean {
    return head.hasFeed && !isFalse(frontmatter.raw.rss)
  }

  function findModelPath({ playground }: AlternatesHead): string | undefined {
    return playground && `${ASSETS_FOLDER}/api/${playground.hash}.json`
  }

  function renderFeedOf(page: Page, { head, body }: Omit<AlternatesRecord, 'text'>): string {
    const pageUrl = urls.toUrl(addresses.toPageHref(page.permalink))
    const feed = {
      title: `${page.title} - ${config.name}`,
      description: head.facts.summary,
      language: findLanguage(tree, tree.findDivision(page)) ?? DEFAULT_LANGUAGE,
      pageUrl,
      feedUrl: urls.toUrl(addresses.toFileHref(toFeedPath(page.permalink))),
      items: body.feedItems,
    }
    return renderFeed(feed, (href) => urls.toUrl(href, pageUrl))
  }

  return {
    find(page, head) {
      const feedPath = toFeedPath(page.permalink)
      const isNamed = taken.has(feedPath) || (hasFeed(page, head) && urls.root !== undefined)
      const modelPath = findModelPath(head)
      return {
        ...(isNamed && { feedHref: addresses.toFileHref(feedPath) }),
        ...(modelPath !== undefined && {
          playground: {
            modelHref: addresses.toFileHref(modelPath),
            ...(!config.api.playground.disableProxy && { relayHref: addresses.toFileHref(RELAY_PATH) }),
            connectSources: head.playground?.connectSources ?? [],
          },
        }),
      }
    },
    findModelPath,
    write(page, record, output) {
      output.write(toTextPath(page.permalink), record.text)
      const feedPath = toFeedPath(page.permalink)
      if (taken.has(feedPath) || !hasFeed(page, record.head) || urls.root === undefined) return
      output.write(feedPath, renderFeedOf(page, record))
    },
    toFullText(page, text) {
      if (!modelPages.has(page) || taken.has(FULL_TEXT_FILE)) return undefined
      return renderFullText(text, urls.toUrl(addresses.toPageHref(page.permalink)))
    },
    findWithheld(page, head) {
      const path = toFeedPath(page.permalink)
      return hasFeed(page, head) && urls.root === undefined && !taken.has(path) ? path : undefined
    },
  }
}

/** YAML writes it without quotes; some authors don't. */
function isFalse(value: unknown): boolean {
  return value === false || value === 'false'
}
