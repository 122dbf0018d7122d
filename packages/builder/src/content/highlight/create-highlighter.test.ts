import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { listTokenNodes } from './code-tokens.ts'
import { createHighlighter } from './create-highlighter.ts'
import { listCodeLanguages } from './list-code-languages.ts'

/** True for `npm run test:full`. */
const FULL = process.env.SPEARMINT_FULL === '1'

async function highlight(code: string, language?: string) {
  const highlighter = createHighlighter()
  if (language !== undefined) await highlighter.load([language])
  return highlighter.highlight(code, language)
}

const html = (line: ElementContent[] | undefined) =>
  toHtml((line ?? []).flatMap((node) => (node.type === 'text' && listTokenNodes(node)) || [node]))
const text = (lines: ElementContent[][]) => lines.map((children) => toText({ type: 'root', children })).join('\n')

describe('createHighlighter', () => {
  it('adds classes to tokens', async () => {
    const { lines, known } = await highlight('const a = "x" // y', 'ts')
    expect(known).toBe(true)
    expect(html(lines[0])).toBe(
      '<span class="tok-keyword">const</span> a = <span class="tok-string">"x"</span> <span class="tok-comment">// y</span>',
    )
  })

  it.each([
    ['ts', "interface Foo<T extends string = 'a'> extends Base<T> {}", 'Foo:type T:type extends:keyword Base:type'],
    ['ts', 'run(input: T, opts?: Options)', 'run:function input:property T:type opts:property Options:type'],
    ['tsx', '<a onClick={() => open(!b)} />', 'onClick:property open:function'],
    ['js', 'const { a } = new Store(MAX_SIZE)', 'a: Store:type MAX_SIZE:literal'],
    ['python', 'class User(Base, Generic[T]): pass', 'User:type Base:type Generic:type T:type'],
    ['python', 'print(client.get(limit=2, MAX))', 'print:function client: get:function limit:variable MAX:literal'],
    ['bash', 'npm install --save-dev a && npx b', 'npm:function install: --save-dev:variable npx:function b:'],
    ['bash', 'curl -X POST \\\n  example', 'curl:function -X:variable POST: example:'],
    ['bash', 'echo "sk-$(openssl rand -hex 16)"', 'sk-:string openssl:function rand: -hex:variable 16:literal'],
    ['go', 'package main', 'package:keyword main:type'],
    ['go', 'func (s *Server) Do(w http.Writer) {}', 'Server:type Do:function http.Writer:type'],
    ['ruby', 'User.find(name: id).first', 'User:type find:function first:function'],
    ['ruby', 'attr_reader :name', 'attr_reader:keyword :name:literal'],
    ['sql', 'WHERE a NOT LIKE 1 AND b', 'NOT:keyword LIKE:keyword AND:keyword'],
    ['css', '@media (width >= 40rem) { a { color: #fff } }', '@media:keyword 40:literal color:property #fff:literal'],
    ['css', '.card:hover { display: grid }', '.card:tag display:property grid:'],
    ['yaml', 'on: [push, pull_request]', 'push:string pull_request:string'],
    [
      'yaml',
      '- name: Run it\n  on: true\n  env: {a: b, c: 1}',
      'name:property Run:string true:literal b:string 1:literal',
    ],
    ['html', '<a b="c">&rarr;</a>', 'b:property &rarr;:literal'],
    ['diff', 'diff --git a b\n@@ -1 +1 @@ x', 'diff:comment @@:comment'],
  ])('colors what matters in %s: %s', async (language, code, expected) => {
    const { lines } = await highlight(code, language)
    const tokens = lines.flat().flatMap((node) => (node.type === 'text' ? (node.data?.tokens ?? []) : []))
    for (const pair of expected.split(' ')) {
      const word = pair.slice(0, pair.lastIndexOf(':'))
      const token = tokens.find(({ value }) => value.trim().split(/\s+/).includes(word) || value.includes(word))
      expect(`${word}:${token?.names.map((one) => one.slice('tok-'.length)).join() ?? ''}`).toBe(pair)
    }
  })

  it('splits tokens at line breaks', async () => {
    const { lines } = await highlight('/* a\nb */', 'js')
    expect(lines.map((line) => html(line))).toEqual([
      '<span class="tok-comment">/* a</span>',
      '<span class="tok-comment">b */</span>',
    ])
  })

  it.each([
    'JSON',
    'cURL',
    'Python',
    'sh',
    'tsx',
    'kusto',
    'apl',
    'php',
    'C#',
    'yml',
    'html',
    'dockerfile',
    'jinja',
    'url',
    'text',
  ])('knows %s', async (language) => {
    expect((await highlight('a', language)).known).toBe(true)
  })

  it.each([
    ['config.yaml', 'yaml'],
    ['src/Main.TS', 'ts'],
    ['.env.example', 'bash'],
    ['Dockerfile.dev', 'docker'],
    ['swift:End', 'swift'],
    ['php!', 'php'],
    ['diff-js', 'diff'],
    ['vb.net', 'vbnet'],
  ])('highlights %s as %s', async (written, language) => {
    const code = 'a: "b" # c\nlet x = "d"\n+ e'
    expect(await highlight(code, written)).toEqual(await highlight(code, language))
    expect((await highlight(code, written)).known).toBe(true)
  })

  it('suggests languages with similar names', async () => {
    expect((await highlight('a', 'pythn')).near).toEqual(['python', 'python3'])
    expect((await highlight('a', 'vrl')).near).toEqual([])
  })

  it('keeps the markers of a diff and highlights its lines', async () => {
    const { lines } = await highlight('- a\n+ b\n  c', 'diff')
    expect(text(lines)).toBe('- a\n+ b\n  c')
    expect(lines.map((line) => html(line))).toEqual([
      '<span class="tok-deleted">-</span><span class="tok-deleted"> a</span>',
      '<span class="tok-inserted">+</span><span class="tok-inserted"> b</span>',
      '  c',
    ])
  })

  it('highlights terminal output and drops other escape sequences', async () => {
    const { lines, known } = await highlight(
      '\x1b]0;title\x07\x1b[2K\x1b[1;31mfail\x1b[0m <b>\n\x1b[38;5;2mgreen\x1b[38;2;1;31;3mother\x1b[mplain',
      'ansi',
    )
    expect(known).toBe(true)
    expect(lines.map((line) => html(line))).toEqual([
      '<span class="tok-deleted tok-title">fail</span> &#x3C;b>',
      '<span class="tok-inserted">green</span>otherplain',
    ])
  })

  it.each(['troy', '{5-7,9-27}', '../core', '../core.js/x', 'a.constructor', '__proto__', 'constructor'])(
    'shows code in %s plain',
    async (language) => {
      const { lines, known } = await highlight('a\n<b>', language)
      expect(known).toBe(false)
      expect(lines.map((line) => html(line))).toEqual(['a', '&#x3C;b>'])
    },
  )

  it('keeps every character', async () => {
    const code = 'def f(x):\n\t"""doc\n\n  more"""\n  return f"{x!r} <&>"\n'
    expect(text((await highlight(code, 'python')).lines)).toBe(code)
  })

  it('treats a missing language as known plain text', async () => {
    expect(await highlight('x')).toEqual({ lines: [[{ type: 'text', value: 'x' }]], known: true })
  })

  it('highlights fences inside Markdown regardless of other loaded languages', async () => {
    const code = '# A\n\n```js\nconst a = 1\n```\n\n~~~ nothing\nconst b\n~~~'
    const highlighter = createHighlighter()
    await highlighter.load(listCodeLanguages('md', code))
    expect(html(highlighter.highlight(code, 'md').lines[3])).toContain('<span class="tok-keyword">const</span>')
    expect(html(highlighter.highlight(code, 'md').lines[7])).toBe('const b')
    const other = createHighlighter()
    await other.load(['ts', 'js', 'md'])
    const indented = '  ```` js\n  const a\n  ````'
    const [plain] = [other.highlight(indented, 'md').lines]
    await other.load(listCodeLanguages('md', indented))
    expect(other.highlight(indented, 'md').lines).toEqual(plain)
  })

  it.each([
    ['html', '<script>const a = 1</script>', ['js', 'css']],
    ['html', '<style>a { color: red }</style>', ['html', 'css']],
    ['jsx', '<b onclick="a()">x</b><style>a { color: red }</style>', ['md', 'html', 'css']],
    ['groovy', 'class A extends b.C implements D {}', ['js']],
    ['http', 'POST /a HTTP/1.1\nContent-Type: application/json\n\n{ "a": [1] }', ['json']],
    ['md', '---\ntitle: A\n---\n\n# B', ['yaml']],
    ['scala', 'val a: Int = 1 // b', ['javadoc']],
  ])('highlights %s the same regardless of what is loaded before and after: %s', async (language, code, others) => {
    const alone = await highlight(code, language)
    for (const order of [
      [...others, language],
      [language, ...others],
    ]) {
      const highlighter = createHighlighter()
      await highlighter.load(order)
      expect(highlighter.highlight(code, language)).toEqual(alone)
    }
  })

  it('highlights scripts in HTML, also if JavaScript was loaded before', async () => {
    const highlighter = createHighlighter()
    await highlighter.load(['js', 'html'])
    const { lines } = highlighter.highlight('<script>const a = 1</script>', 'html')
    expect(html(lines[0])).toContain('<span class="tok-keyword">const</span>')
  })

  it('does not highlight the text between JSX tags', async () => {
    const { lines } = await highlight('<b>Run it</b>', 'tsx')
    expect(html(lines[0])).toContain('</span>Run it<span')
  })
})

describe('hostile code', () => {
  const FRAGMENTS = [
    '<',
    '<a ',
    '<!--',
    '‹',
    '_',
    'a.',
    '[',
    '`',
    '{1-9} ',
    'a\n',
    '"a" ',
    '<script>',
    '```js\n',
    '${',
    '//',
  ]
  const LANGUAGES = [
    'html',
    'md',
    'mdx',
    'css',
    'less',
    'scss',
    'csharp',
    'php',
    'javascript',
    'jsx',
    'asciidoc',
    'stylus',
  ]

  it.each(LANGUAGES)('takes time that grows linearly with its length: %s', { timeout: 60_000 }, async (language) => {
    const highlighter = createHighlighter()
    await highlighter.load([language])
    for (const fragment of FRAGMENTS) {
      for (const length of FULL ? [49_000, 500_000] : [20_000]) {
        const code = fragment.repeat(length / fragment.length)
        const start = performance.now()
        const { lines } = highlighter.highlight(code, language)
        expect(performance.now() - start, fragment).toBeLessThan(10_000)
        expect(lines).toHaveLength(code.split('\n').length)
      }
    }
  })

  it('is shown as plain text above a length, and says so', async () => {
    const highlighter = createHighlighter()
    await highlighter.load(['js'])
    expect(highlighter.highlight('let a = 1\n'.repeat(6000), 'js')).toMatchObject({ known: true, isTooLong: true })
    expect(highlighter.highlight('let a = 1\n'.repeat(4000), 'js').isTooLong).toBeUndefined()
  })

  it('has a plain line where it is too long, and colors around it', async () => {
    const highlighter = createHighlighter()
    await highlighter.load(['js'])
    const { lines } = highlighter.highlight(`let a\nlet ${'b'.repeat(4000)}\nlet c`, 'js')
    expect(lines.map(([text]) => text?.type === 'text' && text.data !== undefined)).toEqual([true, false, true])
  })
})
