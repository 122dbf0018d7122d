import { describe, expect, it } from 'vitest'
import { createAddresses } from '../model/addresses.ts'
import { isSafeHref, resolveFileHref, resolveHref } from './resolve-href.ts'

const addresses = createAddresses('/docs')

describe('resolveHref', () => {
  it.each([
    ['/', '/docs/'],
    ['/guides/a', '/docs/guides/a.html'],
    ['guides/a/', '/docs/guides/a.html'],
    ['./guides/a#part', '/docs/guides/a.html#part'],
    ['/changelog/v1.2?x=1', '/docs/changelog/v1.2.html?x=1'],
    ['/files/a b.pdf', '/docs/files/a%20b.pdf'],
    ['/files/a%20b.pdf', '/docs/files/a%20b.pdf'],
    ['#part', '#part'],
    ['https://example.com/a', 'https://example.com/a'],
    ['//example.com', '//example.com'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/100%', '/docs/100%25.html'],
  ])('%j → %j', (address, expected) => {
    expect(resolveHref(addresses, address)).toBe(expected)
  })
})

describe('resolveFileHref', () => {
  it.each([
    ['/logo/light.svg', '/docs/logo/light.svg'],
    ['favicon', '/docs/favicon'],
    ['https://example.com/a.svg', 'https://example.com/a.svg'],
    ['vbscript:x', undefined],
  ])('%j → %j', (address, expected) => {
    expect(resolveFileHref(addresses, address)).toBe(expected)
  })
})

describe('isSafeHref', () => {
  it('sees through control characters in the scheme', () => {
    expect(isSafeHref('\u0001java\tscript:alert(1)')).toBe(false)
  })
})
