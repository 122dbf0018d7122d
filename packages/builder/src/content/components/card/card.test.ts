import { describe, expect, it } from 'vitest'
import { expandMdx } from '../testing/expand-mdx.ts'

describe('the link of Card', () => {
  it.each([
    ['href="/a"', '<a class="card" href="/base/a">'],
    ['href="https://x.org"', '<a class="card" href="https://x.org" target="_blank" rel="noopener">'],
    ['href="//x.org"', '<a class="card" href="//x.org" target="_blank" rel="noopener">'],
    ['href="mailto:a@b.c"', '<a class="card" href="mailto:a@b.c">'],
    ['href="/a" newTab', '<a class="card" href="/base/a" target="_blank" rel="noopener">'],
    ['href="https://x.org" newTab={false}', '<a class="card" href="https://x.org">'],
    ['href=""', '<div class="card">'],
    ['href="javascript:alert(1)"', '<div class="card">'],
    ['href="/a" disabled', '<div class="card" aria-disabled="true">'],
  ])('%s', (attributes, start) => {
    expect(expandMdx(`<Card title="T" ${attributes} />`).html.startsWith(start)).toBe(true)
  })

  it.each([
    ['href="/a"', false],
    ['href="/a" arrow', true],
    ['href="https://x.org"', true],
    ['href="https://x.org" arrow="false"', false],
    ['arrow', false],
  ])('with %s has an arrow: %s', (attributes, hasArrow) => {
    expect(expandMdx(`<Card title="T" ${attributes} />`).html.includes('card-arrow')).toBe(hasArrow)
  })

  it.each([
    ['a link', '[b](/b)'],
    ['an accordion', '<Accordion title="b">c</Accordion>'],
    ['code with its copy button', '```js\nb\n```'],
    ['a card with a link', '<Card title="b" href="/b" />'],
  ])('is only on the title if the card contains %s', (_what, content) => {
    const { html } = expandMdx(`<Card title="T" href="/a">\n${content}\n</Card>`)
    expect(html).toMatch(/^<div class="card"><div class="card-body"><div class="card-title"><a href="\/base\/a">T<\/a>/)
  })

  it('shows its URL if a card with links has no title', () => {
    expect(expandMdx('<Card href="/a">[b](/b)</Card>').html).toContain('<a href="/base/a">/base/a</a>')
  })
})
