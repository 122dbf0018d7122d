import { type Addresses, isUnsafeHref, type Page, type PublicUrls } from '../../core/index.ts'
import type { ChapterPlan } from './book.ts'
import { toBookId } from './to-book-id.ts'

/** Converts an address on a page to one in the book. Undefined for an address that a book can't contain. */
export type ResolveBookLink = (href: string, from: ChapterPlan) => string | undefined

interface BookLinksInput {
  chapters: readonly ChapterPlan[]
  addresses: Pick<Addresses, 'toPageHref'>
  urls: PublicUrls
}

/**
 * Creates the links of a book. A link to a page becomes one to its chapter. What is on the site but not in the book is
 * linked by its URL, if that is known. Addresses that would run code or open another program are dropped.
 */
export function createBookLinks({ chapters, addresses, urls }: BookLinksInput): ResolveBookLink {
  const byHref = new Map<string, ChapterPlan>()
  const add = (page: Page, chapter: ChapterPlan): void => void byHref.set(addresses.toPageHref(page.permalink), chapter)
  for (const chapter of chapters) add(chapter.page, chapter)

  return (href, from) => {
    if (isUnsafeHref(href)) return undefined
    const [address = '', fragment = ''] = href.split(/#(.*)/s)
    const chapter = address === '' ? from : byHref.get(address.replace(/\?.*$/s, ''))
    if (chapter !== undefined) {
      return fragment === '' ? `#${chapter.id}` : `#${toBookId(chapter.id, decodeFragment(fragment))}`
    }
    return toWebAddress(href.startsWith('//') ? `https:${href}` : urls.toUrl(href))
  }
}

/** Only what every reader of books can open. An address with a name or password in it is no link to documentation. */
function toWebAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined
  // A placeholder such as `https://{name}.example.com`, which no server has as its name.
  if (/[^\w.:[\]-]/.test(url.hostname)) return undefined
  // Browsers accept these characters, EPUB readers don't.
  return url.href.replace(/["'<>[\\\]^`{|}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
