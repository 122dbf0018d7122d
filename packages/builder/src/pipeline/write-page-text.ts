import { findComponent } from '../components/registry.ts'
import type { Addresses } from '../model/addresses.ts'
import type { PublicUrls } from '../model/public-urls.ts'
import { createTextWriter } from '../page-text/create-text-writer.ts'
import { type PageTextInput, renderPageText } from '../page-text/render-page-text.ts'
import { toPromptTexts } from '../page-text/to-prompt-texts.ts'
import type { PageContext } from './create-render-context.ts'

export interface PageTextTools {
  addresses: Addresses
  urls: PublicUrls
  context: PageContext
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
