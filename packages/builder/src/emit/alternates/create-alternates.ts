import type { SiteConfig } from '@spearmint/config'
import { RELAY_PATH } from '../../api/index.ts'
import {
  type Addresses,
  LLMS_FILE,
  type OutputFolder,
  type Page,
  type PageTree,
  type PublicUrls,
  type SiteVersion,
  toFeedPath,
  toTextPath,
} from '../../core/index.ts'
import { ASSETS_FOLDER, DEFAULT_LANGUAGE, findLanguage, type PlaygroundEntry } from '../../theme/index.ts'
import { createLanguageLinks, type LanguageLink } from '../discovery/create-language-links.ts'
import type { FeedItem } from '../discovery/list-feed-items.ts'
import { renderFeed } from '../discovery/render-feed.ts'
import { findVersion, type IndexedConfig, selectModelPages } from '../discovery/select-pages.ts'
import { AGENT_NOTE } from './agent-note.ts'
import { FULL_TEXT_FILE } from './full-text-parts.ts'

/** The facts about a page that its alternates depend on, without its content. */
interface AlternatesHead {
  facts: { summary: string }
  /** Whether it contains updates, so it can have a feed. */
  hasFeed: boolean
  /** Its playground: the hash of its model, and what the security policy of the page must allow connections to. */
  playground?: { hash: string; connectSources: readonly string[] } | undefined
}

/** What the alternates of a page are generated from. */
interface AlternatesRecord {
  head: AlternatesHead
  body: { feedItems: readonly FeedItem[] }
  /** The page as Markdown. */
  text: string
}

export interface AlternatesInput {
  config: Pick<SiteConfig, 'name' | 'api' | 'markdown'> & IndexedConfig
  tree: PageTree
  addresses: Addresses
  urls: PublicUrls
  /** Paths of the files that are published unchanged. None of them is replaced. */
  staticFiles: readonly string[]
  /** Which version it is, if there are several from Git. */
  version?: SiteVersion | undefined
}

interface PageLinks {
  feedHref?: string
  playground?: PlaygroundEntry
  languages: readonly LanguageLink[]
}

/** The alternates of pages for programs: Markdown, feeds, and the data of playgrounds. */
export interface Alternates {
  /** The addresses that the document of a page links to: its feed, the data of its playground, and its translations. */
  toLinks(page: Page, head: AlternatesHead): PageLinks
  /** The path of the file with the data of a page's playground. Pages with the same operation share it. */
  findModelPath(head: AlternatesHead): string | undefined
  /**
   * Writes the page as Markdown, and its feed.
   * @param changed when the page was last changed, as an ISO 8601 date, with or without a time
   */
  write(page: Page, record: AlternatesRecord, output: Pick<OutputFolder, 'write'>, changed?: string): void
  /** The page as Markdown with what programs need to know about it. */
  toMarkdown(page: Page, text: string, changed?: string): string
  /** The part of `llms-full.txt` for a page. Undefined if the file leaves the page out. */
  toFullText(page: Page, text: string, changed?: string): string | undefined
  /** The path of a page's feed if it can't be written because the address of the site is not known. */
  findWithheldFeed(page: Page, head: AlternatesHead): string | undefined
}

/** Creates the alternates of a site's pages. It stores nothing about a page. */
export function createAlternates({
  config,
  tree,
  addresses,
  urls,
  staticFiles,
  version: release,
}: AlternatesInput): Alternates {
  const taken = new Set(staticFiles)
  const modelPages = new Set(selectModelPages(tree))
  const toUrl = (page: Page): string => urls.toUrl(addresses.toPageHref(page.permalink))
  const listLanguageLinks = createLanguageLinks({ config, tree, urls, toUrl, version: release })
  const listUrl = urls.toUrl(addresses.toFileHref(LLMS_FILE))
  const instructions = toEnd(config.markdown.instructions)

  function hasFeed({ frontmatter }: Page, head: AlternatesHead): boolean {
    return head.hasFeed && !isFalse(frontmatter.raw.rss)
  }

  function findModelPath({ playground }: AlternatesHead): string | undefined {
    return playground && `${ASSETS_FOLDER}/api/${playground.hash}.json`
  }

  function toMarkdown(page: Page, text: string, changed: string | undefined): string {
    const lines = [
      `${AGENT_NOTE}all pages are listed in ${listUrl}`,
      `Source: ${toUrl(page)}`,
      ...toFacts(page, changed),
    ]
    return insertLines(text, ['', ...lines.map((line) => `> ${line}`)]) + instructions
  }

  /** The version of a page, and the day of its last change: never that of the build. */
  function toFacts(page: Page, changed: string | undefined): string[] {
    const version = findVersion(tree, page) ?? release?.label
    return [
      ...(version === undefined ? [] : [`Version: ${version}`]),
      ...(changed === undefined ? [] : [`Last changed: ${changed.slice(0, 10)}`]),
    ]
  }

  function renderPageFeed(page: Page, { head, body }: Omit<AlternatesRecord, 'text'>): string {
    const pageUrl = toUrl(page)
    const feed = {
      title: `${page.title} - ${config.name}`,
      description: head.facts.summary,
      language: findLanguage(tree.findDivision(page)) ?? DEFAULT_LANGUAGE,
      pageUrl,
      feedUrl: urls.toUrl(addresses.toFileHref(toFeedPath(page.permalink))),
      items: body.feedItems,
    }
    return renderFeed(feed, (href) => urls.toUrl(href, pageUrl))
  }

  return {
    toLinks(page, head) {
      const feedPath = toFeedPath(page.permalink)
      const isLinked = taken.has(feedPath) || (hasFeed(page, head) && urls.root !== undefined)
      const modelPath = findModelPath(head)
      return {
        languages: listLanguageLinks(page),
        ...(isLinked && { feedHref: addresses.toFileHref(feedPath) }),
        ...(modelPath !== undefined && {
          playground: {
            modelHref: addresses.toFileHref(modelPath),
            // No server relays requests of a page that is opened from a disk.
            ...(!config.api.playground.disableProxy &&
              !addresses.isRelative && { relayHref: addresses.toFileHref(RELAY_PATH) }),
            connectSources: head.playground?.connectSources ?? [],
          },
        }),
      }
    },
    findModelPath,
    toMarkdown,
    write(page, record, output, changed) {
      output.write(toTextPath(page.permalink), toMarkdown(page, record.text, changed))
      const feedPath = toFeedPath(page.permalink)
      if (taken.has(feedPath) || !hasFeed(page, record.head) || urls.root === undefined) return
      output.write(feedPath, renderPageFeed(page, record))
    },
    toFullText(page, text, changed) {
      if (!modelPages.has(page) || taken.has(FULL_TEXT_FILE)) return undefined
      return `${insertLines(text, [`Source: ${toUrl(page)}`, ...toFacts(page, changed)])}\n`
    },
    findWithheldFeed(page, head) {
      const path = toFeedPath(page.permalink)
      return hasFeed(page, head) && urls.root === undefined && !taken.has(path) ? path : undefined
    },
  }
}

/** Inserts lines below the title of a page, its first line (docs/reference/pages-and-files.mdx#generated-files). */
function insertLines(text: string, lines: readonly string[]): string {
  const end = text.indexOf('\n')
  return `${text.slice(0, end)}\n${lines.join('\n')}\n${text.slice(end + 1)}`
}

/** The end of every page: a line, then texts for its readers. */
function toEnd(instructions: readonly string[]): string {
  return instructions.length === 0 ? '' : `\n---\n\n${instructions.map((text) => text.trim()).join('\n\n')}\n`
}

/** Some authors write the boolean in quotes. */
function isFalse(value: unknown): boolean {
  return value === false || value === 'false'
}
