import { describe, expect, it } from 'vitest'
import { evaluateSource, evaluateTree, parseSource } from './testing/evaluate-source.ts'
import { isHastValue } from './values/value.ts'

describe('evaluatePage, with elements', () => {
  it.each([
    ['HTML spelling', '<div class="a b" for="x" tabindex="0">c</div>', '<div class="a b" for="x" tabindex="0">c</div>'],
    [
      'JSX spelling',
      '<div className="a b" htmlFor="x" tabIndex={0}>c</div>',
      '<div class="a b" for="x" tabindex="0">c</div>',
    ],
    [
      'boolean attributes',
      '<video autoPlay playsInline muted loop={true} controls={false} />',
      '<video autoplay playsinline muted loop></video>',
    ],
    [
      'iframe',
      '<iframe frameborder="0" allowfullscreen src="https://a.b">x</iframe>',
      '<iframe frameborder="0" allowfullscreen src="https://a.b"></iframe>',
    ],
    [
      'style object',
      '<p style={{marginTop: 4, lineHeight: 1.5, WebkitMask: "none", "--x": 2, top: 0}} />',
      '<p style="margin-top: 4px; line-height: 1.5; -webkit-mask: none; --x: 2; top: 0"></p>',
    ],
    ['style text', '<p style="color: red" />', '<p style="color: red"></p>'],
    ['class list', '<p className={["a", false, "b"]} />', '<p class="a b"></p>'],
    [
      'aria and data',
      '<p aria-hidden={true} data-open={false} ariaLabel="a" draggable={false} />',
      '<p aria-hidden="true" data-open="false" aria-label="a" draggable="false"></p>',
    ],
    ['React only', '<p key="a" ref={1} />', '<p></p>'],
    ['nothing', '<p title={null} lang={undefined} {...null} />', '<p></p>'],
    ['spread', '<p id="a" {...{id: "b", title: "c"}} lang="d" />', '<p id="b" title="c" lang="d"></p>'],
    ['fragment', '<><b>a</b> c</>', '<b>a</b> c'],
    ['custom element', '<my-part some-thing="a" />', '<my-part some-thing="a"></my-part>'],
    ['template', '<style>{`.a { color: red }`}</style>', '<style>.a { color: red }</style>'],
    ['textarea', '<textarea>a <b>c</b></textarea>', '<textarea>a c</textarea>'],
    [
      'SVG',
      '<svg viewBox="0 0 1 1" xmlns:xlink="x"><path strokeWidth="2" clipPath="url(#a)" stroke-linecap="round" /><linearGradient id="a" /></svg>',
      '<svg viewBox="0 0 1 1" xmlns:xlink="x"><path stroke-width="2" clip-path="url(#a)" stroke-linecap="round"></path><linearGradient id="a"></linearGradient></svg>',
    ],
  ])('renders %s', (_, source, html) => {
    const evaluated = evaluateSource(`a ${source}`)
    expect(evaluated.problems).toEqual([])
    expect(evaluated.html).toBe(`<p>a ${html}</p>`)
  })

  it('converts HTML and SVG attributes to hast properties', () => {
    const { tree } = evaluateSource('<g stroke-width="1" class="a" frameborder="0" data-a-b="c" aria-label="d" />')
    expect(tree.children[0]).toMatchObject({
      properties: { strokeWidth: '1', className: ['a'], frameBorder: '0', dataAB: 'c', ariaLabel: 'd' },
    })
  })

  it('reports an attribute that is not text', () => {
    const { html, diagnostics } = evaluateSource('<p title={[1]} lang={<b />} id="a" />')
    expect(html).toBe('<p id="a"></p>')
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The attribute "title" must be text, a number or a boolean, not a list.',
      'The attribute "lang" must be text, a number or a boolean, not JSX.',
    ])
  })
})

describe('evaluatePage, with components', () => {
  it('passes evaluated props to components', () => {
    const { components, problems } = evaluateSource(
      '<Card title="a" required cols={2} default={false} items={["*/*"]} style={{a: 1}} type={\'"venus" | "quill"\'} {...{b: 1}} fn={() => 1} />',
    )
    expect(problems).toEqual([])
    expect(components[0]?.props).toEqual({
      title: 'a',
      required: true,
      cols: 2,
      default: false,
      items: ['*/*'],
      style: { a: 1 },
      type: '"venus" | "quill"',
      b: 1,
    })
  })

  it('decodes character references in attributes', () => {
    const { components } = evaluateSource('<Card type="&#x22;show&#x22; | &amp;" />')
    expect(components[0]?.props.type).toBe('"show" | &')
  })

  it('converts JSX in attributes to hast', () => {
    const { components } = evaluateSource('<Card icon={<svg><path d="M0" /></svg>} title={<>a <b>c</b></>} />')
    const { icon, title } = components[0]?.props ?? {}
    expect(isHastValue(icon) && icon.children).toMatchObject([{ tagName: 'svg', children: [{ tagName: 'path' }] }])
    expect(isHastValue(title) && title.children).toMatchObject([{ value: 'a ' }, { tagName: 'b' }])
  })

  it('never confuses an object with hast', () => {
    const { components } = evaluateSource('<Card icon={{type: "root", children: []}} />')
    expect(isHastValue(components[0]?.props.icon)).toBe(false)
  })

  it('preserves children, positions and names with a dot', () => {
    const { html, components } = evaluateSource('a <Tip>*b*</Tip>\n\n<Tree.Folder>\n  c\n</Tree.Folder>')
    expect(html).toBe('<p>a <Tip><em>b</em></Tip></p>\n<Tree.Folder><p>c</p></Tree.Folder>')
    expect(components[1]?.position).toMatchObject({ start: { line: 3, column: 1 }, end: { line: 5, column: 15 } })
  })

  it.each([
    ['<Wraning>**a**</Wraning>', '<strong>a</strong>', 'Did you mean "Warning"?'],
    ['<tip>a</tip>', 'a', 'Did you mean "Tip"?'],
    ['<TagFilters.Item>a</TagFilters.Item>', 'a', undefined],
    ['<crmCatalog>a</crmCatalog>', 'a', undefined],
  ])('renders the children of the unknown %s', (source, content, suggestion) => {
    const { html, diagnostics } = evaluateSource(`x ${source}`)
    expect(html).toBe(`<p>x ${content}</p>`)
    expect(diagnostics).toMatchObject([{ code: 'page/unknown-component', severity: 'warning', line: 1, column: 3 }])
    const meant = diagnostics[0]?.suggestions.find((text) => text.startsWith('Did you mean'))
    expect(meant).toBe(suggestion)
  })
})

describe('evaluatePage, with expressions in text', () => {
  it.each([
    ['a{" "}b', '<p>a b</p>'],
    ['a {/* <b>c</b> */}b{}', '<p>a b</p>'],
    ['a {1 + 1} {true}{false}{null}{undefined}{[1, ["b", null]]}', '<p>a 2 1b</p>'],
    ['a {<b>c</b>} {true && <i>d</i>}', '<p>a <b>c</b> <i>d</i></p>'],
    ['{"a paragraph"}', '<p>a paragraph</p>'],
    ['<ul>\n{["a", "b"].map((x) => <li key={x}>{x}</li>)}\n</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['{/*\n```js\n<Broken\n```\n\nmore\n*/}\n\nb', '<p>b</p>'],
    ['{false ? <a /> : <><b>c</b></>}', '<b>c</b>'],
  ])('evaluates %s', (source, html) => {
    const evaluated = evaluateSource(source)
    expect(evaluated.problems).toEqual([])
    expect(evaluated.html).toBe(html)
  })

  it.each([
    ['a {name} b', '<p>a {name} b</p>', 'page/unknown-variable'],
    ['/tenants/{tenant_id}/', '<p>/tenants/{tenant_id}/</p>', 'page/unknown-variable'],
    ['a {employee.remote_id}', '<p>a {employee.remote_id}</p>', 'page/unknown-variable'],
    ['{name}', '<p>{name}</p>', 'page/unknown-variable'],
    ['\\d{3}', '<p>\\d{3}</p>', 'page/unescaped-brace'],
    ['a{1,2}', '<p>a{1,2}</p>', 'page/unescaped-brace'],
    ['a {4|5|6}', '<p>a {4|5|6}</p>', 'page/unescaped-brace'],
    ['a { {topic: 1} }', '<p>a { {topic: 1} }</p>', 'page/bad-expression'],
    ['a { {topic} }', '<p>a { {topic} }</p>', 'page/unknown-variable'],
    ['a {new Date()}', '<p>a {new Date()}</p>', 'page/unsupported-code'],
    ['a {String}', '<p>a {String}</p>', 'page/bad-expression'],
  ])('reports %s and shows its source', (source, html, code) => {
    const evaluated = evaluateSource(source)
    expect(evaluated.html).toBe(html)
    expect(evaluated.diagnostics).toMatchObject([{ code, severity: 'warning' }])
  })

  it.each([
    ['a \\{name} b', '<p>a {name} b</p>'],
    ['a \\{\\{name}} b', '<p>a {{name}} b</p>'],
    ['a `{name}` `{{name}}` b', '<p>a <code>{name}</code> <code>{{name}}</code> b</p>'],
  ])('shows braces that are written as the explanation advises: %s', (source, html) => {
    const evaluated = evaluateSource(source)
    expect(evaluated.problems).toEqual([])
    expect(evaluated.html).toBe(html)
  })

  it('suggests fixes for an unknown variable and reports each location once', () => {
    const { diagnostics, problems } = evaluateSource('export const title = "a"\n\n{titel} {titel}')
    expect(problems).toEqual([
      'page/unknown-variable guides/page.mdx:3:2',
      'page/unknown-variable guides/page.mdx:3:10',
    ])
    expect(diagnostics[0]).toMatchObject({
      message: '"titel" is not defined on this page.',
      suggestions: [
        'Did you mean "title"?',
        'Define it with `export const titel = …` for {titel}, add it to "variables" in docs.json for {{titel}}, or put the text in backticks.',
      ],
      url: '/reference/diagnostics#page-unknown-variable',
    })
  })

  it.each([
    ['<p className="lead">\n  a *b*\n</p>', '<p class="lead">a <em>b</em></p>'],
    ['<h1 className="hero">\n  a\n</h1>', '<h1 class="hero">a</h1>'],
    ['<p>\n  <b>a</b>\n</p>', '<p><b>a</b></p>'],
    ['<div>\n  a\n</div>', '<div><p>a</p></div>'],
  ])('reads text on lines of its own as the text of a paragraph or heading: %s', (source, html) => {
    expect(evaluateSource(source).html).toBe(html)
  })

  it('says of a name of browsers that it is not available, also in a function that nothing calls', () => {
    const { diagnostics } = evaluateSource("export const load = () => { fetch('/x') }")
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('`fetch` is not available')])
  })

  it('leaves out an attribute that cannot be evaluated', () => {
    const { html, problems } = evaluateSource('<Card title={name} cols={2} />')
    expect(html).toBe('<Card cols="2"></Card>')
    expect(problems).toEqual(['page/unknown-variable guides/page.mdx:1:14'])
  })
})

describe('evaluatePage, for the tree of the page', () => {
  const source = [
    "import S from './s.mdx'",
    '# a [b](c) ~d~',
    '<Card {...{a: [1]}} title={<b className="x" />}>c {1 + 1}</Card>',
    '- [x] e',
    'f[^1]',
    '<S name="g">h</S>',
    '[^1]: i',
  ].join('\n\n')

  it('never changes it', () => {
    const tree = deepFreeze(parseSource(source))
    const snippet = deepFreeze(parseSource('# {name} **{children}** <div className="y" />'))
    const loaded = new Map([['guides/s.mdx', { file: 'guides/s.mdx', tree: snippet }]])
    expect(evaluateTree(tree, loaded).problems).toEqual([])
  })

  it('returns a tree that shares no nodes, properties or lists with it', () => {
    const tree = parseSource(source)
    const parts = collectParts(tree)
    const { tree: evaluated } = evaluateTree(tree, new Map())
    expect([...collectParts(evaluated)].filter((part) => parts.has(part))).toEqual([])
  })
})

/** Every object and list of a tree, except positions. */
function collectParts(value: unknown, parts = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return parts
  parts.add(value)
  for (const [key, inner] of Object.entries(value)) if (key !== 'position') collectParts(inner, parts)
  return parts
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}
