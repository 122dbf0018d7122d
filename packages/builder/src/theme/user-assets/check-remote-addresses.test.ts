import { describe, expect, it } from 'vitest'
import { createOriginTest } from './allowed-origins.ts'
import { checkScript, checkStyle } from './check-remote-addresses.ts'

const isAllowed = createOriginTest(['https://cdn.test', 'https://*.wide.test'])

describe('checkStyle', () => {
  it.each([
    ['@import url("https://a.test/b.css");', '"https://a.test/b.css"', 14],
    ["@import 'https://a.test/b.css' screen;", '"https://a.test/b.css"', 10],
    ['@import url(//a.test/b.css);', '"//a.test/b.css"', 13],
    ['@font-face { font-family: A; src: local(A), url(https://a.test/b.woff2) }', '"https://a.test/b.woff2"', 49],
  ])('reports %s', (css, quoted, column) => {
    const [problem, ...others] = checkStyle('style.css', `\n${css}`, isAllowed)
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'site/remote-style', file: 'style.css', line: 2, column })
    expect(problem?.message).toContain(quoted)
    expect(problem?.suggestions.at(-1)).toContain('--allow-origin https://a.test.')
  })

  it.each([
    '@import "other.css"; @import url(/styles/a.css);',
    '/* @import url(https://a.test/b.css); */',
    'body { background: url(https://a.test/b.png) }',
    '@import url(https://cdn.test/b.css); @import url(https://a.b.wide.test/c.css);',
    '@font-face { src: url(data:font/woff2;base64,AA) }',
  ])('accepts %s', (css) => {
    expect(checkStyle('style.css', css, isAllowed)).toEqual([])
  })
})

describe('checkScript', () => {
  it('reports each host once, at its first address', () => {
    const script =
      'var s = document.createElement("script")\ns.src = "https://a.test/1.js"\nfetch(`https://a.test/2`)\n'
    expect(checkScript('a.js', script, isAllowed)).toMatchObject([
      { code: 'site/remote-request', severity: 'info', line: 2, column: 10, endColumn: 29 },
    ])
  })

  it.each([
    'link.href = "https://a.test/"',
    '// see "https://a.test/"\nfetch("/own.json")',
    'fetch("https://cdn.test/a.json")',
    'image.src = "/a.png"',
  ])('accepts %s', (script) => {
    expect(checkScript('a.js', script, isAllowed)).toEqual([])
  })

  it('does not allow hosts that only resemble an allowed one', () => {
    for (const url of [
      'https://evil-wide.test/',
      'https://cdn.test.evil.test/',
      'http://cdn.test/',
      'https://wide.test/',
    ])
      expect(checkScript('a.js', `fetch("${url}")`, isAllowed), url).toHaveLength(1)
  })
})
