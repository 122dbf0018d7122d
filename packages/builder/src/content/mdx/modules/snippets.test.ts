import { describe, expect, it } from 'vitest'
import type { ComponentNode } from '../../components/component-node.ts'
import { findSourceFile } from '../source-position.ts'
import { evaluateSource, evaluateTree, parseSource } from '../testing/evaluate-source.ts'

describe('evaluatePage, with imports', () => {
  it('shows the content of a snippet with its props as free variables, as `props`, and its children', () => {
    const { html, problems } = evaluateSource(
      'import Greeting from \'/snippets/a.mdx\'\n\n<Greeting word="you" n={2}>*c*</Greeting>',
      {
        'snippets/a.mdx': '## Hi {word} {props.n + 1}\n\n{children} {props.children}\n\n<Card title={word} />',
      },
    )
    expect(problems).toEqual([])
    expect(html).toContain('<h2>Hi you 3</h2>')
    expect(html.match(/<em>c<\/em>/g)).toHaveLength(2)
    expect(html).toContain('<Card title="you"></Card>')
  })

  it('fills the props of a snippet into the code and the title of its fences, and leaves other braces', () => {
    const fence = (code: string, title: string): ComponentNode => ({
      type: 'component',
      name: 'CodeBlock',
      props: { code, title },
      children: [],
    })
    const page = parseSource("import A from '/snippets/a.mdx'\n\n<A name='pkg' v={2} />")
    page.children.push(fence('{name}', '{v}'))
    const tree = {
      type: 'root' as const,
      children: [fence('npm i {name}@{v} {other} { name } $' + '{name}', '{name}.sh')],
    }
    const { components, problems } = evaluateTree(page, new Map([['snippets/a.mdx', { file: 'snippets/a.mdx', tree }]]))
    expect(problems).toEqual([])
    expect(components.map(({ props }) => [props.code, props.title])).toEqual([
      ['npm i pkg@2 {other} { name } $' + '{name}', 'pkg.sh'],
      ['{name}', '{v}'],
    ])
  })

  it.each([
    ['below its use', "<A />\n\nimport A from '/snippets/a.mdx'"],
    ['in the middle of a component', "<Note>\n\nimport A from '/snippets/a.mdx'\n\n<A />\n\n</Note>"],
    ['with a relative path', "import A from '../snippets/a.mdx'\n\n<A />"],
    ['without an extension', "import A from '/snippets/a'\n\n<A />"],
    ['without a leading slash', "import A from 'snippets/a.mdx'\n\n<A />"],
    ['as default', "import { default as A } from '/snippets/a.mdx'\n\n<A />"],
    ['by a lower-case name', "import crmCatalog from '/snippets/a.mdx'\n\n<crmCatalog />"],
    ["by an HTML element's name", "import code from '/snippets/a.mdx'\n\n<code />"],
    ["by a known component's name", "import Card from '/snippets/a.mdx'\n\n<Card />"],
  ])('resolves an import %s', (_, source) => {
    const { html, problems } = evaluateSource(source, { 'snippets/a.mdx': 'from the snippet' })
    expect(problems).toEqual([])
    expect(html).toContain('<p>from the snippet</p>')
  })

  it('imports names, renamed names and all names', () => {
    const { html, problems } = evaluateSource(
      "import { v, Badge as B } from './parts.mdx'\nimport * as parts from './parts.mdx'\n\n{v} {parts.list[1]} <B n={1} /> <parts.Badge n={2} />",
      {
        'guides/parts.mdx':
          'export const v = "text", list = [1, 2]\n\nexport const Badge = ({n}) => <b>{n} {v}</b>\n\nexport { w } from "./more.mdx"',
        'guides/more.mdx': 'export const w = 1',
      },
    )
    expect(problems).toEqual([])
    expect(html).toBe('<p>text 2 <b>1 text</b> <b>2 text</b></p>')
  })

  it('supports reexports', () => {
    const { html, problems } = evaluateSource("import { a, C, d } from './x.mdx'\n\n{a} {d} <C />", {
      'guides/x.mdx': "import { b } from './y.mdx'\n\nexport { a, default as C } from './y.mdx'\nexport { b as d }",
      'guides/y.mdx': 'export const a = 1, b = 2\n\ncontent',
    })
    expect(problems).toEqual([])
    expect(html).toBe('<p>1 2 content</p>')
  })

  it('prefers the definitions of a snippet to its props', () => {
    const { html } = evaluateSource('import A from \'./a.mdx\'\n\n<A word="prop" other="prop" />', {
      'guides/a.mdx': 'export const word = "own"\n\n{word} {other}',
    })
    expect(html).toBe('<p>own prop</p>')
  })

  it('lets snippets import snippets relative to themselves', () => {
    const { html, problems } = evaluateSource("import A from '/snippets/a.mdx'\n\n<A x={1} />", {
      'snippets/a.mdx': "import B from './deep/b.mdx'\n\na {x}\n\n<B x={x + 1} />",
      'snippets/deep/b.mdx': "import { c } from '../c.mdx'\n\nb {x} {c}",
      'snippets/c.mdx': 'export const c = "c"',
    })
    expect(problems).toEqual([])
    expect(html.match(/<p>.*<\/p>/g)).toEqual(['<p>a 1</p>', '<p>b 2 c</p>'])
  })

  it('finds a snippet without the slash and the extension', () => {
    const { html, problems } = evaluateSource("import A from 'snippets/a'\n\nx <A/>", { 'snippets/a.mdx': 'y' })
    expect({ html, problems }).toEqual({ html: '<p>x y</p>', problems: [] })
  })

  it('inlines a snippet of one paragraph', () => {
    const { html } = evaluateSource("import Name from './a.mdx'\n\nThe <Name/> thing", { 'guides/a.mdx': '*name*\n' })
    expect(html).toBe('<p>The <em>name</em> thing</p>')
  })

  it('passes the component in a snippet to its parent component', () => {
    const { components } = evaluateSource(
      'import Install from \'./a.mdx\'\n\n<Steps>\n  <Install />\n\n  <Step title="b" />\n</Steps>',
      {
        'guides/a.mdx': '<Step title="a" />',
      },
    )
    expect(components[0]?.children).toMatchObject([
      { type: 'component', name: 'Step', props: { title: 'a' } },
      { type: 'component', name: 'Step', props: { title: 'b' } },
    ])
  })

  it.each([
    ["import A from '@components/a'", 'packages are not supported'],
    ["import A from 'components/a'", 'packages are not supported'],
    ["import A from 'https://evil.test/a.jsx'", 'packages are not supported'],
    ["import { A, useState } from 'react'", '"A" of React is not supported'],
  ])('reports %s and renders a note with the children', (statement, reason) => {
    const { html, diagnostics } = evaluateSource(`${statement}\n\n<A a="b">\n  **b**\n</A>\n\nx <A/>`)
    const text = 'This part needs JavaScript that Spearmint does not run'
    expect(html).toBe(
      `<div class="needs-code"><p class="needs-code-label">${text}: <code>A</code></p><p><strong>b</strong></p></div>\n` +
        `<p>x <span class="needs-code"><span class="needs-code-label" title="${text}">` +
        `<span class="visually-hidden">${text}: </span><code>A</code></span></span></p>`,
    )
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({ code: 'page/unsupported-import', severity: 'warning', line: 1 })
    expect(diagnostics[0]?.message).toContain(reason)
  })

  it.each([
    ["import A from '/data.json'", 'only Markdown and component files can be imported'],
    ["import * as A from '../../a.mdx'", "it is outside the site's folder"],
  ])('reports %s, which is not code, and renders the children', (statement, reason) => {
    const { html, diagnostics } = evaluateSource(`${statement}\n\nx <A>**b**</A> <A/>`)
    expect(html).toBe('<p>x <strong>b</strong> </p>')
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]?.message).toContain(reason)
  })

  it('uses the built-in component if its import fails', () => {
    const { html } = evaluateSource('import { Card } from \'@mintlify/components\'\n\n<Card title="a">\nb\n</Card>')
    expect(html).toBe('<Card title="a"><p>b</p></Card>')
  })

  it('reports a missing file at its import and suggests similar names, even if it is not used', () => {
    const { diagnostics } = evaluateSource("a\n\nimport A from '/snippets/instal.mdx'", { 'snippets/install.mdx': '' })
    expect(diagnostics).toMatchObject([
      {
        code: 'page/missing-snippet',
        message: 'Cannot find the snippet "/snippets/instal.mdx". Expected it at "snippets/instal.mdx".',
        suggestions: ['Did you mean "snippets/install.mdx"?'],
        file: 'guides/page.mdx',
        line: 3,
        column: 15,
        endColumn: 37,
      },
    ])
  })

  it('reports a name that the file does not export', () => {
    const { html, diagnostics } = evaluateSource("import { colour } from './a.mdx'\n\nx {colour}", {
      'guides/a.mdx': 'export const color = 1',
    })
    expect(html).toBe('<p>x {colour}</p>')
    expect(diagnostics).toMatchObject([
      {
        code: 'page/missing-export',
        message: '"guides/a.mdx" does not export "colour".',
        suggestions: ['Did you mean "color"?', {}],
      },
    ])
  })
})

describe('evaluatePage, for files that use names of the page', () => {
  const imports = "import Part from '/snippets/part.mdx'\nimport { Outer, Inner } from '/snippets/parts.jsx'\n"

  it('finds the imports and exports of the page in snippets and component files, at any depth', () => {
    const { html, problems } = evaluateSource(
      "import { Outer } from '/snippets/outer.jsx'\nimport { Inner } from '/snippets/inner.jsx'\n" +
        "import Part from '/snippets/part.mdx'\n\nexport const label = 'a label'\n\n<Outer />\n\n<Part />",
      {
        'snippets/outer.jsx': 'export const Outer = () => <div><Inner /> {label}</div>',
        'snippets/inner.jsx': 'export const Inner = () => <b>inner</b>',
        'snippets/part.mdx': "import Deep from './deep.mdx'\n\n<Deep />",
        'snippets/deep.mdx': 'Part with <Inner /> and {label}.',
      },
    )
    expect(problems).toEqual([])
    expect(html).toBe('<div><b>inner</b> a label</div>\n\n<p>Part with <b>inner</b> and a label.</p>')
  })

  it('prefers definitions of the file, its props, and built-in components', () => {
    const { html, problems } = evaluateSource(
      `${imports}\nexport const a = 'page', b = 'page', c = 'page'\n\nexport const Card = () => 'page'\n\n` +
        `export const code = () => 'page'\n\n<Part b="prop" />\n\n<Outer />\n\n<Card />`,
      {
        'snippets/part.mdx': "export const a = 'own'\n\n{a} {b} {c} <Card /> <code>x</code>",
        'snippets/parts.jsx':
          "const a = 'own'\nexport const Inner = 1\nexport const Outer = () => <i>{a} {b} <Card /></i>",
      },
    )
    expect(problems).toEqual([])
    expect(html.split('\n').filter(Boolean)).toEqual([
      '<p>own prop page <Card></Card> <code>x</code></p>',
      '<i>own page <Card></Card></i>',
      'page',
    ])
  })

  it('reports a cycle between the page and a file, and names that neither defines', () => {
    const { diagnostics } = evaluateSource(`${imports}\nexport const a = Inner\n\n<Part />\n\n<Outer />`, {
      'snippets/part.mdx': '{none}',
      'snippets/parts.jsx': 'export const Inner = a\nexport const Outer = () => <None>{none}</None>',
    })
    expect(diagnostics.map(({ message, suggestions }) => [message, suggestions.at(-1)])).toEqual([
      [
        '"none" is neither defined in this snippet or on the page that imports it, nor passed as a prop.',
        'Pass it where you use the snippet, as in `<Snippet none="…" />`, or define it with `export const none = …`.',
      ],
      [
        'There is no component "None". Its children are rendered without it.',
        'Define or import it in this file, or import it on the page.',
      ],
      [
        '"none" is neither defined in this file nor on the page that imports it.',
        'Define or import it in this file or on the page, or pass it as a prop.',
      ],
      ['The import "Inner" is circular.', undefined],
      ['The definition of "a" is circular.', undefined],
    ])
  })
})

describe('evaluatePage, with <Snippet file>', () => {
  it.each([
    ['a/b.mdx', '_snippets/a/b.mdx'],
    ['a/b.mdx', 'snippets/a/b.mdx'],
    ['a/b', '_snippets/a/b.mdx'],
    ['/a/b.mdx', '_snippets/a/b.mdx'],
    ['./a/b.mdx', '_snippets/a/b.mdx'],
    ['/snippets/a/b.mdx', 'snippets/a/b.mdx'],
    ['_snippets/a/b.mdx', '_snippets/a/b.mdx'],
  ])('finds %s at %s', (written, file) => {
    const { html, problems } = evaluateSource(`<Snippet file="${written}" />`, { [file]: 'found' })
    expect(problems).toEqual([])
    expect(html).toContain('found')
  })

  it('prefers _snippets', () => {
    const { html } = evaluateSource('a <Snippet file="a.mdx" />', { 'snippets/a.mdx': 'no', '_snippets/a.mdx': 'yes' })
    expect(html).toBe('<p>a yes</p>')
  })

  it('passes other attributes as props', () => {
    const { html, problems } = evaluateSource('a <Snippet file="a.mdx" word="b">c</Snippet>', {
      '_snippets/a.mdx': '{word} {children} {props.file}',
    })
    expect(problems).toEqual([])
    expect(html).toBe('<p>a b c </p>')
  })

  it.each([
    [
      '<Snippet file="model-nvda-param.mdx" />',
      'page/missing-snippet',
      'Did you mean "_snippets/model-nvda-params.mdx"?',
    ],
    ['<Snippet file="../../secret.mdx" />', 'page/missing-snippet', undefined],
    ['<Snippet />', 'page/bad-expression', undefined],
    ['<Snippet file={1} />', 'page/bad-expression', undefined],
  ])('reports %s', (source, code, suggestion) => {
    const { diagnostics } = evaluateSource(`a ${source} b`, { '_snippets/model-nvda-params.mdx': '' })
    expect(diagnostics).toMatchObject([{ code, severity: 'warning', line: 1, column: 3 }])
    expect(diagnostics[0]?.suggestions[0]).toBe(suggestion)
  })
})

describe('evaluatePage, with cycles', () => {
  it.each([
    [
      'itself',
      { 'guides/a.mdx': "import A from './a.mdx'\n\na\n\n<A />" },
      'guides/a.mdx:5:1',
      'guides/a.mdx → guides/a.mdx',
    ],
    [
      'each other',
      { 'guides/a.mdx': "import B from './b.mdx'\n\na\n\n<B />", 'guides/b.mdx': "import A from './a.mdx'\n\n<A />" },
      'guides/b.mdx:3:1',
      'guides/a.mdx → guides/b.mdx → guides/a.mdx',
    ],
    [
      'the page',
      { 'guides/a.mdx': "import Page from './page.mdx'\n\na\n\n<Page />", 'guides/page.mdx': '' },
      'guides/a.mdx:5:1',
      'guides/page.mdx → guides/a.mdx → guides/page.mdx',
    ],
  ])('reports snippets that contain %s', (_, files, location, chain) => {
    const { html, problems, diagnostics } = evaluateSource("import A from './a.mdx'\n\n<A />\n\nend", files)
    expect(html).toMatch(/<p>a<\/p>\s*<p>end<\/p>/)
    expect(problems).toEqual([`page/snippet-cycle ${location}`])
    expect(diagnostics[0]?.message).toBe(`A snippet contains itself: ${chain}.`)
  })

  it('allows a snippet in its own children', () => {
    const { html, problems } = evaluateSource("import A from './a.mdx'\n\nx <A><A>b</A></A>", {
      'guides/a.mdx': '[{children}]',
    })
    expect(problems).toEqual([])
    expect(html).toBe('<p>x [[b]]</p>')
  })

  it('allows files that import definitions from each other', () => {
    const { html, problems } = evaluateSource("import { a } from './a.mdx'\n\n{a}", {
      'guides/a.mdx': "import { b } from './b.mdx'\n\nexport const a = b + 1\nexport const c = 1",
      'guides/b.mdx': "import { c } from './a.mdx'\n\nexport const b = c + 1",
    })
    expect(problems).toEqual([])
    expect(html).toBe('<p>3</p>')
  })
})

describe('evaluatePage, for locations in snippets', () => {
  it('reports the file of the snippet', () => {
    const { problems, diagnostics } = evaluateSource(
      "import { C } from './a.mdx'\nimport S from './a.mdx'\n\n<C />\n\n<S />",
      {
        'guides/a.mdx': 'text\n\nexport const C = () => <p>{missing}</p>\n\nsee {word} <Nope />',
      },
    )
    expect(problems).toEqual([
      'page/unknown-variable guides/a.mdx:3:28',
      'page/unknown-variable guides/a.mdx:5:6',
      'page/unknown-component guides/a.mdx:5:12',
    ])
    expect(diagnostics[1]?.message).toBe(
      '"word" is neither defined in this snippet or on the page that imports it, nor passed as a prop.',
    )
  })

  it('adds the file to the positions of nodes', () => {
    const { tree, components } = evaluateSource("import S from './a.mdx'\n\n<S />\n\n<Card />", {
      'guides/a.mdx': '# a\n\n<Note>b</Note>',
    })
    const heading = tree.children.find((node) => node.type === 'element')
    expect(findSourceFile(heading?.position)).toBe('guides/a.mdx')
    expect(components.map(({ position }) => findSourceFile(position))).toEqual(['guides/a.mdx', undefined])
    expect(components[0]?.position?.start).toMatchObject({ line: 3, column: 1 })
  })
})
