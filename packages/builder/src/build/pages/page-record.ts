import type { Diagnostic } from '@spearmint/config/diagnostics'
import { listConnectSources, type PlaygroundModel, toApiOrigins } from '../../api/index.ts'
import {
  type FragmentLink,
  type MissingScript,
  toAnchors,
  toFragmentLinks,
  toMissingScripts,
} from '../../check/index.ts'
import type { ImageSize, Page, PageStyle, RenderedPage, TocEntry } from '../../core/index.ts'
import {
  type FeedItem,
  listFeedItems,
  type SearchFacts,
  toPageSummary,
  toSearchContent,
  toSearchFacts,
} from '../../emit/index.ts'
import {
  type ClientAssets,
  type ContentView,
  type PageAssetUsage,
  toContentHash,
  toContentView,
  toPageAssetUsage,
} from '../../theme/index.ts'

/** What files that are built from all pages need of each page. */
export interface PageFacts {
  page: Page
  /** What the page says about itself, at most 300 characters. May be empty. */
  summary: string
  /** The ids of its elements, which links may lead to. */
  anchors: readonly string[]
  /** Its links that have a fragment. */
  fragmentLinks: readonly FragmentLink[]
  /** Scripts that it names and that do not exist. */
  missingScripts: readonly MissingScript[]
  /** The origins that its playground sends requests to. */
  apiOrigins: readonly string[]
  /** Whether the page could not be rendered and is shown as plain text. Its anchors are not known then. */
  isPlain?: boolean | undefined
}

/** What is known about a page apart from its content. Plain data that survives JSON. */
export interface PageHead {
  facts: Omit<PageFacts, 'page' | 'isPlain'>
  assetUsage: PageAssetUsage
  /** Its headings in reading order. */
  toc: readonly TocEntry[]
  /** Its playground: a hash of its model, and the sources that the security policy of the page must allow it to connect to. */
  playground?: { hash: string; connectSources: readonly string[] } | undefined
  /** Whether it contains updates, which make a feed. */
  hasFeed: boolean
  diagnostics: readonly Diagnostic[]
  /** Hash of the text it was rendered from. The file may have changed since the build started. */
  source: string
  /** The files it imports: path → hash of the text, null if there is no such file. */
  imports: Readonly<Record<string, string | null>>
  /** The sizes of the images that it shows, by their path. Null for a path without an image. */
  images: Readonly<Record<string, ImageSize | null>>
  /** See {@link PageFacts}. */
  isPlain?: boolean
  /** Whether it may be rendered the next time, so that nothing about it is cached. */
  isTransient?: boolean
}

/** What the document and the feed of a page are rendered from. Plain data that survives JSON. */
export interface PageBody {
  content: ContentView
  styles: readonly PageStyle[]
  feedItems: readonly FeedItem[]
  playgroundModel?: PlaygroundModel | undefined
  /** The URL of its operation, shown instead of the path. */
  endpointUrl?: string | undefined
}

/**
 * Everything that the files of a site need of a rendered page. It depends on the page and on what its content names, not
 * on the frame. It has four parts because most builds need only the first part of most pages.
 */
export interface PageRecord {
  head: PageHead
  body: PageBody
  /** The page as Markdown. */
  text: string
  /** What the search index needs. */
  search: SearchFacts
}

/** A record with its cache key, and how long rendering the page took. */
export interface KeyedRecord {
  key: string
  record: PageRecord
  milliseconds: number
}

/** A rendered page, with the model of its playground if it has one. */
export interface RenderedApiPage extends RenderedPage {
  playgroundModel: PlaygroundModel | undefined
  /** The URL of its operation, if the configuration says to show it. */
  endpointUrl?: string | undefined
}

/** Converts a rendered page to its record. */
export function toPageRecord(
  rendered: RenderedApiPage,
  assets: Pick<ClientAssets, 'islands' | 'componentStyles'>,
): PageRecord {
  const { toc, styles, text, playgroundModel, endpointUrl, diagnostics, source, imports, images } = rendered
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
      assetUsage: toPageAssetUsage(rendered, playgroundModel !== undefined, assets),
      toc,
      playground: playgroundModel && {
        hash: toContentHash(JSON.stringify(playgroundModel)),
        connectSources: listConnectSources(playgroundModel.servers),
      },
      hasFeed: feedItems.length > 0,
      diagnostics,
      source,
      imports,
      images,
    },
    body: { content: toContentView(rendered), styles, feedItems, playgroundModel, endpointUrl },
    text,
    search: toSearchFacts(toSearchContent(rendered)),
  }
}
