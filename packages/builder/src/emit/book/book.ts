import type { ElementContent } from 'hast'
import type { Page } from '../../core/index.ts'

/** A heading in a chapter that the contents list. */
export interface BookSection {
  id: string
  /** For example `12.1`. */
  number: string
  title: string
}

/** A chapter before its page is rendered. */
export interface ChapterPlan {
  /** Its position in the book, from 1. */
  number: number
  /** Unique in the book: `c12`. The IDs of its content start with it. */
  id: string
  page: Page
  /** The level of its title as a heading. */
  level: number
  /** The parts that start with it, outermost first. Their titles precede its own. */
  opens: readonly Pick<BookPart, 'id' | 'title' | 'level'>[]
}

/** A page of the site as a chapter. Links in it lead to other chapters as `#c12` and `#c12-install`. */
export interface BookChapter extends ChapterPlan {
  sections: readonly BookSection[]
  /** Starts with the titles of the parts that it opens, and its own. */
  content: readonly ElementContent[]
}

/** A division or a group of the navigation. */
interface BookPart {
  type: 'part'
  id: string
  title: string
  /** The level of its title as a heading. */
  level: number
  entries: readonly BookEntry[]
}

/** An entry of the contents. */
export type BookEntry = BookPart | { type: 'chapter'; chapter: ChapterPlan }

/** The chapters of a book and how the contents arrange them. */
export interface BookPlan {
  entries: readonly BookEntry[]
  chapters: readonly ChapterPlan[]
}

/** An image. Elements name it by its path in the book. */
export interface BookImage {
  path: string
  type: string
  bytes: Uint8Array
}

/** What the cover and the metadata say. */
export interface BookFacts {
  title: string
  /** The divisions that the book is limited to, such as a version. Empty for a whole site. */
  divisions: readonly string[]
  description?: string | undefined
  /** As a language tag. */
  language: string
  direction: 'ltr' | 'rtl'
  /** The day of the last change (ISO 8601). Undefined if it isn't known. */
  date?: string | undefined
  /** The URL of the site, if it is known. */
  source?: string | undefined
  /** A dark color, legible on white: `#166534`. */
  accent: string
  words: { contents: string; cover: string; changed: string }
}

/** A site, or a part of one, as one document. Independent of the format. */
export interface Book {
  facts: BookFacts
  entries: readonly BookEntry[]
  chapters: readonly BookChapter[]
  /** Each once, in the order of the chapters. */
  images: readonly BookImage[]
}
