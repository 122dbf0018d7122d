import { describe, expect, it } from 'vitest'
import { siteConfigSchema } from './mint-format/schema/mint-config.ts'
import { parseSiteConfig } from './parse-site-config.ts'
import { createTestFiles } from './testing/create-test-files.ts'

const base = { name: 'Acme', navigation: [{ group: 'Start', pages: ['intro'] }] }

function parse(config: unknown) {
  return parseSiteConfig(JSON.stringify(config))
}

function findCodes(text: string): string[] {
  return parseSiteConfig(text).diagnostics.map(({ code }) => code)
}

describe('parseSiteConfig', () => {
  it('returns the configuration without diagnostics', () => {
    const { config, diagnostics } = parse(base)
    expect(diagnostics).toEqual([])
    expect(config).toMatchObject(base)
  })

  it.each(['docs.json', 'mint.json'])('suggests a valid start for an empty %s', (file) => {
    const [diagnostic] = parseSiteConfig('', { file }).diagnostics
    const start = diagnostic?.suggestions[0]?.replace(/^Start with (.*)\.$/, '$1') ?? ''
    expect(parseSiteConfig(start, { file }).diagnostics).toEqual([])
  })

  it('reports the name of the file', () => {
    const [diagnostic] = parseSiteConfig('{}', { file: 'docs/mint.json' }).diagnostics
    expect(diagnostic?.file).toBe('docs/mint.json')
  })

  it('reports everything at once, in the order of the text', () => {
    const text = '{\n  "nam": "Acme",\n  "tabs": [{"name": 1}],\n  "feedback": "yes",\n  "x": 1,\n}'
    const reports = parseSiteConfig(text).diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)
    expect(reports).toEqual([
      '1:1 config/missing-key',
      '2:3 config/misspelled-key',
      '3:12 config/missing-key',
      '3:21 config/wrong-type',
      '4:15 config/wrong-type',
      '5:3 config/unknown-key',
      '5:9 config/trailing-comma',
    ])
  })

  it.each([
    ['the value', '{"name": 5}', 'config/wrong-type', [1, 10, 1, 11]],
    ['an unknown key', '{"nane": "Acme"}', 'config/misspelled-key', [1, 2, 1, 8]],
    ['the brace of an object with a missing key', '  {"name": "Acme"}', 'config/missing-key', [1, 3, 1, 4]],
    ['a value that spans several lines', '{"navigation": {\n}}', 'config/wrong-type', [1, 16, 2, 2]],
    ['lines that end with CRLF', '{\r\n  "name": 5\r\n}', 'config/wrong-type', [2, 11, 2, 12]],
    ['columns after a byte order mark', '\u{FEFF}{"name": 5}', 'config/wrong-type', [1, 10, 1, 11]],
    ['columns after characters of two UTF-16 units', '{"🌿": "", "name": 5}', 'config/wrong-type', [1, 20, 1, 21]],
    ['the last of two equal keys', '{"name": "Acme",\n"name": 5}', 'config/wrong-type', [2, 9, 2, 10]],
  ])('marks %s', (_, text, code, range) => {
    const found = parseSiteConfig(text, { file: 'mint.json' }).diagnostics.find(
      (diagnostic) => diagnostic.code === code,
    )
    expect(found && [found.line, found.column, found.endLine, found.endColumn]).toEqual(range)
  })

  it.each([
    ['', ['config/empty-file']],
    [' \n', ['config/empty-file']],
    ['\u{FEFF}', ['config/empty-file', 'config/byte-order-mark']],
    ['null', ['config/not-an-object']],
    ['"name"', ['config/not-an-object']],
    ['<!doctype html>', ['config/not-json']],
    ['{', ['config/syntax']],
    ['{"name": "Acme"', ['config/syntax']],
    ['{"name": "Acme",, "tabs": []}', ['config/syntax']],
    ["{'name': 'Acme'}", ['config/syntax']],
    ['{"name": 01}', ['config/missing-comma']],
    ['{"name": "Acme"} x', ['config/text-after-end']],
    ['{"name": "Acme"}}', ['config/text-after-end']],
    ['{"a": [1}', ['config/syntax']],
    [`${'['.repeat(100_000)}`, ['config/too-deep']],
    ['// only a comment', ['config/not-json']],
  ])('returns no configuration for %j', (text, codes) => {
    const { config, diagnostics } = parseSiteConfig(text)
    expect(config).toBeUndefined()
    expect(diagnostics.map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    ['a trailing comma', '"tabs": [{"name": "A", "url": "a",},],', ['config/trailing-comma', 'config/trailing-comma']],
    ['comments', '// one\n/* two */', ['config/comment', 'config/comment']],
    ['a missing comma', '"favicon": "/f.png" "theme": "quill",', ['config/missing-comma']],
  ])('reads the rest as if %s were fixed', (_, part, codes) => {
    const text = `{${part}"name": "Acme", "navigation": [{"group": "Start", "pages": ["intro"]}]}`
    expect(findCodes(text)).toEqual(codes)
    expect(parseSiteConfig(text).config?.name).toBe('Acme')
  })

  it.each([
    [{ from: [] }, '"spearmint.versions.from" is an empty array; expected at least one name or pattern.'],
    [{ from: 'v*', limit: 0 }, '"spearmint.versions.limit" is 0; expected a whole number from 1 to 1000.'],
    [{ from: 'v*', limit: 1001 }, '"spearmint.versions.limit" is 1001; expected a whole number from 1 to 1000.'],
  ])('describes what is expected instead of the versions %j', (versions, message) => {
    const { diagnostics } = parse({ ...base, spearmint: { versions } })
    expect(diagnostics.map((found) => found.message)).toEqual([message])
  })

  it('treats commas and comments in strings as text', () => {
    expect(parse({ ...base, favicon: '/a,]//b/*c*/.png' }).diagnostics).toEqual([])
  })

  it.each([
    ['a misspelled key', { ...base, tbas: [] }, 'tabs', []],
    ['a key with a value of the wrong type inside', { ...base, tabs: [{ name: 'A', url: 5 }] }, 'tabs', []],
    ['a key with a misspelled key inside', { ...base, tabs: [{ nam: 'A', url: 'a' }] }, 'tabs', []],
    ['a key that violates a rule', { ...base, tabs: [{ name: 'A', url: 'javascript:x' }] }, 'tabs', []],
    [
      'an unknown key inside',
      { ...base, tabs: [{ name: 'A', url: 'a', extra: 1 }] },
      'tabs',
      [{ name: 'A', url: 'a', isDefaultHidden: false }],
    ],
  ] as const)('drops %s and returns the rest', (_, input, key, expected) => {
    const { config, diagnostics } = parse(input)
    expect(diagnostics).toHaveLength(1)
    expect(config?.[key]).toEqual(expected)
    expect(config?.name).toBe('Acme')
  })

  it.each<[string, object, object]>([
    ['a missing name', { navigation: base.navigation }, { name: 'Fallback' }],
    ['a blank name', { ...base, name: ' ' }, { name: 'Fallback' }],
    ['a missing navigation', { name: 'Acme' }, { name: 'Acme', navigation: [] }],
    ['a navigation of the wrong type', { ...base, navigation: 5 }, { name: 'Acme', navigation: [] }],
    [
      'a misspelled key in the navigation',
      { ...base, navigation: [{ grop: 'A', pages: ['a'] }, ...base.navigation] },
      { navigation: base.navigation },
    ],
    [
      'an entry of the wrong type in a group',
      { ...base, navigation: [{ group: 'A', pages: [1, 'a', { group: 'B', pages: 2 }, 'b'] }] },
      { navigation: [{ group: 'A', pages: ['a', 'b'] }] },
    ],
    [
      'an undeclared version',
      { ...base, navigation: [{ group: 'A', pages: ['a'], version: 'v9' }] },
      { navigation: [{ group: 'A', pages: ['a'] }] },
    ],
    [
      'one of several tabs',
      { ...base, tabs: [{ name: 'A' }, { name: 'B', url: 'b' }, 3] },
      { tabs: [{ name: 'B', url: 'b' }] },
    ],
    ['thousands of entries', { ...base, tabs: Array.from({ length: 3000 }, () => 1) }, { name: 'Acme', tabs: [] }],
    ['every key', Object.fromEntries(Object.keys(siteConfigSchema.shape).map((key) => [key, 5])), { name: 'Fallback' }],
  ])('leaves out no more than necessary because of %s', (_, input, expected) => {
    const { config, diagnostics } = parseSiteConfig(JSON.stringify(input), { fallbackName: 'Fallback' })
    expect(config).toMatchObject(expected)
    expect(diagnostics.map(({ severity }) => severity)).toContain('error')
  })

  it('suggests to remove each of thousands of equal entries in linear time', () => {
    const start = performance.now()
    const { diagnostics } = parse({ ...base, versions: Array.from({ length: 50_000 }, () => 'v') })
    expect(diagnostics.at(-1)).toMatchObject({ code: 'config/duplicate-version', fix: { edits: [{ text: '' }] } })
    expect(performance.now() - start).toBeLessThan(8_000)
  })

  it.each([undefined, null, 1, {}])('reports %j instead of a text like an empty file', (text) => {
    const { diagnostics } = parseSiteConfig(text as never)
    expect(diagnostics).toEqual(parseSiteConfig('').diagnostics)
    expect(diagnostics.map(({ severity }) => severity)).toContain('error')
  })

  it('locates entries behind one that was left out', () => {
    const text = JSON.stringify({ ...base, navigation: [1, { group: 'A', pages: [2, 3, 'a'] }] }, null, 1)
    const { config, locate } = parseSiteConfig(text)
    expect(config?.navigation).toEqual([{ group: 'A', pages: ['a'] }])
    const { line, column, endColumn } = locate(['navigation', 0, 'pages', 0])
    expect(text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)).toBe('"a"')
  })

  it('treats names of built-in properties as ordinary keys', () => {
    const { config, diagnostics } = parseSiteConfig(
      '{"name": "Acme", "navigation": [], "__proto__": {"polluted": 1}, "constructor": 1, "metadata": {"toString": "a"}}',
    )
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'config/empty-list',
      'config/unknown-key',
      'config/unknown-key',
    ])
    expect(config).not.toHaveProperty('polluted')
    expect(config?.metadata).toEqual({ toString: 'a' })
  })

  it('reports a missing key that is misspelled only once', () => {
    expect(findCodes('{"name": "Acme", "navigaton": []}')).toEqual(['config/misspelled-key'])
  })

  it('locates values for later problems', () => {
    const text =
      '{\n  "name": "Acme",\n  "navigation": [\n    {"group": "Start", "pages": ["intro", "./other"]}\n  ]\n}'
    const { locate } = parseSiteConfig(text)
    expect(locate(['navigation', 0, 'pages', 1])).toEqual({ line: 4, column: 43, endLine: 4, endColumn: 52 })
    expect(locate(['navigation', 0, 'pages', 9])).toMatchObject({ line: 4, column: 33 })
    expect(parseSiteConfig('').locate(['name'])).toMatchObject({ line: 1, column: 1 })
  })

  it('checks against files, immediately or later', () => {
    const text = JSON.stringify({ ...base, favicon: '/gone.svg' }, null, 2)
    const files = createTestFiles(['intro.mdx', 'other.mdx'])
    const codes = ['navigation/unlisted-page', 'config/missing-image']
    const { diagnostics, checkFiles } = parseSiteConfig(text)
    expect(diagnostics).toEqual([])
    expect(checkFiles(files).map(({ code }) => code)).toEqual(codes)
    expect(parseSiteConfig(text, { files }).diagnostics).toEqual(checkFiles(files))
    expect(parseSiteConfig('', { files }).diagnostics.map(({ code }) => code)).toEqual(['config/empty-file'])
  })

  it('follows redirects through addresses without a page only', () => {
    const redirects = [
      { source: '/a', destination: '/b' },
      { source: '/b/', destination: '/c' },
      { source: '/d', destination: '/e.pdf' },
      { source: '/e.pdf', destination: '/d' },
    ]
    const text = JSON.stringify({ ...base, redirects })
    expect(findCodes(text)).toEqual(['config/redirect-chain', 'config/redirect-loop'])
    const files = createTestFiles(['intro.mdx', 'b.mdx', 'c.mdx', 'e.pdf'])
    expect(
      parseSiteConfig(text, { files }).diagnostics.filter(({ code }) => code !== 'navigation/unlisted-page'),
    ).toEqual([])
  })

  it('follows redirects that an invalid one precedes', () => {
    const redirects = [
      { source: '', destination: '/x' },
      { source: '/a', destination: '/b' },
      { destination: '/y' },
      { source: '/b', destination: '/c' },
      { source: '/l', destination: '/l' },
    ]
    expect(parse({ ...base, redirects }).diagnostics.map(({ message }) => message)).toEqual([
      '"redirects[0].source" is ""; expected text that is not blank.',
      '"redirects[1].destination" is "/b", which redirects to "/c"; expected the final destination.',
      '"redirects[2].source" is missing; expected a string.',
      '"redirects[4].destination" is "/l", which leads to a redirect loop: "/l" to "/l"; expected the path of a page.',
    ])
  })

  it.each([
    ['versions', { versions: ['v1', { name: 5 }], navigation: [{ group: 'A', version: 'v1', pages: ['intro'] }] }],
    ['a format', { font: { url: '/a.woff2', format: 5 } }],
    ['a background', { colors: { primary: '#000', background: { light: 'black', dark: '#000' } } }],
    ['misspelled versions', { versoins: ['v1'], navigation: [{ group: 'A', version: 'v1', pages: ['intro'] }] }],
  ])('reports nothing else if %s has an error', (_, part) => {
    expect(parse({ ...base, ...part }).diagnostics).toHaveLength(1)
  })

  it('applies rules to the valid parts of an invalid key', () => {
    const anchors = [{ name: 'A', url: 'https://a.b', icon: 'fa-x', iconType: 'bold' }]
    expect(parse({ ...base, anchors }).diagnostics.map(({ code }) => code)).toEqual([
      'config/icon-prefix',
      'config/invalid-value',
    ])
  })

  it.each(['mint.json', 'docs.json'])('accepts more unknown keys than it reports in %s', (file) => {
    const unknown = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`zz${index}`, 1]))
    const { config } = parseSiteConfig(JSON.stringify({ ...unknown, name: 'Acme' }), { file })
    expect(config?.name).toBe('Acme')
  })
})

describe('the contrast of colors', () => {
  const mint = { ...base, colors: { primary: '#ffff00', light: '#000000' } }
  const docs = { theme: 'mint', name: 'Acme', colors: mint.colors, navigation: { pages: ['intro'] } }

  it.each([
    [{ ...mint }, ['primary', 'light']],
    [{ ...mint, modeToggle: { default: 'dark' } }, ['primary', 'light']],
    [{ ...mint, modeToggle: { isHidden: true } }, ['primary', 'light']],
    [{ ...mint, modeToggle: { default: 'dark', isHidden: true } }, ['light']],
    [{ ...docs, appearance: { default: 'system', strict: true } }, ['primary', 'light']],
    [{ ...docs, appearance: { default: 'light', strict: true } }, ['primary']],
    [{ ...docs, appearance: { default: 'dark', strict: true } }, ['light']],
  ])('is checked in the modes that visitors see: %j', (config, keys) => {
    const file = 'theme' in config ? 'docs.json' : 'mint.json'
    const { diagnostics } = parseSiteConfig(JSON.stringify(config), { file })
    const problems = diagnostics.filter(({ code }) => code === 'config/low-contrast')
    expect(problems.map(({ message }) => /^"colors\.(\w+)"/.exec(message)?.[1])).toEqual(keys)
  })
})
