import { describe, expect, it } from 'vitest'
import { createTextSearch } from './text-search.ts'

const LINK = 'See [this](/gone).'

/** Where a text is in a document, as `file:line:column`, and where its address is. */
function find(text: string, documents: Record<string, string>, path?: string[]): string[] | undefined {
  const search = createTextSearch(Object.entries(documents).map(([file, text]) => ({ file, text })))
  const found = search(text, path)
  return found && [found.range, found.findPart('/gone')].map(({ line, column }) => `${found.file}:${line}:${column}`)
}

describe('createTextSearch', () => {
  it.each<[string, string, string[]]>([
    ['JSON', `{\n\t"a": { "description":  ${JSON.stringify(LINK)} }\n}`, ['f:2:25', 'f:2:37']],
    ['a flow of YAML', `a: {description: '${LINK}'}`, ['f:1:18', 'f:1:30']],
    ['plain YAML', `a:\n  description: ${LINK}\n`, ['f:2:16', 'f:2:27']],
    ['a block of YAML', `a:\n  description: |\n    ${LINK}\n`, ['f:2:16', 'f:3:16']],
    ['a folded block of YAML', 'a:\n  description: >-\n    See\n    [this](/gone).\nb: 1\n', ['f:2:16', 'f:4:12']],
    ['YAML with an anchor', `a:\n  description: &text "${LINK}"\nb: *text\n`, ['f:2:22', 'f:2:34']],
    ['YAML with CRLF', `a: 1\r\nb:\r\n  - ${LINK}\r\n`, ['f:3:5', 'f:3:16']],
    ['a file with a byte order mark', `\u{FEFF}a: 1\nb: ${LINK}`, ['f:2:4', 'f:2:15']],
  ])('finds a text in %s', (_name, source, expected) => {
    expect(find(LINK, { f: source })).toEqual(expected)
  })

  it('finds the start of a text whose address is written with escapes', () => {
    expect(find(LINK, { f: '["See [this](\\u002fgone)."]' })).toEqual(['f:1:2', 'f:1:2'])
  })

  it('prefers the part of the document that the page shows', () => {
    const paths = { '/a': { get: { description: LINK } }, '/a/b': { get: { description: LINK } } }
    const text = JSON.stringify({ paths }, null, 1)
    expect(find(LINK, { f: text })).toEqual(['f:5:20', 'f:5:32'])
    expect(find(LINK, { f: text }, ['paths', '/a/b', 'get'])).toEqual(['f:10:20', 'f:10:32'])
    expect(find(LINK, { f: text }, ['paths', '/c', 'get'])).toEqual(['f:5:20', 'f:5:32'])
  })

  it('searches all documents', () => {
    expect(find(LINK, { a: '{"x": "y"}', b: `- ${LINK}` })).toEqual(['b:1:3', 'b:1:14'])
  })

  it('finds nothing in a document that cannot be parsed, and no text that is not there', () => {
    expect(find(LINK, { a: '{', b: 'a: [x' })).toBeUndefined()
    expect(find(LINK, { a: 'a: 1' })).toBeUndefined()
  })
})
