import { describe, expect, it } from 'vitest'
import { runFakeCli } from '../../test/fake-environment.ts'
import { parseBase } from './options/parse-base.ts'
import { parseCode } from './options/parse-code.ts'
import { parsePort } from './options/parse-numbers.ts'
import { parseText } from './options/parse-text.ts'
import { addOrigin, parseRepository, parseSiteUrl } from './options/parse-urls.ts'
import { toSiteOrigin } from './options/to-site-origin.ts'

describe('parseText', () => {
  it.each([
    ['build', '--out', ''],
    ['build', '--cache', ' '],
    ['build', ''],
    ['check', ''],
    ['dev', '--host', ''],
    ['init', ''],
    ['mock', ''],
    ['preview', '--host', ''],
    ['relay', ''],
    ['rename', '', 'a'],
    ['rename', 'a', 'b', '--dir', ''],
  ])('is used for spearmint %s: %j %j', async (...argv) => {
    const { code, stderr } = await runFakeCli(argv)
    expect(code).toBe(2)
    expect(stderr).toContain('Expected a text that is not empty.')
  })

  it('returns any other text as it is', () => {
    expect(parseText(' docs')).toBe(' docs')
  })
})

describe('parseBase', () => {
  it.each([
    ['', ''],
    ['/', ''],
    ['//', ''],
    ['docs', '/docs'],
    ['/docs/', '/docs'],
    ['/a/b-c_d.e~1', '/a/b-c_d.e~1'],
    ['/dökumente', '/dökumente'],
  ])('parses %j as %j', (value, expected) => {
    expect(parseBase(value)).toBe(expected)
  })

  it.each(['/a//b', '..', '/a/../b', '/.', '/a b', '/a?b', '/a#b', '/a%20b', 'C:/Program Files/Git/docs', 'a\\b'])(
    'refuses %j',
    (value) => {
      expect(() => parseBase(value)).toThrow('Expected a path such as /docs')
    },
  )

  it('suggests --site-url for an absolute URL', () => {
    expect(() => parseBase('https://example.com/docs')).toThrow('--site-url')
  })
})

describe('parseSiteUrl and toSiteOrigin', () => {
  it.each([
    ['https://docs.example.com', '', 'https://docs.example.com'],
    ['http://localhost:8080/', '/docs', 'http://localhost:8080'],
    ['https://example.com/docs/', '/docs', 'https://example.com'],
    ['https://example.com/d%C3%B6k', '/dök', 'https://example.com'],
  ])('converts %s with base %j to %s', (value, base, expected) => {
    expect(toSiteOrigin(parseSiteUrl(value), base)).toBe(expected)
  })

  it.each([
    '',
    'example.com',
    '/docs',
    'ftp://example.com',
    'https://',
    'https://a.b/?c',
    'https://a.b/#c',
    'https://u:p@a.b',
  ])('refuses %j', (value) => {
    expect(() => parseSiteUrl(value)).toThrow(/^Expected an? /)
  })

  it.each([
    ['https://x.example//', 'https://x.example'],
    ['https://x.example/docs//', 'https://x.example', '/docs'],
  ])('ignores slashes at the end of %s', (value, expected, base = '') => {
    expect(toSiteOrigin(new URL(value), base)).toBe(expected)
  })

  it('never suggests a base that would be refused', () => {
    expect(() => toSiteOrigin(new URL('https://x.example/"><x'), '')).toThrow(
      expect.objectContaining({ suggestions: ['Pass the URL without a path: --site-url https://x.example'] }),
    )
  })

  it('rejects a path that is not the base, with a suggestion', () => {
    expect(() => toSiteOrigin(new URL('https://a.b/docs'), '/other')).toThrow(
      expect.objectContaining({ suggestions: ['Pass the path as the base: --site-url https://a.b --base /docs'] }),
    )
  })
})

describe('parseRepository', () => {
  it('accepts a URL', () => {
    expect(parseRepository('https://github.com/acme/docs.git')).toEqual({ url: 'https://github.com/acme/docs' })
  })

  it('rejects a folder', () => {
    expect(() => parseRepository('../docs')).toThrow('Expected a URL such as https://github.com/owner/name.')
  })
})

describe('parseCode', () => {
  it('accepts a code', () => {
    expect(parseCode('page/missing-alt')).toBe('page/missing-alt')
  })

  it('suggests the most similar code', () => {
    expect(() => parseCode('page/mising-alt')).toThrow('Did you mean page/missing-alt?')
    expect(() => parseCode('pictures')).toThrow('Expected a code such as page/missing-alt.')
  })
})

describe('parsePort', () => {
  it.each([
    ['0', 0],
    ['3000', 3000],
    ['65535', 65_535],
  ])('parses %s as %i', (value, expected) => {
    expect(parsePort(value)).toBe(expected)
  })

  it.each(['', '-1', '65536', '3e3', '80.5', ' 80', '0x50'])('refuses %j', (value) => {
    expect(() => parsePort(value)).toThrow('Expected a whole number')
  })
})

describe('addOrigin', () => {
  it('collects origins without duplicates', () => {
    const first = addOrigin('https://cdn.example.com/')
    expect(addOrigin('HTTPS://cdn.example.com', addOrigin('https://*.b.test', first))).toEqual([
      'https://cdn.example.com',
      'https://*.b.test',
    ])
  })

  it.each(['cdn.example.com', 'https://a.test/x', "https://a.test 'unsafe-inline'"])('refuses %j', (value) => {
    expect(() => addOrigin(value)).toThrow('Expected a scheme and a host')
  })
})
