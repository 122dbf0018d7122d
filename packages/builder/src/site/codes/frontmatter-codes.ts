import type { DiagnosticCode } from '../../core/index.ts'

/** Problems of the files of pages and their frontmatter. */
export const FRONTMATTER_CODES = {
  'page/duplicate': {
    severity: 'warning',
    title: 'Two files, one page',
    explanation: 'Two files are the same page. Only one is published.',
    mend: 'Delete or rename the other.',
  },
  'page/encoding': {
    severity: 'warning',
    title: 'File that is not UTF-8',
    explanation:
      'A page or snippet was saved in another encoding, such as UTF-16 or Latin-1. What cannot be read is shown as "�".',
    mend: 'Save it as UTF-8.',
  },
  'page/frontmatter': {
    severity: 'error',
    title: 'Frontmatter is not YAML',
    explanation:
      'The frontmatter is not valid YAML. Lines of the form `key: value` are used. A block without any key is a warning.',
    mend: 'Put values with a colon or a `#` between quotes.',
    example: '---\ntitle: Start: the first steps\n---',
  },
  'page/stray-frontmatter': {
    severity: 'warning',
    title: 'Frontmatter that is text',
    explanation:
      'A page begins with what looks like frontmatter, but blank lines stand above it, or the `---` at its end is missing. So it is text of the page, and its keys have no effect.',
    mend: 'Begin on the first line of the file, and end with a line `---`.',
    example: '---\ntitle: Start\n\nThe first words.',
  },
  'page/frontmatter-key': {
    severity: 'warning',
    title: 'Misspelt key of the frontmatter',
    explanation: 'A key looks like a known one, for example `sideBarTitle`. The message says whether it is used.',
    mend: 'Write the key as the message says.',
    example: '---\nsideBarTitle: Start\n---',
  },
  'page/frontmatter-value': {
    severity: 'warning',
    title: 'Value that its key does not take',
    explanation: 'A key has a value of a kind that it does not take. It has no effect.',
    mend: 'Write a value of the kind that the message names.',
    example: '---\ntitle: [Start]\n---',
  },
  'page/api': {
    severity: 'warning',
    title: 'api without method and path',
    explanation: '`api` holds no method and path.',
    mend: 'Write it as `api: GET /users/{id}`.',
    example: '---\napi: users\n---',
  },
  'page/openapi': {
    severity: 'warning',
    title: 'openapi without operation',
    explanation: '`openapi` names no operation.',
    mend: 'Write it as `openapi: GET /users/{id}`, with the file before it if there are several.',
    example: '---\nopenapi: users\n---',
  },
} as const satisfies Record<string, DiagnosticCode>
