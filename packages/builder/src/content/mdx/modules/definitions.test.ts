import { describe, expect, it } from 'vitest'
import { evaluateSource } from '../testing/evaluate-source.ts'

describe('evaluatePage, with definitions', () => {
  it('evaluates exports in any order and anywhere on the page', () => {
    const { html, problems } = evaluateSource(
      [
        '{greeting} <Badge version="2">now</Badge>',
        '',
        '<Note>',
        'export const Badge = ({version, size = 1, children}) => <b title={name}>v{version}/{size} {children}</b>',
        '',
        '</Note>',
        '',
        `export const greeting = \`Hi \${name}\`, name = names.first`,
        'export const names = {first: "Ann"}',
      ].join('\n'),
    )
    expect(problems).toEqual([])
    expect(html).toContain('Hi Ann')
    expect(html).toContain('<b title="Ann">v2/1 now</b>')
  })

  it('collapses white space as JSX does', () => {
    const { html } = evaluateSource(
      'export const A = () => (\n  <div>\n    New in\n    {" "}\n\n    <b> a </b> b\n    c\n  </div>\n)\n\n<A />',
    )
    expect(html).toBe('<div>New in <b> a </b> b c</div>')
  })

  it('runs functions with a body', () => {
    const { html, problems } = evaluateSource(
      'export function Badge({ version }) {\n  const text = "v" + version\n  return <span>{text}</span>\n}\n\n<Badge version={3} />',
    )
    expect(problems).toEqual([])
    expect(html).toBe('<span>v3</span>')
  })

  it('supports components that nest, pass on props and have conditions', () => {
    const { html, problems } = evaluateSource(
      [
        'export const Box = ({children, ...rest}) => <div {...rest}>{children}</div>',
        '',
        'export const Red = (props) => <Box className="red">{props.on ? props.children : "off"}</Box>',
        '',
        '<Red on>*a*</Red><Red>*b*</Red>',
      ].join('\n'),
    )
    expect(problems).toEqual([])
    expect(html).toContain('<div class="red"><em>a</em></div><div class="red">off</div>')
  })

  it.each([
    ['export const a = async () => 1', 'An async function'],
    ['export async function GET() {}', 'An async function'],
    ['export function a() {\n  a: for (;;) {}\n}', 'A label'],
    ['export default function Layout() {}', '`export default`'],
    ['export class A {}', 'A class'],
    ["export * from './a.mdx'", '`export *`'],
    ['export const {a} = {a: 1}', 'Destructuring in an export'],
  ])('reports %s, which is not used, and still renders the page', (source, what) => {
    const { html, diagnostics } = evaluateSource(`a\n\n${source}\n\nb`)
    expect(html.split('\n').filter(Boolean)).toEqual(['<p>a</p>', '<p>b</p>'])
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({ code: 'page/unsupported-code', file: 'guides/page.mdx' })
    expect(diagnostics[0]?.message).toMatch(new RegExp(`^${what.replace(/[*()]/g, '\\$&')}`))
    expect(diagnostics[0]?.line).toBeGreaterThan(2)
  })

  it('reports a call of nothing in a function that is not used', () => {
    const { html, problems } = evaluateSource(
      'a\n\nexport function register(b) {\n  const c = b\n  c()\n  registerOTel("a")\n}',
    )
    expect([html.trim(), problems]).toEqual(['<p>a</p>', ['page/unknown-variable guides/page.mdx:6:3']])
  })

  it.each([
    ['() => { document.title = "x"; return null }', '`document`'],
    ['() => { const [a] = useState(document.title); return <b>{a}</b> }', '`document`'],
    ['() => window.innerWidth > 9 ? null : <b>a</b>', '`window`'],
  ])('reports %s once and renders a note with the children', (definition, what) => {
    const { html, diagnostics } = evaluateSource(`export const A = ${definition}\n\n<A>\n\none\n\n</A>\n\n<A />`)
    expect(html.match(/does not run: <code>A<\/code>/g)).toHaveLength(2)
    expect(html).toContain('<p>one</p></div>')
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['page/unsupported-code', 1]])
    expect(diagnostics[0]?.message).toContain(what)
  })

  it('ignores a `throw` that nothing reaches', () => {
    const { html, problems } = evaluateSource(
      'export const A = ({kind}) => {\n  if (kind === "a") return <b>a</b>\n  throw new Error(kind)\n}\n\n<A kind="a" />',
    )
    expect([html.trim(), problems]).toEqual(['<b>a</b>', []])
  })

  it.each(['() => { alert(1) }', 'function () { alert(1) }', '() => setCount(1)'])(
    'reports the event handler %s and not its body',
    (handler) => {
      const { html, problems } = evaluateSource(`<button onClick={${handler}}>Go</button>`)
      expect(html).toBe('<p><button>Go</button></p>')
      expect(problems).toEqual(['page/unsafe-attribute guides/page.mdx:1:9'])
    },
  )

  it('reports a circular definition', () => {
    const { html, problems } = evaluateSource('export const a = b, b = a\n\nx {a}')
    expect(html).toBe('<p>x {a}</p>')
    expect(problems[0]).toBe('page/bad-expression guides/page.mdx:1:14')
  })
})
