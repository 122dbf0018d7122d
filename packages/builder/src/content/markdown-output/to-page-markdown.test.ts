import { createWordsSearch, loadWords } from '@spearmint/config/words'
import fc from 'fast-check'
import type { ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/index.ts'
import type { ComponentNode } from '../components/component-node.ts'
import { addPromptTexts } from '../components/prompt/add-prompt-texts.ts'
import { findComponent } from '../components/registry.ts'
import { createMarkdownWriter, type MarkdownWriterOptions } from './create-markdown-writer.ts'
import { toPageMarkdown } from './to-page-markdown.ts'

/** True for `npm run test:full`. */
const FULL = process.env.SPEARMINT_FULL === '1'

const options: MarkdownWriterOptions = {
  words: createWordsSearch({})(),
  resolveHref: (href) => (href.startsWith('/') ? `${href}.html` : href),
  resolveAsset: (src) => src,
  renderInline: (markdown) => [{ type: 'text', value: markdown }],
  toUrl: (href) => (href.startsWith('/') ? `https://x.test${href}` : href),
  findComponent,
}
const writer = createMarkdownWriter(options)

const write = (...children: ElementContent[]): string => writer.toBlocks(children, 1)

const writeHtml = (html: string): string =>
  writer.toBlocks(fromHtml(html, { fragment: true }).children as ElementContent[], 1)

function component(name: string, props: Record<string, unknown> = {}, ...children: ElementContent[]): ComponentNode {
  return { type: 'component', name, props, children }
}

const text = (value: string): ElementContent => ({ type: 'text', value })

describe('an element', () => {
  it.each([
    ['<p>a\n b</p>', 'a b'],
    ['<p>a<br>\n# b</p>', 'a\\\n\\# b'],
    [
      '<p>an <em> emphasised </em>word, <strong>strong</strong>, <del>gone</del>',
      'an  *emphasised* word, **strong**, ~~gone~~',
    ],
    [
      '<p>snake_case _x_ *y* `z` [a] &lt;b> &amp;amp; 1 &lt; 2 & 3',
      'snake_case \\_x\\_ \\*y\\* \\`z\\` \\[a\\] \\<b> \\&amp; 1 < 2 & 3',
    ],
    ['<p><code>a`b</code> <kbd>Ctrl</kbd>', '``a`b`` Ctrl'],
    ['<p>See!<a href="/a b">it</a>', 'See\\![it](<https://x.test/a b>)'],
    ['<img src="/a.png" alt="A [pic]">', '![A \\[pic\\]](https://x.test/a.png)'],
    [
      '<img class="block dark:hidden" src="/a.png"><img class="hidden dark:block" src="/b.png">',
      '![](https://x.test/a.png)',
    ],
    ['<h2>C #</h2><h3></h3>', '## C \\#'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
    ['<ol start="3"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '3. a\n\n   b\n\n4. c'],
    ['<ul><li><input type="checkbox" checked disabled> done</li></ul>', '- [x] done'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['<p>1. a</p><p>- b</p><p>> c</p><p>+d</p>', '1\\. a\n\n\\- b\n\n\\> c\n\n+d'],
    [
      '<table><tr><th align="right">a|b<th>c<tr><td><code>x|y</code></table>',
      '| a\\|b | c |\n| ---: | --- |\n| `x\\|y` |  |',
    ],
    ['<div><p>a</p><div>b</div></div><hr>', 'a\n\nb\n\n---'],
    ['<details><summary>More</summary><p>a</p></details>', '**More**\n\na'],
    ['<p>a<sup><a href="#user-content-fn-x" data-footnote-ref>1</a></sup>', 'a[^x]'],
    [
      '<section data-footnotes><h2>Footnotes</h2><ol><li id="user-content-fn-x"><p>n <a href="#y" data-footnote-backref>↩</a></p></li></ol></section>',
      '[^x]: n',
    ],
    ['<iframe src="https://a.b/c" title="Film"></iframe>', '[Film](https://a.b/c)'],
    ['<script>x</script><style>y</style><button>z</button><svg><title>t</title></svg>', ''],
  ])('%s', (html, expected) => {
    expect(writeHtml(html)).toBe(expected)
  })
})

const fence = component('CodeBlock', { language: 'js', title: 'a b.js', code: 'let x = "```"' })

describe('a component', () => {
  it.each([
    ['Note', component('Note', {}, h('p', 'a'), h('p', 'b')), '> **Note**\n>\n> a\n>\n> b'],
    ['Callout', component('Callout', { type: 'warning', title: 'Hot' }, text('a')), '> **Warning: Hot**\n>\n> a'],
    ['Tabs', component('Tabs', {}, component('Tab', { title: 'npm' }, h('p', 'a')), text('\n')), '## npm\n\na'],
    ['Accordion', component('Accordion', { title: 'Why `x`?' }, h('p', 'a')), '## Why `x`?\n\na'],
    ['CodeGroup', component('CodeGroup', {}, fence), '````js a b.js\nlet x = "```"\n````'],
    ['CodeBlock', component('CodeBlock', { title: 'x' }, h('p', fence)), '````js a b.js\nlet x = "```"\n````'],
    [
      'Steps',
      component(
        'Steps',
        {},
        component('Step', { title: 'One' }, h('p', 'a')),
        component('Step', { title: 'Two' }, fence),
      ),
      '1. **One**\n\n   a\n\n2. **Two**\n\n   ````js a b.js\n   let x = "```"\n   ````',
    ],
    [
      'CardGroup',
      component(
        'CardGroup',
        {},
        component('Card', { title: 'A', href: '/a' }, text('Go')),
        component('Card', { title: 'B' }),
      ),
      '- [A](https://x.test/a.html)\n\n  Go\n\n- **B**',
    ],
    [
      'ParamField',
      component('Param', { query: 'id', type: 'string', required: 'true', default: 1 }, h('p', 'Its *id*')),
      '- `id` `string` query required default: `1`\n\n  Its \\*id\\*',
    ],
    [
      'optional ParamField',
      component('ParamField', { query: 'sort', optional: true, enum: ['asc', 'desc'] }),
      '- `sort` query optional one of: `asc` `desc`',
    ],
    [
      'ResponseField',
      component(
        'ResponseField',
        { name: 'user' },
        component('Expandable', {}, component('ResponseField', { name: 'id' })),
      ),
      '- `user`\n\n  **Child attributes**\n\n  - `id`',
    ],
    ['hidden ResponseField', component('ResponseField', { name: 'x', hidden: true }), ''],
    ['hidden in capitals', component('ResponseField', { name: 'x', hidden: 'True' }), ''],
    ['a place of null', component('ParamField', { query: null, body: true, name: 'x' }), '- `x` body'],
    ['Update', component('Update', { label: 'May', description: 'v1' }, h('h3', 'New')), '## May\n\nv1\n\n### New'],
    ['Frame', component('Frame', { caption: 'C' }, h('img', { src: '/a.png' })), '![](https://x.test/a.png)\n\nC'],
    ['Tooltip', h('p', component('Tooltip', { tip: 'Tip' }, text('API')), ' x'), 'API (Tip) x'],
    ['Icon', h('p', component('Icon', { icon: 'x' }), 'x'), 'x'],
    ['Latex', h('p', component('Latex', {}, text('a_b'))), '$a_b$'],
    ['Badge', h('p', 'a ', component('Badge', { color: 'red' }, text('b'))), 'a b'],
    ['Banner', component('Banner', { content: 'a' }, h('p', 'b')), '> a\n>\n> b'],
    [
      'Color',
      component(
        'Color',
        {},
        component('Color.Row', { title: 'A' }, component('Color.Item', { name: 'b', value: '#fff' })),
        component('Color.Item', { value: { light: '#fff', dark: '#000' } }),
      ),
      '**A**\n\n- b: `#fff`\n- `#fff` (light), `#000` (dark)',
    ],
    ['GitHub.Repo', component('GitHub.Repo', { repo: 'https://github.com/a/b.git' }), '[a/b](https://github.com/a/b)'],
    ['GitHub.Repo elsewhere', component('GitHub.Repo', { repo: 'https://example.com/github.com/a/b' }, text('c')), 'c'],
    ['GitHub.Repo without one', component('GitHub.Repo', { repo: 'x' }, text('c')), 'c'],
    ['Prompt', component('Prompt', { description: 'A' }, h('p', 'b')), '**A**\n\n> b'],
    ['Tile', component('Tile', { href: '/a', title: 'A', description: 'b' }), '- [A](https://x.test/a.html)\n\n  b'],
    [
      'Tree',
      component(
        'Tree',
        {},
        component(
          'Tree.Folder',
          { name: 'a' },
          component('Tree.File', { name: 'b' }),
          component('Tree.File', { name: 'c' }),
        ),
        component('Tree.File', { name: 'd' }),
      ),
      '- a/\n  - b\n  - c\n- d',
    ],
    ['View', component('View', { title: 'Go' }, h('p', 'a')), '## Go\n\na'],
    ['Visibility for agents', component('Visibility', { for: 'agents' }, h('p', 'a')), 'a'],
    ['Visibility for humans', component('Visibility', { for: 'humans' }, h('p', 'a')), ''],
    ['Visibility in a line', h('p', 'a', component('Visibility', { for: 'humans' }, text('b')), 'c'), 'ac'],
    ['Latex of its own', component('Latex', {}, h('p', 'a_b')), '$$\na_b\n$$'],
    ['an unknown one', component('Panel', {}, h('p', 'a')), 'a'],
    ['a block in a paragraph', h('p', 'a ', component('Note', {}, text('b')), ' c'), 'a\n\n> **Note**\n>\n> b\n\nc'],
  ])('%s', (_name, node, expected) => {
    expect(write(node as ElementContent)).toBe(expected)
  })

  it('writes the title of a tab one level below the current heading', () => {
    const tabs = component('Tabs', {}, component('Tab', { title: 'npm' }, component('Accordion', { title: 'Why' })))
    expect(write(h('h3', 'Install'), tabs, h('h2', 'Use'), tabs)).toBe(
      '### Install\n\n#### npm\n\n##### Why\n\n## Use\n\n### npm\n\n#### Why',
    )
  })
})

describe('the words around content', () => {
  const toCallouts = () => [
    component('Warning', { title: 'Titre' }, text('A')),
    component('Callout', { type: 'TIP' }, text('B')),
    component('Callout', { type: 'Idée' }, text('C')),
    component('Expandable', {}, text('D')),
    component('Prompt', {}, text('E')),
    component('ParamField', { query: 'tri', required: true, deprecated: true, default: 'a', enum: ['a', 'b'] }),
  ]

  it.each([
    ['fr', ['Avertissement: Titre', 'Astuce', 'Idée', 'Les attributs enfants', 'Invite']],
    ['ja', ['注意: Titre', 'ヒント', 'Idée', '子属性', 'プロンプト']],
    ['en', ['Warning: Titre', 'Tip', 'Idée', 'Child attributes', 'Prompt']],
  ])('are in the language of the page, such as %s', async (locale, names) => {
    const { toBlocks } = createMarkdownWriter({ ...options, words: (await loadWords({ locale }))() })
    const markdown = toBlocks(toCallouts(), 1)
    expect([...markdown.matchAll(/\*\*(.*?)\*\*/g)].map(([, name]) => name)).toEqual(names)
  })

  it('describe fields as on the page', async () => {
    const { toBlocks } = createMarkdownWriter({ ...options, words: (await loadWords({ locale: 'de' }))() })
    expect(toBlocks(toCallouts().slice(-1), 1)).toBe(
      '- `tri` query erforderlich veraltet Standard: `a` einer von: `a` `b`',
    )
  })
})

describe('addPromptTexts', () => {
  it('converts prompts to Markdown without escapes', () => {
    const plain = createMarkdownWriter({ ...options, escapes: false })
    const prompt = component(
      'Prompt',
      {},
      h('h2', 'A_b'),
      h('ul', h('li', '[YOU]'), h('li', '<x> *y*')),
      h('p', '1. z'),
    )
    const given = component('Prompt', { text: 'own' }, h('p', 'a'))
    const tree: Root = { type: 'root', children: [h('div', prompt), given] }
    addPromptTexts(tree, plain)
    expect(prompt).toMatchObject({ props: { text: '## A_b\n\n- [YOU]\n- <x> *y*\n\n1. z' }, children: [] })
    expect(given).toMatchObject({ props: { text: 'own' } })
  })
})

describe('toPageMarkdown', () => {
  it('starts with the title, the description and the operation', () => {
    const page = { title: 'Get *it*', endpoint: { method: 'GET', target: '/it' } } as Page
    const tree: Root = { type: 'root', children: [h('p', 'Text')] }
    expect(toPageMarkdown({ page, description: [text('Lead')], tree }, writer)).toBe(
      '# Get \\*it\\*\n\nLead\n\n`GET /it`\n\nText\n',
    )
  })
})

describe('arbitrary text', () => {
  const toHast = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze()
  const read = (markdown: string): string => toText(toHast.runSync(toHast.parse(markdown)) as Root).trim()
  const character = fc.constantFrom(...'\\`*_[]<>&!~#-+=|:1.) ab"\'(/;')
  const line = fc.string({ unit: character, maxLength: 24 }).map((value) => value.replace(/\s+/g, ' ').trim())

  it('is the same after its Markdown is parsed', () => {
    fc.assert(
      fc.property(line, (value) => {
        expect(read(write(h('p', value)))).toBe(value)
        expect(read(write(h('h2', value)))).toBe(value)
        expect(read(write(h('p', 'x', h('br'), value)))).toBe(`x\n${value}`.trim())
        expect(read(write(h('ul', h('li', value))))).toBe(value)
      }),
      { numRuns: FULL ? 1000 : 200 },
    )
  })

  it('is the same as code and in a table', () => {
    fc.assert(
      fc.property(line, (value) => {
        expect(read(write(h('p', h('code', value))))).toBe(value)
        expect(read(write(component('CodeBlock', { code: value })))).toBe(value)
        const table = h('table', h('tr', h('th', 'x')), h('tr', h('td', value)))
        expect(read(write(table)).replace(/^\s*x\s*/, '')).toBe(value)
      }),
      { numRuns: FULL ? 500 : 100 },
    )
  })
})
