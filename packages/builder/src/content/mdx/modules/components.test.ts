import { describe, expect, it } from 'vitest'
import { componentParser, evaluateSource } from '../testing/evaluate-source.ts'

/** Renders `<A …/>` of a component file. */
function renderComponent(code: string, use = '<A />', file = 'snippets/a.jsx') {
  const [, extension] = file.split('.')
  return evaluateSource(`import { A } from '/snippets/a.${extension}'\n\n${use}`, { [file]: code })
}

describe('evaluatePage, with pure components in files', () => {
  it('renders a row of parameters', () => {
    const { html, diagnostics } = renderComponent(
      `const Label = ({ children }) => <span className="label">{children}</span>

export const A = ({ name, type = 'string', required, tags = [], children, ...rest }) => {
  const style = { marginTop: 4, color: required ? 'red' : undefined }
  const Tag = required ? 'strong' : 'em'
  return (
    <div {...rest} style={style}>
      <Tag>{name}</Tag> {\`<\${type}>\`}
      {required && <Label>required</Label>}
      <ul>{tags.map((tag, index) => <li key={index}>{tag.toUpperCase()}</li>)}</ul>
      <Note>{children}</Note>
    </div>
  )
}`,
      '<A name="id" required tags={["a", "b"]} id="row">\n  The **id**.\n</A>',
    )
    expect(diagnostics).toEqual([])
    expect(html).toBe(
      '<div id="row" style="margin-top: 4px; color: red"><strong>id</strong> &#x3C;string>' +
        '<span class="label">required</span><ul><li>A</li><li>B</li></ul>' +
        '<Note><p>The <strong>id</strong>.</p></Note></div>',
    )
  })

  it.each([
    ['an arrow function', 'export default ({ a }) => <b>{a}</b>'],
    ['a function', 'export default function ({ a }) { return <b>{a}</b> }'],
    ['a named function', 'export default function A({ a }) { return <b>{a}</b> }\nA.displayName = "A"'],
    ['a name', 'function A({ a }) { return <b>{a}</b> }\nexport default A'],
    ['an export list', 'const A = ({ a }) => <b>{a}</b>\nexport { A as default }'],
    ['a wrapped component', 'import { memo } from "react"\nexport default memo(({ a }) => <b>{a}</b>)'],
  ])('renders the default export %s', (_, code) => {
    const { html, diagnostics } = evaluateSource("import A from 'snippets/a.jsx'\n\n<A a={1} />", {
      'snippets/a.jsx': code,
    })
    expect(diagnostics).toEqual([])
    expect(html).toBe('<b>1</b>')
  })

  it('strips the types of TypeScript', () => {
    const { html, diagnostics } = renderComponent(
      `import React, { type FC } from 'react'
import type { Theme } from './theme'
interface Props<T = string> { name: T; size?: number }
type Size = Props['size']
declare const VERSION: string
const sizes = { small: 1 } as const satisfies Record<string, number>
const first = <T,>(list: T[]): T => list[0]!
const same = <T extends string>(text: T): T => text
export const A: FC<Props> = ({ name, size = sizes.small as number }: Props): JSX.Element => {
  const [label] = React.useMemo<string[]>(() => [same(name)], [name])
  return <React.Fragment><b>{label!}</b><i>{first<Size>([size])}</i></React.Fragment>
}`,
      '<A name="a" />',
      'snippets/a.tsx',
    )
    expect(diagnostics).toEqual([])
    expect(html).toBe('<b>a</b><i>1</i>')
  })

  it('supports imports between component files and Markdown, without extensions too', () => {
    const { html, diagnostics } = evaluateSource("import { A } from '/snippets/a'\n\n<A />", {
      'snippets/a.jsx': "import { b } from './b.js'\nimport C from '../c.mdx'\nexport const A = () => <i>{b}<C /></i>",
      'snippets/b.js': 'const { b, ...rest } = { b: "b" }\nexport { b }',
      'c.mdx': 'text',
    })
    expect(diagnostics).toEqual([])
    expect(html).toBe('<i>b<p>text</p></i>')
  })

  it('reports an import of a package only if a component needs it', () => {
    const code =
      'import { motion } from "motion"\nexport const A = () => <b>a</b>\nexport const B = () => <motion.div />'
    expect(renderComponent(code).diagnostics).toEqual([])
    const { html, problems } = evaluateSource("import { B } from '/snippets/a.jsx'\n\n<B />", {
      'snippets/a.jsx': code,
    })
    expect(html).toContain('does not run: <code>motion.div</code>')
    expect(problems).toEqual(['page/unsupported-import snippets/a.jsx:1:24'])
  })

  it.each([
    ['a missing file', undefined, 'page/missing-snippet guides/page.mdx:1:19'],
    ['a missing export', 'export const B = 1', 'page/missing-export guides/page.mdx:1:19'],
  ])('reports %s', (_, code, problem) => {
    const source = "import { A } from '/snippets/a.jsx'\n\nx\n\n<A>\n\nchild\n\n</A>"
    const { html, problems } = evaluateSource(source, code === undefined ? {} : { 'snippets/a.jsx': code })
    expect(html).toContain('<p>child</p>')
    expect(problems).toEqual([problem])
  })

  it.each([
    ['a.jsx', 'export const A = () => (\n  <b>{a}</b>', 'page/component-syntax', 2],
    ['a.tsx', 'export const A: FC = () => <b>{a as}</b>', 'page/component-syntax', 1],
    ['a.jsx', `export const A = () => ${'['.repeat(500)}1${']'.repeat(500)}`, 'page/too-complex', 1],
  ])('reports a syntax error in %s once, and renders a note with the children', (name, code, expected, line) => {
    const file = `snippets/${name}`
    const { html, problems } = renderComponent(code, '<A>child</A>', file)
    expect(componentParser.parse(code, file).diagnostics).toMatchObject([{ code: expected, file, line }])
    expect(html).toContain('does not run: </span><code>A</code>')
    expect(html).toContain('child')
    expect(problems).toEqual([])
  })

  it('reports problems in the component file', () => {
    const { html, problems } = renderComponent('export const A = () => (\n  <b>{window.name}a</b>\n)')
    expect(html).toBe('<b>a</b>')
    expect(problems).toEqual(['page/unsupported-code snippets/a.jsx:2:7'])
  })
})

describe('evaluatePage, with stateful components', () => {
  it('renders the first state, and drops effects and handlers', () => {
    const { html, diagnostics } = renderComponent(
      `export const A = ({ start = 2 }) => {
  'use client'
  const [count, setCount] = useState(start)
  const [items] = React.useState(() => ['a', 'b'])
  const [state, dispatch] = useReducer((state) => state, { open: true })
  const box = useRef(null)
  const total = useMemo(() => count * items.length, [window.innerWidth])
  const format = useCallback((n) => n.toFixed(1), [])
  const load = async () => { for (const a of items) await fetch(a) }
  function change(event) { setCount(event.target.value); localStorage.x = 1 }
  useEffect(() => { document.title = 'a'; load() }, [document])
  return (
    <div ref={box} onMouseMove={window.track}>
      <input value={count} onChange={change} />
      <button onClick={async () => { await load() }} disabled={count === 0}>{format(total)}</button>
      {state.open ? items.map((item) => <Card title={item} onClick={() => dispatch(item)} />) : null}
      {typeof window === 'undefined' && box.current === null ? 'static' : window.name}
    </div>
  )
}`,
    )
    expect(html).toBe(
      '<div><input value="2"><button>4.0</button><Card title="a"></Card><Card title="b"></Card>static</div>',
    )
    expect(new Set(diagnostics.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
      new Set(['page/first-state info']),
    )
  })

  it('marks what a component in a line computes', () => {
    const { tree } = evaluateSource(
      'export const A = ({ children }) => <b>a{children}</b>\n\n## x <A />\n\n## x <A>c</A>\n\n<A />',
    )
    const parts = tree.children.flatMap((node) => ('children' in node ? node.children : []))
    expect(parts.map(({ data }) => data !== undefined && 'isComputed' in data)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
  })

  it('ignores what a component logs', () => {
    const { html, problems } = renderComponent('export const A = () => { console.log("a"); return <b>a</b> }')
    expect([html, problems]).toEqual(['<b>a</b>', []])
  })

  it('gives a context its default value', () => {
    const { html, diagnostics } = renderComponent(
      `import { createContext, useContext } from 'react'
const Theme = createContext('light')
const Name = () => <b>{useContext(Theme)}</b>
export const A = () => <Theme.Provider value="dark"><Name /></Theme.Provider>`,
    )
    expect(diagnostics).toEqual([])
    expect(html).toBe('<b>light</b>')
  })

  it('renders a component of a page in the same way', () => {
    const { html, problems } = evaluateSource(
      'export const A = () => {\n  const [a, setA] = useState("x")\n  const b = () => { setA(1) }\n  return <b onClick={b}>{a}</b>\n}\n\n<A />',
    )
    expect(html).toBe('<b>x</b>')
    expect(problems).toEqual(['page/first-state guides/page.mdx:2:21', 'page/first-state guides/page.mdx:4:13'])
  })

  it.each([
    ['useState(() => localStorage.getItem("a"))', '`localStorage`'],
    ['useState(new Date())', '`new Date()`'],
    ['useSearch()', '`useSearch`'],
    ['useContext(Store)', 'A class'],
  ])('renders a note with the children if the first state needs %s', (hook, what) => {
    const { html, diagnostics } = renderComponent(
      `class Store {}\nexport const A = () => {\n  const a = ${hook}\n  return <b>{a}</b>\n}`,
      '<A>child</A>',
    )
    expect(html).toContain('does not run: </span><code>A</code>')
    expect(html).toContain('child')
    expect(diagnostics.find(({ code }) => code === 'page/unsupported-code')?.message).toContain(what)
  })
})

describe('evaluatePage, with hostile component files', () => {
  it.each([
    ['export const A = () => <a href="javascript:hack()">a</a>', '<a>a</a>'],
    ['export const A = () => <a onclick="hack()">a</a>', '<a>a</a>'],
    ['export const A = () => <a {...{ onClick: "hack()" }}>a</a>', '<a>a</a>'],
    ['export const A = () => <b dangerouslySetInnerHTML={{ __html: "<script>hack()</script>" }} />', '<b></b>'],
    ['export const A = () => { const T = "script"; return <T>hack()</T> }', ''],
    ['export const A = () => { const T = "img src=x onerror=hack()"; return <T>a</T> }', 'a'],
    ['export const A = () => <b>{"".constructor.constructor("hack()")()}</b>', '<b></b>'],
    ['export const A = () => <b>{React.useState.constructor("hack()")()}</b>', '<b></b>'],
    ['export const A = () => <b>{React.constructor}{React.__proto__}</b>', '<b></b>'],
    ['globalThis.hack()\nexport const A = () => <b>a</b>', '<b>a</b>'],
    ['Object.prototype.a = 1\nexport const A = () => <b>{{}.a}</b>', '<b></b>'],
    ['export const A = () => <b>{useState(hack)}{useReducer(hack, hack, hack)}</b>', '<b></b>'],
  ])('runs nothing of %s', (code, html) => {
    expect(renderComponent(code).html).toBe(html)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it.each([
    ['a component in itself', 'export const A = () => <b><A /><A /></b>'],
    ['state in itself', 'const f = () => useState(f)\nexport const A = () => <b>{f()}</b>'],
    ['a long list', 'const l = Array.from({ length: 100000 })\nexport const A = () => l.map(() => l.map(() => 1))'],
    [
      'a long text that is joined',
      "const t = Array.from({ length: 90000 }, () => 'abcdefghij').join('')\nexport const A = () => t.replaceAll('a', t)",
    ],
    [
      'calls of a long function',
      `const l = Array.from({ length: 9999 })\nconst f = () => { return 1${';'.repeat(9999)} }\nexport const A = () => l.map(f)`,
    ],
    ['a text that doubles', `export const A = () => { let t = 'ab'; ${'t += t; '.repeat(60)} return t }`],
    [
      'an object that doubles as text',
      `const o0 = {}\n${Array.from({ length: 60 }, (_, index) => `const o${index + 1} = { a: o${index}, b: o${index} }`).join('\n')}\nexport const A = () => JSON.stringify(o60)`,
    ],
  ])('stops %s', (_, code) => {
    const { html, problems } = renderComponent(code, '<A />\n\nthe rest')
    expect(problems.map((problem) => problem.split(' ')[0])).toContain('page/too-complex')
    expect(html).toContain('<p>the rest</p>')
  })
})
