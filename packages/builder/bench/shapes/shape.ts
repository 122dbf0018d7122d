/** A text that makes a page expensive, in any size. */
export interface Shape {
  /** What repeats, as a short noun phrase. */
  name: string
  /** Creates the text of the page `index.mdx` with about this many characters. */
  toPage(size: number): string
  /** Other files of the site, by path, if the page needs any. */
  toFiles?(size: number): Record<string, string>
}

/** Repeats a piece to about this many characters. */
export function repeat(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length))
}

/** Nests pieces in each other to about this many characters. */
export function nest(start: string, middle: string, end: string, size: number): string {
  const depth = Math.floor(size / (start.length + end.length))
  return start.repeat(depth) + middle + end.repeat(depth)
}
