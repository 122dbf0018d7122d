import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../parse-site-config.ts'
import { applyFixes } from './apply-fixes.ts'

/** A configuration with these keys, as a text whose layout the fixes should preserve. */
function around(part: string): string {
  return `{\n  "name": "Acme",\n  ${part},\n  "navigation": [{ "group": "Start", "pages": ["intro"] }]\n}\n`
}

function fix(text: string, options?: { includeLossy?: boolean }): string {
  return applyFixes(text, parseSiteConfig(text).diagnostics, options)
}

describe('applyFixes, for each kind of mistake', () => {
  it.each<[mistake: string, part: string, fixed: string]>([
    ['a misspelled key', '"favcion": "/a.svg"', '"favicon": "/a.svg"'],
    ['a key with the wrong case', '"topbar_links": []', '"topbarLinks": []'],
    ['a misspelled value', '"theme": "qill"', '"theme": "quill"'],
    ['a value with the wrong case', '"layout": "SideNav"', '"layout": "sidenav"'],
    ['a string instead of a boolean', '"isWhiteLabeled": "true"', '"isWhiteLabeled": true'],
    ['a string instead of a number', '"font": { "weight": "400" }', '"font": { "weight": 400 }'],
    ['a number instead of a string', '"versions": [1.0]', '"versions": ["1.0"]'],
    ['null', '"favicon": null, "versions": ["v1"]', '"versions": ["v1"]'],
    [
      'a single value instead of a list',
      '"tabs": { "name": "A", "url": "a" }',
      '"tabs": [{ "name": "A", "url": "a" }]',
    ],
    ['a list instead of a single value', '"favicon": ["/a.svg"]', '"favicon": "/a.svg"'],
    ['a list around an allowed value', '"theme": [ "quill" ]', '"theme": "quill"'],
    ['a color without #', '"colors": { "primary": "0a5c49" }', '"colors": { "primary": "#0a5c49" }'],
    ['a color with an alpha channel', '"colors": { "primary": "#0a5c49cc" }', '"colors": { "primary": "#0a5c49" }'],
    ['a CSS color', '"colors": { "primary": "rgb(10, 92, 73)" }', '"colors": { "primary": "#0a5c49" }'],
    ['a URL without a scheme', '"footerSocials": { "x": "x.com/a" }', '"footerSocials": { "x": "https://x.com/a" }'],
    [
      'a domain with a scheme',
      '"analytics": { "plausible": { "domain": "https://a.b" } }',
      '"analytics": { "plausible": { "domain": "a.b" } }',
    ],
    [
      'a base URL without a scheme',
      '"api": { "baseUrl": "api.acme.com" }',
      '"api": { "baseUrl": "https://api.acme.com" }',
    ],
    ['a trailing slash', '"api": { "baseUrl": "https://a.b/" }', '"api": { "baseUrl": "https://a.b" }'],
    ['an icon with a prefix', '"topAnchor": { "icon": "fa-house" }', '"topAnchor": { "icon": "house" }'],
    [
      'a repository without its host',
      '"topbarCtaButton": { "type": "github", "url": "a/b" }',
      '"topbarCtaButton": { "type": "github", "url": "https://github.com/a/b" }',
    ],
    ['a font without a format', '"font": { "url": "/a.woff2" }', '"font": { "url": "/a.woff2", "format": "woff2" }'],
    ['an ignored key', '"colors": { "ultraLight": 1, "primary": "#0a5c49" }', '"colors": { "primary": "#0a5c49" }'],
    [
      'the system mode',
      '"modeToggle": { "default": "system", "isHidden": true }',
      '"modeToggle": { "isHidden": true }',
    ],
    ['a duplicate version', '"versions": ["v1", "v2", "v1"]', '"versions": ["v1", "v2"]'],
    ['a duplicate key', '"favicon": "/a.svg", "favicon": "/a.svg"', '"favicon": "/a.svg"'],
    ['a trailing comma', '"versions": ["v1",]', '"versions": ["v1"]'],
    [
      'a redirect chain',
      '"redirects": [{ "source": "/a", "destination": "/b" }, { "source": "/b", "destination": "/c" }]',
      '"redirects": [{ "source": "/a", "destination": "/c" }, { "source": "/b", "destination": "/c" }]',
    ],
  ])('fixes %s', (_, part, expected) => {
    const fixed = fix(around(part))
    expect(fixed).toBe(around(expected))
    expect(parseSiteConfig(fixed).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(fix(fixed)).toBe(fixed)
  })

  it.each<[mistake: string, text: string, fixed: string]>([
    ['a byte order mark', '\u{FEFF}{"nam": "A"}', '{"name": "A"}'],
    ['a missing comma', '{"name": "A"\n"favicon": "/a"}', '{"name": "A",\n"favicon": "/a"}'],
    ['extra brackets', '{"name": "A"}}\n]', '{"name": "A"}'],
    ['single quotes', '{\'name\': "A"}', '{"name": "A"}'],
    ['a key without quotes', '{name: "A"}', '{"name": "A"}'],
    ['a literal of another language', '{"isWhiteLabeled": False}', '{"isWhiteLabeled": false}'],
  ])('fixes %s', (_, text, expected) => {
    expect(fix(text).trim()).toBe(expected)
  })

  it.each<[what: string, part: string]>([
    ['two misspellings of the same key', '"tbas": [], "tasb": []'],
    ['a misspelled key next to the correct one', '"tabs": [], "tbas": []'],
    ['a key whose removal would publish pages', '"navigatio": [{ "group": "A", "pages": ["a"], "hidden": true }]'],
    ['an unknown key', '"search": { "prompt": "Find", "old": 1 }'],
    ['an unknown key that is known from elsewhere', '"topAnchor": { "name": "A", "url": "a" }'],
    ['an unknown key that may have the missing value', '"tabs": [{ "name": "A", "link": "/a" }]'],
    ['a value that would also be invalid as a list', '"versions": true'],
    ['an ambiguous color', '"colors": { "primary": "#12345" }'],
    ['two values for the same key', '"favicon": "/a.svg", "favicon": "/b.svg"'],
    [
      'a redirect chain with a fragment',
      '"redirects": [{ "source": "/a", "destination": "/b#x" }, { "source": "/b", "destination": "/c" }]',
    ],
    ['a color with low contrast', '"colors": { "primary": "#ffff00" }'],
  ])('leaves %s to the author', (_, part) => {
    expect(fix(around(part))).toBe(around(part))
  })
})

describe('applyFixes', () => {
  it('preserves comments, and removes them with the option', () => {
    const text = '{\n  // our name\n  "nam": "Acme",\n  "navigation": [], /* none */\n  "favicon": null // old\n}\n'
    const fixed = fix(text)
    expect(fixed).toBe('{\n  // our name\n  "name": "Acme",\n  "navigation": [] /* none */\n  // old\n}\n')
    expect(fix(fixed, { includeLossy: true })).toBe('{\n  "name": "Acme",\n  "navigation": []\n}\n')
  })

  it('preserves line endings', () => {
    expect(
      fix(
        '{\r\n\t"favicon": null,\r\n\t"navigaton": [],\r\n\t"font": {\r\n\t\t"url": "/a.woff"\r\n\t},\r\n\t"name": "A"\r\n}',
      ),
    ).toBe(
      '{\r\n\t"navigation": [],\r\n\t"font": {\r\n\t\t"url": "/a.woff",\r\n\t\t"format": "woff"\r\n\t},\r\n\t"name": "A"\r\n}',
    )
  })

  it('leaves fixes that touch to the next pass', () => {
    const text = '{"name": "A", "navigation": [], "favicon": null, "openapi": null}'
    const once = fix(text)
    expect(once).toBe('{"name": "A", "navigation": [], "openapi": null}')
    expect(fix(once)).toBe('{"name": "A", "navigation": []}')
  })

  it('returns the text if there is nothing to fix', () => {
    expect(applyFixes('{"name": 5', [])).toBe('{"name": 5')
    expect(applyFixes('x', [{}])).toBe('x')
  })

  it('applies separate fixes as if one at a time, from the end', () => {
    const edit = fc.record({
      offset: fc.nat({ max: 30 }),
      length: fc.nat({ max: 3 }),
      text: fc.string({ maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.string({ minLength: 34, maxLength: 40 }), fc.array(edit, { maxLength: 6 }), (text, edits) => {
        const sorted = edits.toSorted((a, b) => a.offset - b.offset)
        const apart = sorted.filter((one, index) =>
          sorted.slice(0, index).every((other) => other.offset + other.length < one.offset),
        )
        const expected = apart.reduceRight(
          (changed, one) => changed.slice(0, one.offset) + one.text + changed.slice(one.offset + one.length),
          text,
        )
        const diagnostics = apart.map((one) => ({ fix: { description: 'Edit.', edits: [one] } }))
        expect(applyFixes(text, diagnostics)).toBe(expected)
      }),
    )
  })
})
