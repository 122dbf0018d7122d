import { describe, expect, it } from 'vitest'
import { evaluateSource } from '../testing/evaluate-source.ts'

/** Renders a component with children. */
function render(body: string, children: string) {
  const code =
    "import React, { Children, cloneElement, isValidElement } from 'react'\n" +
    `const B = ({ children }) => ${body}\nexport const A = () => <B>${children}</B>`
  const { html, problems } = evaluateSource("import { A } from '/snippets/a.jsx'\n\n<A />", { 'snippets/a.jsx': code })
  return { html, problems }
}

const BLOCKS = '<b className="x y">1</b><Card title="t"><u>2</u></Card>text'

describe('evaluatePage, for comparisons of JSX', () => {
  it.each([
    ['children == null ? "none" : children', 'a <b>c</b>', 'a <b>c</b>'],
    ['children != undefined && children !== null && "some"', '<b>c</b>', 'some'],
    ['children === children && children != <b /> && "same"', '<b>c</b>', 'same'],
    ['typeof children === "string" ? children.toUpperCase() : "no"', 'text', 'TEXT'],
    ['typeof children === "string" ? children.toUpperCase() : "no"', '<b>text</b>', 'no'],
  ])('evaluates %s', (body, children, text) => {
    expect(render(`<p>{${body}}</p>`, children)).toEqual({ html: `<p>${text}</p>`, problems: [] })
  })
})

describe('evaluatePage, for React.Children', () => {
  it.each([
    ['<i>{Children.count(children)} {React.Children.toArray(children).length}</i>', BLOCKS, '<i>3 3</i>'],
    [
      'React.Children.map(children, (child, index) => <li key={index}>{child}</li>)',
      BLOCKS,
      '<li><b class="x y">1</b></li><li><Card title="t"><u>2</u></Card></li><li>text</li>',
    ],
    [
      'Children.toArray(children).filter(isValidElement).map((child) => <i>{String(child.type)} {child.key}</i>)',
      BLOCKS,
      '<i>b </i><i>Card </i>',
    ],
    [
      'Children.map(children, (child) => <i>{child.props.title ?? child.props.className}: {child.props.children}</i>)',
      '<b className="x y">1</b><Card title="t"><u>2</u></Card>',
      '<i>x y: 1</i><i>t: <u>2</u></i>',
    ],
    ['<i>{Children.only(children).type}</i>', '<b>1</b>', '<i>b</i>'],
    ['<i>{Children.count(null)}{Children.map(null, (a) => a)}{Children.count([1, [2, "a"]])}</i>', '', '<i>03</i>'],
    [
      'Children.map(children, (child) => child?.props?.title ?? (isValidElement(child) ? "e" : child))',
      'a <b>c</b>',
      'a e',
    ],
  ])('evaluates %s', (body, children, html) => {
    expect(render(body, children)).toEqual({ html, problems: [] })
  })

  it('treats several children as a list, and a single one as an element', () => {
    const body = (use: string) => render(`<p>{${use}}</p>`, 'a <b>c</b>')
    expect(body('Array.isArray(children) && children.map((child) => <i>{child}</i>)').html).toBe(
      '<p><i>a </i><i><b>c</b></i></p>',
    )
    expect(body('[children.length, children[1].type, [...children].length].join()').html).toBe('<p>2,b,2</p>')
    expect(render('<p>{String(Array.isArray(children))}</p>', '<b />').html).toBe('<p>false</p>')
  })

  it('finds the text of children', () => {
    const { html, problems } = evaluateSource(
      "import { A } from '/snippets/a.jsx'\n\n<A>\n  a `b` **c** <i>d</i>\n\n  e\n</A>",
      {
        'snippets/a.jsx': `const toText = (node) => {
  if (node == null || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(toText).join('')
  return node.props ? toText(node.props.children) : ''
}
export const A = ({ children }) => <p>{toText(children)}</p>`,
      },
    )
    expect(problems).toEqual([])
    expect(html).toBe('<p>a b c de</p>')
  })

  it('clones elements and built-in components with other props and children', () => {
    const { html, problems } = render(
      'Children.map(children, (child, index) => cloneElement(child, { title: index, className: "z", onClick: () => 1 }, <u>n</u>))',
      BLOCKS,
    )
    expect(html).toBe('<b class="z" title="0"><u>n</u></b><Card title="1" class="z"><u>n</u></Card>text')
    expect(new Set(problems.map((problem) => problem.split(' ')[0]))).toEqual(new Set(['page/first-state']))
  })

  it.each([
    ['cloneElement(<a>b</a>, { href: "javascript:hack()", onclick: "hack()" })', '<a>b</a>'],
    ['cloneElement(<Card />, { href: "javascript:hack()" })', '<Card></Card>'],
    ['cloneElement(<style>a</style>, {}, "</style><script>hack()</script>")', ''],
    ['cloneElement(<iframe />, { srcDoc: "<script>1</script>" }, <b />)', '<iframe></iframe>'],
    ['<b>{Children.count({ type: "root", children: [] })}</b>', '<b>1</b>'],
    ['<b>{children.constructor}{children.children}{children.props.constructor}</b>', '<b></b>'],
  ])('checks what is new in %s', (body, html) => {
    expect(render(body, 'a <b>c</b>').html).toBe(html)
  })
})

it('ignores the line breaks between the blocks of a page', () => {
  const { html, problems } = evaluateSource(
    'export const A = ({ children }) => <>{React.Children.map(children, (child) => <li>{child}</li>)}</>\n\n' +
      '<A>\n  - a\n\n  text\n</A>',
  )
  expect(problems).toEqual([])
  expect(html).toBe('<li><ul>\n<li>a</li>\n</ul></li><li><p>text</p></li>')
})
