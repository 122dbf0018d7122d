import type { Diagnostic, SourceRange } from '@spearmint/config/diagnostics'
import type { ElementContent } from 'hast'
import type { ImageSize } from './image-size.ts'
import type { ResolvedLink } from './link-resolver.ts'
import type { Page } from './page.ts'

/** An address on a page, with its position in the source. */
export interface PageReference {
  /** `link`: readers follow it. `file`: the page shows it. `script`: the page runs it. */
  kind: 'link' | 'file' | 'script'
  written: string
  link: ResolvedLink
  /** The file that contains it: the file of the page, or a snippet. */
  file: string
  range: SourceRange
}

/** A stylesheet of one page, built from the author's styles. */
export interface PageStyle {
  /** Contains no `<`, and no line ends except `\n`: it is written to the page unchanged, as its hash requires. */
  css: string
  /** The hash by which the page's policy allows it: `sha256-…`. */
  hash: string
  /** The media it applies to, as in the attribute `media`. */
  media?: string
}

/** One entry of a page's table of contents. */
export interface TocEntry {
  id: string
  text: string
  depth: 2 | 3 | 4
}

/**
 * A page with its rendered content: components are expanded, ids assigned and addresses resolved. It is released as
 * soon as the page's record, the plain data that site-wide files are built from, has been created.
 */
export interface RenderedPage {
  page: Page
  /** The lead below the title. Empty if the page has none. */
  description: ElementContent[]
  body: ElementContent[]
  /** Examples of an API page, shown beside the body. Empty on other pages. */
  aside: ElementContent[]
  toc: readonly TocEntry[]
  /** Styles from the `style` attributes and elements of the content. */
  styles: readonly PageStyle[]
  /** All addresses in the content, in the order in which they were resolved. */
  references: readonly PageReference[]
  /** The page as Markdown. */
  text: string
  /** Hash of the source text. */
  source: string
  /** Problems in the page and in the files it imports. */
  diagnostics: readonly Diagnostic[]
  /** The files it imports: path → hash of the text, or null if there is no such file. */
  imports: Readonly<Record<string, string | null>>
  /** The sizes of the images that it shows, by their path. Null for a path without an image. */
  images: Readonly<Record<string, ImageSize | null>>
}
