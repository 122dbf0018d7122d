import type { Addresses, Page, PublicUrls } from '../../core/index.ts'
import { findComponent } from '../components/registry.ts'
import { createMarkdownWriter, type MarkdownWriterOptions } from './create-markdown-writer.ts'
import type { MarkdownWriter } from './markdown-writer.ts'

export interface PageMarkdownWriters {
  markdown: MarkdownWriter
  /** For text that is not rendered as Markdown, such as a prompt: nothing is escaped. */
  plain: MarkdownWriter
}

/** Creates the writers of a page. Links in what they write are absolute if the URL of the site is known. */
export function createPageMarkdownWriters(
  page: Page,
  addresses: Addresses,
  urls: PublicUrls,
  context: Pick<MarkdownWriterOptions, 'resolveHref' | 'resolveAsset' | 'renderInline' | 'words'>,
): PageMarkdownWriters {
  const pageUrl = urls.toUrl(addresses.toPageHref(page.permalink))
  const options = { ...context, toUrl: (href: string) => urls.toUrl(href, pageUrl), findComponent }
  return { markdown: createMarkdownWriter(options), plain: createMarkdownWriter({ ...options, escapes: false }) }
}
