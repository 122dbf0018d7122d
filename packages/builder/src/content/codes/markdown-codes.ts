import { defineCodes, type Problem } from '@spearmint/config/diagnostics'

/** Markdown that is valid, but means something else than its author expects. */
export const MARKDOWN_CODES = defineCodes({
  'page/unclosed-code': {
    severity: 'warning',
    title: 'Unclosed code block',
    explanation: 'A code block has no closing fence, so the rest of the page is code.',
    fix: 'Add a line with the same backticks or tildes after the code.',
    example: '```bash\nnpm install\n\n## Next steps',
  },
  'page/broken-table': {
    severity: 'warning',
    title: 'Table shown as text',
    explanation:
      'Lines with `|` are not a table, because the delimiter row (`| --- | --- |`) is missing, has another number of cells than the header row, or is not directly below it. They are shown as text.',
    fix: 'Write a header row, and directly below it a delimiter row with the same number of cells.',
    example: '| Name | Type |\n| --- |\n| id | text |',
  },
  'page/uneven-table': {
    severity: 'warning',
    title: 'Table row with another number of cells',
    explanation:
      'A row of a table has more or fewer cells than its header row. Missing cells are empty, and additional ones get a column without a header. Text directly below a table is a row too.',
    fix: 'Give the row as many cells as the header row, write `\\|` for a `|` in a cell, or put a blank line below the table.',
    example: '| Name | Type |\n| --- | --- |\n| id | text | number |',
  },
  'page/literal-link': {
    severity: 'warning',
    title: 'Link or image shown as text',
    explanation:
      'The address of a link or an image contains a space, or no parenthesis closes it, so Markdown shows it as text.',
    fix: 'Write `%20` instead of the space, rename the file, or add the missing `)`.',
    example: '![The form](/images/my form.png)',
  },
  'page/literal-emphasis': {
    severity: 'warning',
    title: 'Asterisks shown as text',
    explanation:
      'Two asterisks do not make text bold, because of a space between them and the text, because punctuation comes before the closing ones and a letter after them, or because there are no closing ones in the paragraph.',
    fix: 'Remove the space, move the punctuation behind the asterisks, or add the closing ones. Write `\\*\\*` to show asterisks.',
    example: 'This is **important **.',
  },
  'page/literal-heading': {
    severity: 'warning',
    title: 'Heading shown as text',
    explanation: 'A line starts with `#` characters, but without a space after them, so it is not a heading.',
    fix: 'Add a space after the `#` characters.',
    example: '##Plans',
  },
})

export type MarkdownProblem = Problem<typeof MARKDOWN_CODES>
