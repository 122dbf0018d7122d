import { expect, it } from 'vitest'
import { buildInMemory } from './build-in-memory.ts'

/** The text of a page's content without tags. */
function readContent(html: string): string {
  const content = /<div id="content"[^>]*>(.*?)<\/article>/s.exec(html)?.[1] ?? ''
  return content
    .replace(/<svg.*?<\/svg>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it('uses props for the slug and the table of contents entry of a heading in a snippet', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx':
      'import Inner from "/snippets/outer.mdx"\n\n<Inner kind="Time series" />\n\n<Inner kind="Pie" />\n\n## End',
    'snippets/outer.mdx': 'import Deep from "./deep.mdx"\n\n## Create {kind} {props.kind}\n\n<Deep name={kind} />',
    'snippets/deep.mdx': '### The {name}\n\nOf {name}.',
  })
  expect(diagnostics).toEqual([])
  expect(read('start.html').match(/id="[^"]*-(?:pie|time-series)"/g)).toEqual([
    'id="create-time-series-time-series"',
    'id="the-time-series"',
    'id="create-pie-pie"',
    'id="the-pie"',
  ])
  expect(read('start.html')).toContain('href="#create-pie-pie">Create Pie Pie</a>')
})

it('numbers steps from snippets, including several from one snippet', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx':
      'import Two from "/snippets/two.mdx"\n\n<Steps>\n  <Snippet file="one.mdx" />\n  <Two />\n  <Step title="Four">d</Step>\n</Steps>',
    '_snippets/one.mdx': '<Step title="One">a</Step>',
    'snippets/two.mdx': '<Step title="Two">b</Step>\n\n<Step title="Three">c</Step>',
  })
  expect(diagnostics).toEqual([])
  expect(readContent(read('start.html'))).toBe('One a Two b Three c Four d')
  // The browser numbers the items of a single list.
  const list = /<ol[^>]* class="steps"[^>]*>(.*?)<\/ol>/s.exec(
    read('start.html').replace(/<ol class/g, '<ol  class'),
  )?.[1]
  expect(list?.match(/<li/g)).toHaveLength(4)
})

it('adds code blocks from snippets to a code group, and keeps prose next to it', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx':
      'import Python from "/snippets/python.mdx"\n\n<CodeGroup>\n  <Python version="2" />\n\n  Then this.\n\n  ```js Node\n  let a\n  ```\n</CodeGroup>',
    'snippets/python.mdx': '```python Python\nimport a\n```',
  })
  expect(diagnostics).toEqual([])
  expect(readContent(read('start.html'))).toMatch(/Python.*Node.*import a.*let a/)
  expect(read('start.html')).toContain('Then this.')
})

it('hides comments that contain fences, components and blank lines', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx': 'Before.\n\n{/*\n\n```js\nlet a = "{"\n```\n\n<Note>\n\nnot shown\n\n*/}\n\nAfter.',
  })
  expect(diagnostics).toEqual([])
  expect(readContent(read('start.html'))).toBe('Before. After.')
})

it('builds a page with unfenced example code, and reports it', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx':
      "Before.\n\nimport { Novu } from '@novu/node'\n\nexport const chat = async () => {\n  await new Novu(process.env.KEY).send()\n}\n\nAfter.",
  })
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
    ['page/unsupported-import', 3],
    ['page/unsupported-code', 5],
  ])
  expect(readContent(read('start.html'))).toBe('Before. After.')
})

it.each([
  ['/tenants/{tenant_id}/', '/tenants/{tenant_id}/', 'page/unknown-variable'],
  ['{employee.remote_id}', '{employee.remote_id}', 'page/unknown-variable'],
  ['| a |\n| - |\n| \\d{3} {1,2} |', 'a \\d{3} {1,2}', 'page/unescaped-brace'],
  ['{4|5|6}', '{4|5|6}', 'page/unescaped-brace'],
])('keeps %s as written', async (text, shown, code) => {
  const { read, diagnostics } = await buildInMemory({ 'start.mdx': text })
  expect(readContent(read('start.html'))).toBe(shown)
  expect(new Set(diagnostics.map((diagnostic) => diagnostic.code))).toEqual(new Set([code]))
})

it('shows components of files, and reports once for the site that stateful ones show their first state', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx': `import { Row, Toggle } from '/snippets/rows.jsx'\n\n<Row name="limit" tags={['optional']}>\n\n## Limit\n\n</Row>\n\n<Toggle />`,
    'other.mdx': "import Counter from '/components/counter.tsx'\n\n<Counter start={2} />",
    'snippets/rows.jsx': `export const Row = ({ name, tags, children }) => <Note><b>{name}</b> {tags.map((tag) => <Badge>{tag}</Badge>)}{children}</Note>
export const Toggle = () => { const [on, setOn] = useState(false); return <button onClick={() => setOn(!on)}>{on ? 'on' : 'off'}</button> }`,
    'components/counter.tsx': `import { useState } from 'react'
export default function Counter({ start }: { start: number }) { const [n] = useState<number>(start); return <i>{n} times</i> }`,
  })
  expect(diagnostics).toMatchObject([{ code: 'page/first-state', severity: 'info' }])
  expect(readContent(read('start.html'))).toMatch(/limit optional .*Limit .*off/)
  expect(read('start.html')).toContain('href="#limit"')
  expect(read('start.md')).toContain('limit')
  expect(readContent(read('other.html'))).toBe('2 times')
  expect(read('llms-full.txt')).toContain('2 times')
})

it('leaves a component that needs JavaScript out of the name and ID of a heading', async () => {
  const { read } = await buildInMemory({
    'start.mdx': 'import Since from "/snippets/since.jsx"\n\n## Price Lists <Since version="5.3" />\n\nText.',
    'snippets/since.jsx': 'export default () => { const now = Date.now(); return <p>{now}</p> }',
  })
  expect(read('start.html')).toContain('<h2 id="price-lists">')
  expect(read('start.html')).toMatch(/<a class="toc-item[^>]*>Price Lists<\/a>/)
})

it('nests no link in a link', async () => {
  const { read } = await buildInMemory({
    'start.mdx': [
      '<a href="/other"><h3>Direct</h3></a>',
      '<Card title="T" href="/other" description={<a href="/other#x">more</a>} />',
      '<Tile title="T" href="/other" description={<a href="/other#x">more</a>} />',
      '<Update label={<a href="/other#x">v1</a>}>Text.</Update>',
    ].join('\n\n'),
    'other.mdx': '## X',
  })
  const html = read('start.html')
  expect(html).toContain('<h3 id="direct" aria-level="2">Direct</h3></a>')
  expect(html.match(/<a [^>]*other[^>]*#x"/g)).toHaveLength(3)
  expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s)
})

it('keeps the children of a component that needs JavaScript, in a box with its own stylesheet', async () => {
  const { read, diagnostics } = await buildInMemory({
    'start.mdx': 'import Widget from "/snippets/widget.jsx"\n\n<Widget size="2">\n\n## Inside\n\n</Widget>',
    'other.mdx': 'Text.',
    'snippets/widget.jsx': 'export default () => { const now = Date.now(); return <p>{now}</p> }',
  })
  expect(diagnostics).toMatchObject([{ code: 'page/unsupported-code', file: 'snippets/widget.jsx', line: 1 }])
  expect(readContent(read('start.html'))).toMatch(/^This part needs JavaScript .*: Widget .*Inside/)
  expect(read('start.html')).toContain('_spearmint/needs-code-')
  expect(read('other.html')).not.toContain('needs-code')
  expect(read('start.md')).toContain('Inside')
})
