import { describe, expect, it } from 'vitest'
import { ACCEPTED_CHANGES } from './accepted-changes.ts'

/** Elements as commits before the markers wrote them. */
const BEFORE = [
  '<button type="button" class="code-copy needs-js" aria-label="Copy">',
  '<button type="button" class="code-expand needs-js">',
  '<aside class="banner banner-info" data-id="a > b">',
  '<div class="color color-compact">',
  '<details class="disclosure accordion" open>',
  '<figure class="mermaid" data-code="a">',
  '<div class="multi-view">',
  '<ul class="tree" role="tree">',
  '<div id="changelog-filters" class="filters">',
  '<img src="/a.png" class="zoomable" alt="a">',
  '<button class="copy-page page-action button button-quiet needs-js" type="button">',
  '<button class="copy-path icon-button needs-js" type="button">',
  '<fieldset class="feedback-rating needs-js" hidden>',
  '<button class="tryit-button needs-js" type="button">',
  '<button aria-haspopup="dialog" aria-keyshortcuts="/" data-search="/">',
  '<details class="version-select">',
]

function accept(html: string): string {
  return ACCEPTED_CHANGES.reduce((text, { pattern, replacement }) => text.replace(pattern, replacement), html)
}

describe('ACCEPTED_CHANGES', () => {
  it.each(BEFORE)('adds a marker to %s once, also if the base already has it', (html) => {
    const changed = accept(html)
    expect(changed.match(/ data-sm="/g)).toHaveLength(1)
    expect(accept(changed)).toBe(changed)
  })
})
