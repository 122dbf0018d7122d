import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Book, BookChapter, BookEntry } from './book.ts'

/**
 * Renders the contents of a book as a list: parts, chapters and their main sections. Those of API pages are not listed,
 * because all of them have the same ones.
 * @param toHref - Converts the ID of an element to a link to it.
 */
export function renderContents({ entries, chapters }: Book, toHref: (id: string) => string): Element {
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]))

  function renderList(items: readonly BookEntry[]): Element {
    return h(
      'ol',
      items.map((entry) => renderEntry(entry)),
    )
  }

  function renderEntry(entry: BookEntry): Element {
    if (entry.type === 'part')
      return h('li', h('a', { href: toHref(entry.id) }, entry.title), renderList(entry.entries))
    const { id, number, page } = entry.chapter
    return h('li', renderLink(id, String(number), page.title), renderSections(byId.get(id)))
  }

  function renderSections(chapter: BookChapter | undefined): ElementContent[] {
    if (chapter === undefined || chapter.sections.length === 0 || chapter.page.endpoint !== undefined) return []
    return [
      h(
        'ol',
        chapter.sections.map(({ id, number, title }) => h('li', renderLink(id, number, title))),
      ),
    ]
  }

  function renderLink(id: string, number: string, title: string): Element {
    return h('a', { href: toHref(id) }, h('span', { class: 'number' }, number), ' ', title)
  }

  return renderList(entries)
}
