import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateSource, evaluateText } from './testing/evaluate-source.ts'

/** True for `npm run test:full`. */
const FULL = process.env.SPEARMINT_FULL === '1'

describe('evaluatePage, for access to JavaScript', () => {
  it.each([
    '"".constructor',
    '"".constructor.constructor("return process")()',
    '[].constructor',
    '[]["cons" + "tructor"]',
    '{}.constructor',
    '({}).__proto__',
    '{}["__proto__"]',
    '{["__proto__"]: 1}',
    '{"__proto__": {a: 1}}',
    '{__proto__: {a: 1}}',
    '{constructor: 1}',
    '{prototype: 1}',
    '(() => 1).constructor',
    '(() => 1).call',
    '(() => 1).prototype',
    '[].map.constructor',
    '[].__proto__',
    '"".__proto__',
    '"".at',
    '(1).constructor',
    '(1)["toString"]["constructor"]',
    '(<b />).constructor',
    'Object.constructor',
    'Object.prototype',
    'Boolean.constructor',
    'Object.keys.constructor',
    'Object.assign(Math, {})',
    'Object.getPrototypeOf([])',
    'Array.from({ length: 100001 })',
    'globalThis',
    'process.env',
    'window',
    'document.cookie',
    'eval("1")',
    'Function("return 1")()',
    'require("node:fs")',
    'fetch("https://example.org")',
    'arguments',
    '((constructor) => constructor).constructor',
    '(({constructor}) => constructor)({})',
    '(({["__proto__"]: a}) => a)({})',
    '[1].map((a) => a.constructor)',
    '[1].map.call([1], (a) => a)',
    '"a".replace("a", (b) => b)',
    'String.raw`a`',
    'import.meta.url',
  ])('reports %s', (expression) => {
    const { value, diagnostics } = evaluateText(expression)
    expect(value).toBeUndefined()
    expect(diagnostics).toHaveLength(1)
  })

  it.each(['{}.toString', '{}.hasOwnProperty', '{}.valueOf', '{a: 1}?.isPrototypeOf', 'Object.create'])(
    'inherited properties are not there: %s',
    (expression) => {
      expect(evaluateText(expression)).toEqual({ value: undefined, diagnostics: [] })
    },
  )

  it('passes props without a prototype to components', () => {
    const { components } = evaluateSource('<Card a={{b: [{c: 1}]}} __proto__="x" constructor={1} {...{d: 1}} />')
    const props = components[0]?.props ?? {}
    expect(Object.getPrototypeOf(props)).toBeNull()
    expect(Object.keys(props)).toEqual(['a', 'd'])
    expect(Object.getPrototypeOf(props.a)).toBeNull()
  })

  it('does not find properties of JavaScript objects as names in a component', () => {
    const { html } = evaluateSource(
      'export const A = (props) => <b>{props.toString}{props.valueOf}</b>\n\nx <A /> {toString}',
    )
    expect(html).toBe('<p>x <b></b> {toString}</p>')
  })
})

describe('evaluatePage, for elements and attributes that could run code', () => {
  it.each([
    ['<a onClick={() => 1} href="/a">b</a>', '<a href="/a">b</a>', 'page/unsafe-attribute'],
    ['<a onclick="alert(1)">b</a>', '<a>b</a>', 'page/unsafe-attribute'],
    ['<img src="a.png" onError="alert(1)" />', '<img src="a.png">', 'page/unsafe-attribute'],
    ['<a href="javascript:alert(1)">b</a>', '<a>b</a>', 'page/unsafe-attribute'],
    ['<a href={" jAva" + "\\n\\tscript:alert(1)"}>b</a>', '<a>b</a>', 'page/unsafe-attribute'],
    ['<a {...{href: "javascript:1"}}>b</a>', '<a>b</a>', 'page/unsafe-attribute'],
    ['[b](javascript:alert%281%29)', '<a>b</a>', 'page/unsafe-attribute'],
    ['<form action="javascript:1"></form>', '<form></form>', 'page/unsafe-attribute'],
    ['<button formAction="vbscript:1">b</button>', '<button>b</button>', 'page/unsafe-attribute'],
    ['<b dataSmX="a">b</b>', '<b>b</b>', 'page/unsafe-attribute'],
    ['<svg><a xlinkHref="javascript:1">b</a></svg>', '<svg><a>b</a></svg>', 'page/unsafe-attribute'],
    ['<svg><a xlink:href="javascript:1">b</a></svg>', '<svg><a>b</a></svg>', 'page/unsafe-attribute'],
    [
      '<svg><animate attributeName="href" values="#;javascript:1" /></svg>',
      '<svg><animate attributeName="href"></animate></svg>',
      'page/unsafe-attribute',
    ],
    ['<svg><set attributeName="onload" to="x" /></svg>', '<svg><set to="x"></set></svg>', 'page/unsafe-attribute'],
    ['<svg><use href="data:image/svg+xml,x#y" /></svg>', '<svg><use></use></svg>', 'page/unsafe-attribute'],
    ['<svg><a xlinkHref="data:text/html,x">b</a></svg>', '<svg><a>b</a></svg>', 'page/unsafe-attribute'],
    ['<img name="querySelector" src="a.png" />', '<img src="a.png">', 'page/unsafe-attribute'],
    ['<form name="body"></form>', '<form></form>', 'page/unsafe-attribute'],
    ['<iframe srcDoc="<script>1</script>" />', '<iframe></iframe>', 'page/unsafe-attribute'],
    ['<iframe srcdoc="a" />', '<iframe></iframe>', 'page/unsafe-attribute'],
    ['<Card href="javascript:1" />', '<Card></Card>', 'page/unsafe-attribute'],
    ['<Card onClick="a" />', '<Card></Card>', 'page/unsafe-attribute'],
    [`<script>{\`alert(\${1})\`}</script>`, '', 'page/script'],
    ['<sCRIPT>a</sCRIPT>', 'a', 'page/unknown-component'],
    ['<style>{"</style><script>1</script>"}</style>', '', 'page/unsafe-element'],
    ['<noscript>a</noscript>', '', 'page/unsafe-element'],
    ['<base href="https://example.org" />', '', 'page/unsafe-element'],
    ['<meta http-equiv="refresh" content="0" />', '', 'page/unsafe-element'],
    ['<object data="a.svg" />', '', 'page/unsafe-element'],
    ['<embed src="a.svg" />', '', 'page/unsafe-element'],
  ])('removes and reports it: %s', (source, html, code) => {
    const evaluated = evaluateSource(`a ${source}`)
    expect(evaluated.html).toBe(`<p>a ${html}</p>`)
    expect(evaluated.diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
  })

  it.each([
    ['<a href="/javascript:1">b</a>', '<a href="/javascript:1">b</a>'],
    ['<p title="javascript: the good parts">b</p>', '<p title="javascript: the good parts">b</p>'],
    ['<Card title="javascript: the good parts" />', '<Card title="javascript: the good parts"></Card>'],
    ['<iframe src="data:text/html,a" />', '<iframe src="data:text/html,a"></iframe>'],
    ['<textarea><p title="</textarea><b>">a</p></textarea>', '<textarea>a</textarea>'],
    ['{"<script>"}', '&#x3C;script>'],
    ['<p {...{"a b=c><script>": 1, "x": 2}}>d</p>', '<p x="2">d</p>'],
  ])('accepts the harmless %s', (source, html) => {
    const evaluated = evaluateSource(`a ${source}`)
    expect(evaluated.html).toBe(`<p>a ${html}</p>`)
    expect(evaluated.problems).toEqual([])
  })
})

describe('evaluatePage, for content that grows exponentially', () => {
  const twice = (name: string, first: string, next: (before: string) => string) =>
    Array.from({ length: 60 }, (_, index) =>
      index === 0
        ? `export const ${name}0 = ${first}`
        : `export const ${name}${index} = ${next(`${name}${index - 1}`)}`,
    ).join('\n')

  it.each([
    ['strings that double', `${twice('t', '"ab"', (t) => `${t} + ${t}`)}\n\nx {t59}`],
    ['templates that double', `${twice('t', '"ab"', (t) => `\`\${${t}}\${${t}}\``)}\n\nx {t59}`],
    ['lists that double', `${twice('l', '[1]', (l) => `[...${l}, ...${l}]`)}\n\nx {l59}`],
    ['lists in lists', `${twice('l', '[1]', (l) => `[${l}, ${l}]`)}\n\nx {l59}`],
    ['objects in objects', `${twice('o', '{}', (o) => `{a: ${o}, b: ${o}}`)}\n\nx <Card items={o59} />`],
    ['JSX in JSX', `${twice('j', '<b />', (j) => `<b>{${j}}{${j}}</b>`)}\n\nx {j59}`],
    ['JSX in props', `${twice('j', '<b />', (j) => `<Card icon={${j}} title={${j}} />`)}\n\nx {j59}`],
    ['components in components', `${twice('C', '() => <b />', (c) => `() => <i><${c} /><${c} /></i>`)}\n\nx <C59 />`],
    ['calls in calls', `${twice('f', '(n) => n + 1', (f) => `(n) => ${f}(${f}(n))`)}\n\nx {f59(1)}`],
    ['infinite recursion', 'export const f = (n) => f(n + 1)\n\nx {f(1)}'],
    ['a component in itself', 'export const A = () => <b><A /></b>\n\nx <A />'],
    ['a component twice in itself', 'export const A = () => <b><A /><A /></b>\n\nx <A />'],
    [
      'a component that contains itself and its children',
      'export const A = ({children}) => <A>{children}{children}</A>\n\nx <A>a</A>',
    ],
    ['long nested loops', `export const l = [${'0,'.repeat(500)}]\n\nx {l.map(() => l.map(() => l.map(() => 1)))}`],
    [
      'a long text that is used often',
      `export const t = "${'a'.repeat(100_000)}"\n\nexport const l = [${'0,'.repeat(1000)}]\n\nx {l.map(() => <Card title={t} />)}`,
    ],
    ['deeply nested operators', `x {${'!'.repeat(1000)}1}`],
  ])('stops %s', (_, source) => {
    const start = performance.now()
    const { html, diagnostics } = evaluateSource(`${source}\n\nthe rest`)
    expect(diagnostics.map(({ code }) => code)).toEqual(['page/too-complex'])
    expect(html).toContain('<p>the rest</p>')
    expect(html.length).toBeLessThan(10_000)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('stops snippets that contain snippets twice', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `guides/s${index}.mdx`,
        `import S from './s${index + 1}.mdx'\n\n<S />\n\n<S />`,
      ]),
    )
    const { html, problems } = evaluateSource("import S from './s0.mdx'\n\na\n\n<S />\n\nb", {
      ...files,
      'guides/s40.mdx': 'x',
    })
    expect(problems).toEqual(['page/too-complex guides/page.mdx:5:1'])
    expect(html).toMatch(/^<p>a<\/p>\s+<p>b<\/p>$/)
  })
})

describe('evaluatePage, for random expressions', () => {
  const names = fc.constantFrom(
    'a',
    'b',
    'props',
    'constructor',
    '__proto__',
    'toString',
    'length',
    'map',
    'Object',
    'undefined',
  )
  const { expression } = fc.letrec<Record<'expression' | 'list' | 'leaf', string>>((tie) => ({
    leaf: fc.oneof(
      names,
      fc.integer({ min: -9, max: 9 }).map((number) => `(${number})`),
      fc.string({ maxLength: 4 }).map((text) => JSON.stringify(text)),
      fc.constantFrom('true', 'null', '[]', '({})', '<b />', '<></>', '/a/', '1n', 'this', '`t`'),
    ),
    list: fc.array(tie('expression'), { maxLength: 3 }).map((items) => items.join(', ')),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      tie('list').map((items) => `[${items}]`),
      fc.tuple(names, tie('expression')).map(([key, value]) => `({"${key}": ${value}, ["${key}"]: 1})`),
      fc.tuple(tie('expression'), names).map(([object, key]) => `(${object}).${key}`),
      fc.tuple(tie('expression'), tie('expression')).map(([object, key]) => `(${object})?.[${key}]`),
      fc.tuple(tie('expression'), names, tie('list')).map(([object, key, list]) => `(${object}).${key}(${list})`),
      fc.tuple(tie('expression'), tie('list')).map(([callee, list]) => `(${callee})?.(${list})`),
      fc.tuple(names, tie('expression')).map(([name, body]) => `((${name}) => ${body})`),
      fc
        .tuple(tie('expression'), tie('expression'))
        .map(([key, body]) => `(({[${key}]: a = ${body}, ...b}) => [a, b])`),
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom('+', '-', '*', '&&', '||', '??', '==', '===', '<', 'in', 'instanceof'),
          tie('expression'),
        )
        .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
      fc
        .tuple(fc.constantFrom('!', '-', 'typeof ', 'void '), tie('expression'))
        .map(([operator, value]) => `(${operator}(${value}))`),
      fc
        .tuple(tie('expression'), tie('expression'), tie('expression'))
        .map(([test, first, second]) => `((${test}) ? (${first}) : (${second}))`),
      tie('expression').map((object) => `(delete (${object}).a)`),
      tie('expression').map((items) => `[...new Set(${items}), new Map([[${items}, 1]]), new Date(${items})]`),
      tie('expression').map((source) => `Object.assign({}, Object.fromEntries([[${source}, 1]]), ${source})`),
      fc
        .tuple(tie('expression'), names, tie('expression'))
        .map(
          ([value, key, inner]) => `(() => { let a = ${value}; a.${key} = ${inner}; a[${inner}] ??= a; return a })()`,
        ),
      fc
        .tuple(tie('expression'), tie('expression'))
        .map(
          ([items, item]) => `(() => { const a = []; for (const b of ${items}) a.push(b, a, ${item}); return a })()`,
        ),
      tie('expression').map((error) => `(() => { try { throw ${error} } catch (a) { return a } })()`),
      tie('expression').map(
        (child) => `React.Children.map(${child}, (a) => React.cloneElement(a, ${child}, a?.props))`,
      ),
      tie('expression').map((child) => `<Card title={${child}} {...${child}}>{${child}}</Card>`),
    ),
  }))

  it('never throws or returns a JavaScript function or prototype', () => {
    fc.assert(
      fc.property(expression, (source) => {
        const { value, diagnostics } = evaluateText(source)
        expect(findForeign(value)).toEqual([])
        expect(diagnostics.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true)
      }),
      { numRuns: FULL ? 500 : 100 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('shows the result or the source in text', () => {
    fc.assert(
      fc.property(expression, (source) => {
        const { html, diagnostics } = evaluateSource(`a {${source}} b`)
        expect(html.startsWith('<p>a ') && html.endsWith(' b</p>')).toBe(true)
        expect(diagnostics.every(({ code }) => code.startsWith('page/'))).toBe(true)
      }),
      { numRuns: FULL ? 300 : 100 },
    )
  })
})

const PLAIN: readonly unknown[] = [null, Object.prototype, Array.prototype]

/** Finds parts of a value that are not plain data: functions, class instances, prototypes. */
function findForeign(value: unknown): unknown[] {
  if (typeof value === 'function' || typeof value === 'symbol') return [value]
  if (typeof value !== 'object' || value === null) return []
  const isPlain = PLAIN.includes(Object.getPrototypeOf(value)) && !PLAIN.includes(value)
  return isPlain ? Object.values(value).flatMap(findForeign) : [value]
}
