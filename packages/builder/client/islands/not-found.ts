import { ISLAND_WORDS } from '@spearmint/config/words'
import { type ListedPage, listNearPages } from './not-found/list-near-pages.ts'
import { readWords } from './shared/read-words.ts'
import { toSiteUrl } from './shared/to-site-url.ts'

const words = readWords(ISLAND_WORDS)

/** `<sm-not-found data-pages="…">` on `404.html`: lists the pages whose URLs are most similar to the requested one. */
class NotFound extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const pages = toSiteUrl(this.dataset.pages)
    if (pages === undefined) return
    const response = await fetch(pages).catch(() => undefined)
    if (!response?.ok) return
    const near = listNearPages(location.pathname, (await response.json()) as ListedPage[])
    if (near.length > 0) this.append(createList(near))
  }
}

function createList(pages: readonly ListedPage[]): HTMLElement {
  const heading = document.createElement('h2')
  heading.id = 'not-found-near'
  heading.textContent = words.say('notFound.near')
  const list = document.createElement('ul')
  for (const [written, title] of pages) {
    const href = toSiteUrl(written)
    if (href === undefined) continue
    const link = document.createElement('a')
    link.href = href
    link.textContent = pages.filter((page) => page[1] === title).length > 1 ? `${title} (${toPath(link)})` : title
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  const nav = document.createElement('nav')
  nav.className = 'not-found-list'
  nav.setAttribute('aria-labelledby', heading.id)
  nav.append(heading, list)
  return nav
}

/** What tells apart pages with the same title. */
function toPath({ pathname }: HTMLAnchorElement): string {
  const path = pathname.replace(/\.html$/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

customElements.define('sm-not-found', NotFound)
