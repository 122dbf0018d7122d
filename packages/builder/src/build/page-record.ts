import type { Diagnostic } from '@spearmint/config'
import { listConnectSources, type PlaygroundModel, toApiOrigins } from '../api/index.ts'
import { type FragmentLink, type MissingScript, toAnchors, toFragmentLinks, toMissingScripts } from '../check/index.ts'
import type { Page, PageStyle, RenderedPage, TocEntry } from '../core/index.ts'
import {
  type FeedItem,
  listFeedItems,
  type SearchFacts,
  toPageSummary,
  toSearchContent,
  toSearchFacts,
} from '../emit/index.ts'
import {
  type ClientAssets,
  type ContentView,
  type PageAssetUsage,
  toContentHash,
  toContentView,
  toPageAssetUsage,
} from '../theme/index.ts'

/**
 * What is kept of a page when it is written, for the files that are made of all pages. Each field is what one stage
 * reads off a rendered page, and the same stage makes its files of the facts of all pages.
 */
export interface PageFacts {
  page: Page
  /** What the page says about itself, in 300 characters at most; may be empty. */
  summary: string
  /** The ids of its elements: where links may lead. */
  anchors: readonly string[]
  /** Its links to places on pages. */
  fragmentLinks: readonly FragmentLink[]
  /** The scripts it names that are not there. */
  missingScripts: readonly MissingScript[]
  /** Where its playground sends to. */
  apiOrigins: readonly string[]
}

/** What is known of a page without its content. Plain data, the same after a round trip through JSON. */
export interface PageHead {
  facts: Omit<PageFacts, 'page'>
  needs: PageAssetUsage
  /** Its playground: hash of what it is made of, and what the policy of the page must let it connect to. */
  playground?: { hash: string; connectSources: readonly string[] }
  /** Whether it holds updates, which make a feed. */
  hasFeed: boolean
  diagnostics: readonly Diagnostic[]
  /** Hash of the text that it was made of: that of a file may have changed since the build began. */
  source: string
  /** The files it imports: path → hash of the text, null where there is no such file. */
  imports: Readonly<Record<string, string | null>>
}

/** What the files of a page are made of. Plain data, the same after a round trip through JSON. */
export interface PageBody {
  content: ContentView
  toc: readonly TocEntry[]
  styles: readonly PageStyle[]
  feedItems: readonly FeedItem[]
  playgroundModel?: PlaygroundModel
}

/**
 * All that the files of a site take from a rendered page. It depends on the page and what its content names, and on
 * nothing that stands around the content. In four parts, as most builds need the first of most pages only.
 */
export interface PageRecord {
  head: PageHead
  body: PageBody
  /** The page as Markdown. */
  text: string
  /** What the search finds it by. */
  search: SearchFacts
}

/** A rendered page with the form that sends requests to its operation, if it has one. */
export interface RenderedApiPage extends RenderedPage {
  playgroundModel?: PlaygroundModel
}

/** Takes the record of a rendered page. */
export function toPageRecord(
  rendered: RenderedApiPage,
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): PageRecord {
  const { toc, styles, text, playgroundModel, diagnostics, source, imports } = rendered
  const feedItems = listFeedItems(rendered.body)
  return {
    head: {
      facts: {
        summary: toPageSummary(rendered),
        anchors: toAnchors(rendered),
        fragmentLinks: toFragmentLinks(rendered),
        missingScripts: toMissingScripts(rendered),
        apiOrigins: toApiOrigins(playgroundModel),
      },
      needs: toPageAssetUsage(rendered, playgroundModel !== undefined, assets),
      ...(playgroundModel !== undefined && {
        playground: {
          hash: toContentHash(JSON.stringify(playgroundModel)),
          connectSources: listConnectSources(playgroundModel.servers),
        },
      }),
      hasFeed: feedItems.length > 0,
      diagnostics,
      source,
      imports,
    },
    body: {
      content: toContentView(rendered),
      toc,
      styles,
      feedItems,
      ...(playgroundModel !== undefined && { playgroundModel }),
    },
    text,
    search: toSearchFacts(toSearchContent(rendered)),
  }
}
