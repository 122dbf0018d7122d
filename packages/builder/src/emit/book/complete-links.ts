import type { ElementContent } from 'hast'
import { visit } from '../../core/index.ts'
import type { BookChapter } from './book.ts'

/** Lets links to headings that don't exist lead to the start of their chapter, as browsers do on the site. */
export function completeLinks(chapters: readonly BookChapter[]): void {
  const ids = new Set<string>()
  visitAll(chapters, ({ id }) => {
    if (typeof id === 'string') ids.add(id)
  })
  visitAll(chapters, (properties) => {
    const { href } = properties
    if (typeof href === 'string' && href.startsWith('#') && !ids.has(href.slice(1)))
      properties.href = href.replace(/-.*$/s, '')
  })
}

type Properties = Extract<ElementContent, { type: 'element' }>['properties']

function visitAll(chapters: readonly BookChapter[], onElement: (properties: Properties) => void): void {
  for (const { content } of chapters) {
    for (const node of content) visit(node, 'element', ({ properties }) => onElement(properties))
  }
}
