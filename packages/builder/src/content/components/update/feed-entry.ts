/**
 * An entry of a changelog for the feed of its page. The component `Update` stores it on its element (`data.entry`),
 * because the feed is generated from the rendered page.
 */
export interface FeedEntry {
  /** Its heading, often a date. */
  label: string
  /** ID of its heading. */
  id: string
  /** The text below the label, often a version. */
  description?: string
  tags: readonly string[]
  /** The title for the feed, if the author set one (`rss={{ title, description }}`). */
  title?: string
  summary?: string
}

declare module 'hast' {
  interface ElementData {
    entry?: FeedEntry
  }
}
