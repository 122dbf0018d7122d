import { expect, it } from 'vitest'
import { buildInMemory } from './build-in-memory.ts'

const FILES = {
  'index.mdx':
    '---\ntitle: Home\ndescription: >-\n  Two\n  lines.\n---\n\nimport { X } from "/snippets/x.mdx"\n\n# Home\n\nA\nparagraph.\n\n<Steps>\n  <Step title="One">\n    Text.\n  </Step>\n</Steps>\n\n```js title="a.js" {1}\nconst a = 1\n\nconst b = 2\n```\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n<X />\n',
  'snippets/x.mdx': 'export const X = () => <p>Shared\ntext</p>\n',
  'old.mdx': '---\ntitle: Old\n---\n\n- one\n- two\n\n  more\n',
}

it('builds the same site from files with CRLF as from files with LF', async () => {
  const crlf = Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]))
  const [expected, built] = [await buildInMemory(FILES), await buildInMemory(crlf)]
  expect(built.list()).toEqual(expected.list())
  expect(built.diagnostics).toEqual(expected.diagnostics)
  for (const path of expected.list().filter((path) => /\.(?:html|md|json|txt)$/.test(path))) {
    expect(built.read(path), path).toBe(expected.read(path))
  }
})
