import type { SiteConfig } from '@spearmint/config'
import {
  type Addresses,
  findLocale,
  isWebAddress,
  LLMS_FILE,
  type Page,
  type PageTree,
  type PublicUrls,
  type SiteVersion,
  type TocEntry,
  toTextPath,
} from '../../core/index.ts'
import { findVersion, listTrail, selectModelPages } from '../discovery/select-pages.ts'
import type { IndexedPage } from './site-index-schema.ts'

/** The pages, headings and operations of a site for programs. `schemas/docs-index.schema.json` describes it. */
export const SITE_INDEX_FILE = 'docs-index.json'

export interface SiteIndexInput {
  config: Pick<SiteConfig, 'name'>
  tree: PageTree
  addresses: Addresses
  urls: PublicUrls
  /** Paths of the files that are published unchanged. None of them is replaced. */
  staticFiles: readonly string[]
  /** Which version it is, if there are several from Git. */
  version?: SiteVersion | undefined
}

/** What the index contains of a page. */
interface PageSummary {
  /** At most 300 characters. May be empty. */
  summary: string
  toc: readonly TocEntry[]
  /** See {@link countTokens}. */
  tokens: number
  changed?: string | undefined
}

/** The index as text that grows page by page, so that it is never in memory as a whole. */
export interface SiteIndex {
  /** The text that a page adds. Undefined if the index leaves the page out. */
  toEntry(page: Page, facts: PageSummary): string | undefined
  /** The text after the last page. Undefined if there is no index. @param fullText paths of the Markdown of all pages */
  toEnd(fullText: readonly string[]): string | undefined
}

/** Creates the index of a site. */
export function createSiteIndex({
  config,
  tree,
  addresses,
  urls,
  staticFiles,
  version: release,
}: SiteIndexInput): SiteIndex {
  const taken = new Set(staticFiles)
  const pages = new Set(tree.choices.flatMap(({ editions }) => selectModelPages(tree, editions)))
  const toFileUrl = (path: string): string => urls.toUrl(addresses.toFileHref(path))
  const head = { format: 1, name: config.name, llms: toFileUrl(LLMS_FILE) }
  const start = `${JSON.stringify(head).slice(0, -1)},"pages":[\n`
  let isEmpty = true

  return {
    toEntry(page, facts) {
      if (!pages.has(page) || taken.has(SITE_INDEX_FILE)) return undefined
      const entry: IndexedPage = {
        title: page.title,
        url: urls.toUrl(addresses.toPageHref(page.permalink)),
        markdown: toFileUrl(toTextPath(page.permalink)),
        ...toTexts({
          description: facts.summary,
          version: findVersion(tree, page) ?? release?.label,
          changed: facts.changed,
        }),
        ...toTexts({ language: findLocale(tree.findDivision(page)) }),
        ...toList('trail', listTrail(tree, page)),
        tokens: facts.tokens,
        ...toList(
          'headings',
          facts.toc.map(({ depth, text, id }) => ({ depth, title: text, anchor: id })),
        ),
        ...toOperation(page),
      }
      const separator = isEmpty ? start : ',\n'
      isEmpty = false
      return separator + JSON.stringify(entry)
    },
    toEnd(fullText) {
      if (taken.has(SITE_INDEX_FILE)) return undefined
      const end = `\n],"fullText":${JSON.stringify(fullText.map(toFileUrl))}}\n`
      return isEmpty ? start + end : end
    },
  }

  function toOperation({ endpoint, operation }: Page): Pick<IndexedPage, 'operation'> {
    const named = operation?.head
    const { method, path } = named ?? { method: endpoint?.method, path: endpoint?.target }
    if (method === undefined || path === undefined) return {}
    const file = operation?.specFile
    const spec = file === undefined || isWebAddress(file) ? file : taken.has(file) ? toFileUrl(file) : undefined
    const deprecated = named?.isDeprecated ? { deprecated: true as const } : {}
    return { operation: { method, path, ...(spec !== undefined && { spec }), ...deprecated } }
  }
}

/** Counts the tokens of a page as published. They differ between models. This is close enough to choose what to read. */
export function countTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4)
}

/** Leaves out texts that are unknown or empty. */
function toTexts<Name extends string>(texts: Record<Name, string | undefined>): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Record<Name, string>>
}

function toList<Name extends string, Item>(name: Name, items: Item[]): Partial<Record<Name, Item[]>> {
  return items.length === 0 ? {} : ({ [name]: items } as Partial<Record<Name, Item[]>>)
}
