import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { parseIconSvg } from './icon-svg.ts'

function render(body: string): string {
  return toHtml(parseIconSvg({ body, width: 24, height: 24 }).children, { space: 'svg' })
}

describe('parseIconSvg', () => {
  it('keeps drawings and their harmless animations', () => {
    const body = '<g fill="none"><path d="M0 0"></path><animate attributeName="opacity" values="0;1"></animate></g>'
    expect(render(body)).toBe(body)
  })

  it.each([
    '<a href="#x"><set attributeName="href" to="javascript:alert(1)"/></a>',
    '<a href="#x"><animate attributeName="href" values="#;java\tscript:alert(1)"/></a>',
    '<a href="#x"><animate attributeName="xlink:href" from="javascript:alert(1)" by="javascript:alert(1)"/></a>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<path d="" onclick="alert(1)"/>',
    '<a xlink:href="javascript:alert(1)"><path d=""/></a>',
    '<use href="data:image/svg+xml,<svg onload=alert(1)>"/>',
    '<script>alert(1)</script>',
    '<foreignObject><iframe srcdoc="alert(1)"></iframe></foreignObject>',
    '<base href="javascript:alert(1)"/>',
    '<path d="" data-sm-source="alert(1)"/>',
  ])('removes from %s what content must not contain', (body) => {
    expect(render(body)).not.toMatch(/script|onclick|data:|data-sm|<base|srcdoc/)
  })
})
