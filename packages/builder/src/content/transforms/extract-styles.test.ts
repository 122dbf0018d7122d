import fc from 'fast-check'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import type { PageStyle } from '../../core/index.ts'
import { extractStyles } from './extract-styles.ts'
import { parseDeclarations } from './parse-declarations.ts'

/** Takes the styles of a fragment; gives what is left of it, the stylesheets, and what was reported. */
function take(html: string): { html: string; styles: readonly PageStyle[]; messages: string[] } {
  const tree: Root = fromHtml(html, { fragment: true })
  const messages: string[] = []
  const styles = extractStyles(tree, (problem) => messages.push(problem.message))
  return { html: toHtml(tree), styles, messages }
}

describe('extractStyles', () => {
  it('converts attributes to classes, and equal ones to the same class', () => {
    const { html, styles } = take(
      '<p style="margin: 0;" class="a">1</p><svg style="color:red"></svg><b style="margin:0">2</b>',
    )
    expect(html).toBe('<p class="a sm-style-1">1</p><svg class="sm-style-2"></svg><b class="sm-style-1">2</b>')
    expect(styles).toMatchObject([{ css: '.sm-style-1:not(#_){margin: 0}\n.sm-style-2:not(#_){color: red}' }])
  })

  it('extracts each element to its own stylesheet after the one of the attributes', () => {
    const { html, styles } = take(
      '<style>a {</style><p style="margin:0">x<style media="print">b{}\r\n</style></p><style> </style>',
    )
    expect(html).toBe('<p class="sm-style-1">x</p>')
    expect(styles).toMatchObject([
      { css: '.sm-style-1:not(#_){margin: 0}' },
      { css: 'a {' },
      { css: 'b{}\n', media: 'print' },
    ])
  })

  it('reports declarations that it omits, and keeps the rest', () => {
    const { html, styles, messages } = take('<p style="color: red} body { display: none; margin: 0">x</p>')
    expect(html).toBe('<p class="sm-style-1">x</p>')
    expect(styles).toMatchObject([{ css: '.sm-style-1:not(#_){margin: 0}' }])
    expect(messages).toEqual([expect.stringContaining('"color: red} body { display: none" is removed')])
  })

  it.each([
    ['font-family: Inter', 'font-family: Inter, var(--font-sans)'],
    [
      'color: red; FONT-FAMILY:"Inter", Roboto !important',
      'color: red; FONT-FAMILY: "Inter", Roboto, var(--font-sans) !important',
    ],
    ['font-family: SFMono-Regular', 'font-family: SFMono-Regular, var(--font-mono)'],
    ["font-family: 'JetBrains Mono'", "font-family: 'JetBrains Mono', var(--font-mono)"],
    ['font-family: Inter, sans-serif', 'font-family: Inter, sans-serif'],
    ['font-family: var(--mine)', 'font-family: var(--mine)'],
    ['font-family: inherit', 'font-family: inherit'],
    ['font: 1rem Inter', 'font: 1rem Inter'],
  ])('replaces the default font of the browser by that of the site: %s', (written, declarations) => {
    const { styles } = take(`<p style='${written.replaceAll("'", '&#39;')}'>x</p>`)
    expect(styles).toMatchObject([{ css: `.sm-style-1:not(#_){${declarations}}` }])
  })

  it('does not change a page without styles', () => {
    expect(take('<p class="a">x</p><svg fill="red"></svg>')).toEqual({
      html: '<p class="a">x</p><svg fill="red"></svg>',
      styles: [],
      messages: [],
    })
  })
})

describe('parseDeclarations', () => {
  it.each<[string, string[], string[]]>([
    ['max-width: 700px', ['max-width: 700px'], []],
    [' color : red ;; --gap:\n 4px; ', ['color: red', '--gap: 4px'], []],
    [
      'background: url(data:image/png;base64,AA==); margin: 0',
      ['background: url(data:image/png;base64,AA==)', 'margin: 0'],
      [],
    ],
    ['font-family: "a;b", serif', ['font-family: "a;b", serif'], []],
    ['width: calc((1px + 2px) * 3) !important', ['width: calc((1px + 2px) * 3) !important'], []],
    ['/* a: b; */ margin: 0', ['margin: 0'], []],
    ['margin; padding:; : 1px; 7: 8', [], ['margin', 'padding:', ': 1px', '7: 8']],
    ['color: red); margin: 0', ['margin: 0'], ['color: red)']],
    ['color: "red; margin: 0', [], ['color: "red; margin: 0']],
    ['content: "</style>"', [], ['content: "</style>"']],
    ['a: b\\7d', [], ['a: b\\7d']],
    ['background: url( JavaScript:x )', [], ['background: url( JavaScript:x )']],
    ['width: expression (x)', [], ['width: expression (x)']],
    ['behavior: url(x)', [], ['behavior: url(x)']],
    ['background: url(data:text/html,x)', [], ['background: url(data:text/html,x)']],
  ])('%j', (text, safe, refused) => {
    expect(parseDeclarations(text)).toEqual({ safe, refused })
  })

  it('never lets a declaration end its rule', () => {
    const pieces = fc.constantFrom(
      'a:b',
      ';',
      '}',
      '{',
      '"',
      "'",
      '(',
      ')',
      '\\',
      '/*',
      '*/',
      '<',
      '\n',
      '@import',
      'url(',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const declaration of parseDeclarations(text).safe) {
            expect(declaration).not.toMatch(/[{}<\\]/)
            expect(declaration.replace(/"[^"]*"|'[^']*'/g, '')).not.toMatch(/["';]\s|\/\*/)
            // Alone, it is one balanced declaration, and stays what it is.
            expect(parseDeclarations(declaration).safe).toEqual([declaration])
          }
        },
      ),
    )
  })
})
