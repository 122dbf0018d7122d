import type { RenderedHtml } from '../render-html.ts'

/** A list of rendered items, one of which can be replaced. The others are not rendered or joined again. */
export interface SwappableList {
  /** All original items. */
  html: RenderedHtml
  /** All items, with the one at `index` replaced. */
  swap(index: number, item: RenderedHtml): RenderedHtml
}

/** Creates the list and joins the items, once. */
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
