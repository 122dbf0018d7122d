import { defineCodes } from '@spearmint/config/diagnostics'

/** What `spearmint export` can't put in a book. */
export const BOOK_CODES = defineCodes({
  'book/media': {
    severity: 'info',
    title: 'Video or embedded page in a book',
    explanation: 'A book has no videos, sounds and pages of others. It contains a link instead.',
    fix: 'Nothing, if the link is enough. Its text is the `title` of the element.',
    example: '<iframe src="https://www.youtube.com/embed/x" title="A tour in two minutes" />',
    page: '/guides/books#what-is-different-in-a-book',
  },
  'book/remote-image': {
    severity: 'info',
    title: 'Image on another server in a book',
    explanation: 'Spearmint fetches no images from other servers. The book contains a link instead.',
    fix: 'Copy the image into the folder of your site.',
    example: '![Coverage](https://img.shields.io/badge/coverage-98%25-green)',
    page: '/guides/books#what-is-different-in-a-book',
  },
  'book/image-format': {
    severity: 'warning',
    title: 'Image in a format that books cannot contain',
    explanation:
      'Books contain PNG, JPEG, GIF, WebP and SVG images. The file is in another format, whatever its name is, or it is ' +
      'a drawing of more than 4 MB. The book contains its alternative text.',
    fix: 'Convert the image.',
    example: '![Dashboard](/images/dashboard.avif)',
    page: '/guides/books#what-is-different-in-a-book',
  },
  'book/drawing': {
    severity: 'info',
    title: 'Parts of a drawing are not in a book',
    explanation:
      'Scripts, animations, fonts, HTML and anything that a drawing loads are left out of books. The drawing has such a ' +
      'part that may be visible.',
    fix: 'Look at the drawing in the book. If something is missing, export it as PNG, or with text as paths.',
    example: '<svg><foreignObject>…</foreignObject></svg>',
    page: '/guides/books#what-is-different-in-a-book',
  },
  'book/diagram': {
    severity: 'info',
    title: 'Mermaid diagram in a book',
    explanation: 'Browsers draw Mermaid diagrams with a script, which a book does not have. It contains the source.',
    fix: 'Nothing, if readers understand the source. Otherwise, show an image of the diagram.',
    page: '/guides/books#what-is-different-in-a-book',
  },
  'book/untagged-pdf': {
    severity: 'warning',
    title: 'PDF without tags',
    explanation:
      'Tags describe to screen readers what is a heading, a list or a table, and Chromium creates the outline from them. It did ' +
      'not finish within five minutes, as happens with very large documents. The PDF was printed without tags and outline: its ' +
      'text, contents and links are the same.',
    fix: 'Export a smaller part with `--division`, or offer the HTML or EPUB file to readers who need tags.',
    page: '/guides/books#what-is-different-in-a-book',
  },
})
