/** The formats of books, and how to recognize a file of each, so that no other file is replaced. */
export const BOOK_FORMATS = {
  epub: { kind: 'an EPUB file', start: /^PK[\s\S]*application\/epub\+zip/ },
  html: { kind: 'a book', start: /^<!doctype html>[\s\S]*<meta name="generator" content="Spearmint">/ },
  pdf: { kind: 'a PDF file', start: /^%PDF-/ },
}

export type BookFormat = keyof typeof BOOK_FORMATS
