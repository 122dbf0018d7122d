import type { Addresses, PublicUrls } from '../../core/index.ts'
import { findComponent } from '../components/registry.ts'
import { createTextWriter, type TextWriterOptions } from './create-markdown-writer.ts'
import { type PageTextInput, renderPageText } from './render-page-markdown.ts'
import { toPromptTexts } from './to-prompt-texts.ts'

export interface PageTextTools {
  addresses: Addresses
  urls: PublicUrls
  context: Pick<TextWriterOptions, 'resolveHref' | 'resolveAsset' | 'renderInline'>
}

/** Writes a page as Markdown, before its components are expanded. Prompts in its tree become the text that is copied. */
export function writePageText(input: PageTextInput, { addresses, urls, context }: PageTextTools): string {
  const pageUrl = urls.toUrl(addresses.toPageHref(input.page.permalink))
  const tools = {
    ...context,
    toUrl: (href: string) => urls.toUrl(href, pageUrl),
    toComponentName: (name: string) => findComponent(name)?.name ?? name,
  }
  const text = renderPageText(input, createTextWriter(tools))
  toPromptTexts(input.tree, createTextWriter({ ...tools, escapes: false }))
  return text
}
