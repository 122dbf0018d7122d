import type { SiteConfig } from '@spearmint/config'
import { listConnectSources } from '../api-page/list-connect-sources.ts'
import { ASSETS_FOLDER } from '../assets/client-assets.ts'
import { toContentHash } from '../assets/to-content-hash.ts'
import { renderFeed } from '../discovery/render-feed.ts'
import { renderFullText } from '../discovery/render-full-text.ts'
import { selectModelPages } from '../discovery/select-pages.ts'
import type { PlaygroundEntry } from '../layout/page-view.ts'
import { type Addresses, toFeedPath, toTextPath } from '../model/addresses.ts'
import { RELAY_PATH } from '../model/api/relay.ts'
import { DEFAULT_LANGUAGE, findLanguage } from '../model/find-language.ts'
import type { OutputFolder } from '../model/folders.ts'
import type { Page } from '../model/page.ts'
import type { PageTree } from '../model/page-tree.ts'
import type { PublicUrls } from '../model/public-urls.ts'
import type { PageBody, PageRecord } from './page-record.ts'

export interface CompanionsInput {
  config: Pick<SiteConfig, 'name' | 'api'>
  tree: PageTree
  addresses: Addresses
  urls: PublicUrls
  /** Paths of the files that are published as they are. One of them is never replaced. */
  staticFiles: readonly string[]
}

/** Writes what stands beside pages for programs, as soon as there is a record of it. */
export interface Companions {
  /**
   * Writes the page as Markdown, its part of `llms-full.txt`, its feed, and what its playground is made of. Gives the
   * addresses of the last two, if it has them.
   */
  write(page: Page, record: PageRecord): { feedHref?: string; playground?: PlaygroundEntry }
  /** Paths of feeds that were not written because the address of the site is not known. */
  listWithheld(): readonly string[]
}

/** The Markdown of all pages in one file. */
const FULL_TEXT_FILE = 'llms-full.txt'

/** Creates the writer of what stands beside pages. It keeps nothing of a page. */
export function createCompanions(
  { config, tree, addresses, urls, staticFiles }: CompanionsInput,
  output: Pick<OutputFolder, 'write' | 'append'>,
): Companions {
  const taken = new Set(staticFiles)
  const modelPages = new Set(selectModelPages(tree))
  const withheld: string[] = []
  const models = new Set<string>()

  function writeFeed(page: Page, { head, body }: PageRecord): { feedHref?: string } {
    const path = toFeedPath(page.permalink)
    const feedHref = addresses.toFileHref(path)
    if (taken.has(path)) return { feedHref }
    const items = isFalse(page.frontmatter.raw.rss) ? [] : body.feedItems
    if (items.length === 0) return {}
    if (urls.root === undefined) {
      withheld.push(path)
      return {}
    }
    const pageUrl = urls.toUrl(addresses.toPageHref(page.permalink))
    const feed = {
      title: `${page.title} - ${config.name}`,
      description: head.facts.summary,
      language: findLanguage(tree, tree.findDivision(page)) ?? DEFAULT_LANGUAGE,
      pageUrl,
      feedUrl: urls.toUrl(feedHref),
      items,
    }
    output.write(
      path,
      renderFeed(feed, (href) => urls.toUrl(href, pageUrl)),
    )
    return { feedHref }
  }

  /** Pages of one operation share a file. */
  function writePlayground({ playgroundModel: model }: PageBody): { playground?: PlaygroundEntry } {
    if (model === undefined) return {}
    const json = JSON.stringify(model)
    const path = `${ASSETS_FOLDER}/api/${toContentHash(json)}.json`
    if (!models.has(path)) output.write(path, json)
    models.add(path)
    return {
      playground: {
        modelHref: addresses.toFileHref(path),
        ...(!config.api.playground.disableProxy && { relayHref: addresses.toFileHref(RELAY_PATH) }),
        connectSources: listConnectSources(model.servers),
      },
    }
  }

  return {
    write(page, record) {
      const { text } = record
      output.write(toTextPath(page.permalink), text)
      if (modelPages.has(page) && !taken.has(FULL_TEXT_FILE)) {
        output.append(FULL_TEXT_FILE, renderFullText(text, urls.toUrl(addresses.toPageHref(page.permalink))))
      }
      return { ...writeFeed(page, record), ...writePlayground(record.body) }
    },
    listWithheld: () => withheld,
  }
}

/** YAML writes it without quotes; some authors don't. */
function isFalse(value: unknown): boolean {
  return value === false || value === 'false'
}
