import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { parseIconMarkup } from './parse-icon-markup.ts'

function toIcon(markup: string): string | undefined {
  const icon = parseIconMarkup(markup)
  return icon && toHtml(icon)
}

describe('parseIconMarkup', () => {
  it('keeps shapes and paint, at the size of the text', () => {
    const icon = toIcon(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" fill="none" stroke="currentColor" stroke-width="2"><g><path d="M0 0h9"/><circle cx="3" cy="3" r="2"/></g></svg>',
    )
    expect(icon).toContain('<g><path d="M0 0h9"></path><circle cx="3" cy="3" r="2"></circle></g>')
    expect(icon).toMatch(/^<svg fill="none" stroke="currentColor" stroke-width="2" class="icon" viewBox="0 0 20 10" /)
    expect(icon).toContain('width="1em" height="1em" aria-hidden="true"')
  })

  it('removes everything that could run, load or link something', () => {
    const icon = toIcon(
      '<svg onload="a()" style="background:url(https://a.example)"><script>a()</script><style>*{}</style><a href="javascript:a()"><path d="M0 0"/></a>' +
        '<image href="https://a.example/x.png"/><use href="#x"/><foreignObject><img src=x onerror=a()></foreignObject>' +
        '<path id="content-area" class="x" d="M1 1" fill="url(#g)" onclick="a()"/><animate attributeName="href"/></svg>',
    )
    expect(icon).toContain('><path d="M1 1"></path></svg>')
  })

  it('removes addresses that are written with CSS escapes', () => {
    const icon = toIcon(String.raw`<svg><path d="M1 1" fill="\75rl(https://a.example/a.svg#b)"/></svg>`)
    expect(icon).toContain('><path d="M1 1"></path></svg>')
  })

  it.each([
    ['no SVG', '<p>a</p>'],
    ['nothing to draw', '<svg></svg>'],
    ['more elements than an icon has', `<svg>${'<g>'.repeat(50_000)}<path d="M0 0"/></svg>`],
  ])('returns nothing for %s', (_, markup) => {
    expect(parseIconMarkup(markup)).toBeUndefined()
  })
})
