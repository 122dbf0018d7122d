import type { RenderedHtml } from '../render-html.ts'

/** Rendered items in a row, one of which may be replaced. The others are not rendered or joined again. */
export interface SwappableList {
  /** All items as they were given. */
  html: RenderedHtml
  /** All items, with another rendering of the one at `index`. */
  swap(index: number, item: RenderedHtml): RenderedHtml
}

/** Creates the list; items are joined once, here. */
export function createSwappableList(items: readonly RenderedHtml[]): SwappableList {
  const ends: number[] = []
  let length = 0
  for (const item of items) {
    length += item.length
    ends.push(length)
  }
  const html = items.join('') as RenderedHtml
  return {
    html,
    swap(index, item) {
      const start = ends[index - 1] ?? 0
      return (html.slice(0, start) + item + html.slice(ends[index])) as RenderedHtml
    },
  }
}
