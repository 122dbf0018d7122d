/** One line of a page's table of contents. */
export interface TocEntry {
  id: string
  text: string
  depth: 2 | 3 | 4
}
