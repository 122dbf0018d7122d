import { describe, expect, it } from 'vitest'
import { evaluateSource } from '../testing/evaluate-source.ts'

/** Renders `<div>` with this HTML in a component. */
function render(html: string, tag = 'div') {
  const code = `export const A = ({ html }) => <${tag} className="a" dangerouslySetInnerHTML={{ __html: html }} />`
  return evaluateSource(`import { A } from '/snippets/a.jsx'\n\n<A html={${JSON.stringify(html)}} />`, {
    'snippets/a.jsx': code,
  })
}

describe('evaluatePage, for dangerouslySetInnerHTML', () => {
  it.each([
    ['a <b>c</b> &amp; <code>d</code>', 'a <b>c</b> &#x26; <code>d</code>'],
    [
      '<p class="x y" id="i" data-k="v" aria-hidden="true">1<p>2',
      '<p class="x y" id="i" data-k="v" aria-hidden="true">1</p><p>2</p>',
    ],
    [
      '<a href="/b" target="_blank" rel="noopener nofollow">c</a>',
      '<a href="/b" target="_blank" rel="noopener nofollow">c</a>',
    ],
    ['<input disabled value="1"><img src="a.png" alt="">', '<input disabled value="1"><img src="a.png" alt="">'],
    ['<span style="color: red">a</span>', '<span style="color: red">a</span>'],
    ['<input accept=".a,.b"><area coords="1,2,3">', '<input accept=".a, .b"><area coords="1, 2, 3">'],
    [
      '<svg viewBox="0 0 8 8"><path d="M0 0" stroke-width="2"/></svg>',
      '<svg viewBox="0 0 8 8"><path d="M0 0" stroke-width="2"></path></svg>',
    ],
    ['<!-- a --><table><tr><td>b</table>', '<table><tbody><tr><td>b</td></tr></tbody></table>'],
    ['', ''],
  ])('renders %s', (source, content) => {
    const { html, problems } = render(source)
    expect(problems).toEqual([])
    expect(html).toBe(`<div class="a">${content}</div>`)
  })

  it('renders it on a page and in a style, and prefers it to children', () => {
    const { html, problems } = evaluateSource(
      'export const html = "a <b>c</b>"\n\n<div dangerouslySetInnerHTML={{ __html: html }}>\n  child\n</div>\n\n' +
        '<style dangerouslySetInnerHTML={{ __html: ".a > b { color: red }" }} />\n\n' +
        '<div dangerouslySetInnerHTML={undefined}>\n  child\n</div>',
    )
    expect(problems).toEqual([])
    expect(html.split('\n').filter(Boolean)).toEqual([
      '<div>a <b>c</b></div>',
      '<style>.a > b { color: red }</style>',
      '<div><p>child</p></div>',
    ])
  })

  it.each([
    ['<script>hack()</script><script src="/a.js"></script>', '', []],
    ['<svg><script>hack()</script></svg>', '<svg></svg>', []],
    ['<img src=x onerror="hack()">', '<img src="x">', ['page/unsafe-attribute']],
    ['<svg onload=hack()></svg>', '<svg></svg>', ['page/unsafe-attribute']],
    ['<a href=" java\tscript:hack()">a</a>', '<a>a</a>', ['page/unsafe-attribute']],
    ['<a href="&#106;avascript:hack()">a</a>', '<a>a</a>', ['page/unsafe-attribute']],
    ['<svg><a xlink:href="javascript:hack()">a</a></svg>', '<svg><a>a</a></svg>', ['page/unsafe-attribute']],
    ['<iframe srcdoc="<script>hack()</script>"></iframe>', '<iframe></iframe>', ['page/unsafe-attribute']],
    ['<form action="javascript:hack()"></form>', '<form></form>', ['page/unsafe-attribute']],
    ['<base href="/x"><meta http-equiv="refresh"><object data="x"></object>', '', ['page/unsafe-element']],
    [
      '<noscript><b></noscript><img src=x onerror=hack()></noscript>',
      '<b><img src="x"></b>',
      ['page/unsafe-element', 'page/unsafe-attribute'],
    ],
    [
      '<sm-tabs data-sm="a"><b data-sm-x="1">a</b></sm-tabs>',
      '<b>a</b>',
      ['page/unsafe-element', 'page/unsafe-attribute'],
    ],
    ['<math><mtext><table><mglyph><style><img src=x onerror=hack()>', undefined, undefined],
    ['<template><script>hack()</script></template>', '<template></template>', []],
    [
      '<style></style><style>a</style><textarea></textarea><b>',
      '<style></style><style>a</style><textarea></textarea><b></b>',
      [],
    ],
    ['<title><img src=x onerror=hack()></title>', '<title>&#x3C;img src=x onerror=hack()></title>', []],
    ['<b a" b="</b><i>">c</b>', '<b b="</b><i>">c</b>', []],
  ])('checks %s', (source, content, codes) => {
    const { html, diagnostics } = render(source)
    if (content !== undefined) expect(html).toBe(`<div class="a">${content}</div>`)
    if (codes) expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(codes)
    expect(html).not.toMatch(/<[^>]*hack|<script/i)
  })

  it.each([
    ['style', '</style><script>hack()</script>', '<style class="a"></style>'],
    ['style', 'a&lt;/style&gt;', ''],
    ['script', 'hack()', ''],
    ['iframe', '<b>a</b>', '<iframe class="a"></iframe>'],
    ['noscript', '<b>a</b>', ''],
    ['textarea', '</textarea><b>a</b>', '<textarea class="a">a</textarea>'],
  ])('checks it in <%s>', (tag, source, content) => {
    expect(render(source, tag).html).toBe(content)
  })

  it.each(['{ __html: 1 }', '{ __html: <b /> }', '"<b>a</b>"'])('reports %s', (value) => {
    const { html, problems } = evaluateSource(`<div dangerouslySetInnerHTML={${value}} />`)
    expect(html).toBe('<div></div>')
    expect(problems).toEqual(['page/bad-expression guides/page.mdx:1:6'])
  })

  it.each([
    ['deep nesting', '<div>'.repeat(12_000)],
    ['formatting that is never closed', `${'<b id=a><b id=b>'.repeat(500)}${'<p>'.repeat(5000)}`],
    ['many attributes', `<b ${Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(' ')}>`],
    ['a long text', 'a'.repeat(100_000)],
  ])('stops %s', (_, source) => {
    const start = performance.now()
    const { html, problems } = render(source)
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['page/too-complex'])
    expect(html.length).toBeLessThan(200)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
