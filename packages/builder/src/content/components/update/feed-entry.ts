/**
 * What an entry of a changelog says for the page's feed. The component `Update` leaves it on its element (`data.entry`),
 * because the feed is made of the rendered page.
 */
export interface FeedEntry {
  /** Its heading, often a date. */
  label: string
  /** Id of its heading. */
  id: string
  /** The text below the label, often a version. */
  description?: string
  tags: readonly string[]
  /** What the author wants in the feed instead (`rss={{ title, description }}`). */
  title?: string
  summary?: string
}

declare module 'hast' {
  interface ElementData {
    entry?: FeedEntry
  }
}
