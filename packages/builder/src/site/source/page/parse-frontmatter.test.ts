import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Frontmatter } from '../../../core/index.ts'
import { type ParsedFrontmatter, parseFrontmatter } from './parse-frontmatter.ts'

function parse(yaml: string): ParsedFrontmatter {
  return parseFrontmatter(`---\n${yaml}\n---\n`, 'a.mdx')
}

const toPosition = ({ line, column, endLine, endColumn }: ParsedFrontmatter['diagnostics'][number]) =>
  `${line}:${column}-${endLine}:${endColumn}`

describe('parseFrontmatter', () => {
  it.each<[name: string, yaml: string, expected: Partial<Frontmatter>]>([
    ['a number', 'title: 1.10', { title: '1.10' }],
    ['a date', 'title: 2024-01-31', { title: '2024-01-31' }],
    ['a word that YAML reads as a boolean', 'title: true', { title: 'true' }],
    ['quoted text that continues on the next line', 'description: "one\ntwo"', { description: 'one two' }],
    ['folded text', 'description: >-\n  one\n  two', { description: 'one two' }],
    ['a quoted colon', 'title: "A: b"', { title: 'A: b' }],
    ['a quoted key', '"title": A', { title: 'A' }],
    ['flags', 'hidden: true\nnoindex: "true"\ndeprecated: False', { hidden: true, noindex: true, deprecated: false }],
    ['no value', 'sidebarTitle:\nicon: ""\nhidden:', { hidden: false }],
    ['a mode', 'mode: center', { mode: 'center' }],
    ['the older spelling of a mode', 'size: wide', { mode: 'wide' }],
    ['a URL', 'url: https://example.com/a#b', { url: 'https://example.com/a#b' }],
    ['an icon that contains CSS', `icon: '"); color: red;/*'`, { icon: '"); color: red;/*' }],
    ['keys that only the site uses', 'tags: [a]\nslug: /x\nid: 3\nauthor: B\nsidebar_position: 2', {}],
  ])('reads %s', (_name, yaml, expected) => {
    const { frontmatter, diagnostics } = parse(yaml)
    const { raw, ...fields } = frontmatter
    const defaults = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false }
    expect(fields).toEqual({ ...defaults, ...expected })
    expect(diagnostics).toEqual([])
  })

  it('returns the whole mapping as written', () => {
    const { raw } = parse('og:title: A b\n"twitter:card": x\nboost: 2\ntags: [a]').frontmatter
    expect(raw).toEqual({ 'og:title': 'A b', 'twitter:card': 'x', boost: '2', tags: ['a'] })
  })

  it.each([
    ['no frontmatter', 'Text', undefined],
    ['an empty block', '---\n---\n', { line: 1, column: 1, endLine: 2, endColumn: 4 }],
    ['a comment only', '---\n# x\n---\n', { line: 1, column: 1, endLine: 3, endColumn: 4 }],
    [
      'CRLF and a byte order mark',
      '\uFEFF---\r\ntitle: A\r\n---\r\n',
      { line: 1, column: 1, endLine: 3, endColumn: 4 },
    ],
  ])('returns the range of the block: %s', (_name, text, range) => {
    const parsed = parseFrontmatter(text, 'a.mdx')
    expect([parsed.range, parsed.diagnostics]).toEqual([range, []])
  })
})

describe('parseFrontmatter with aliases', () => {
  it('reads the value of an alias', () => {
    const { frontmatter, diagnostics } = parse('og:title: &name A\ntitle: *name')
    expect([frontmatter.title, diagnostics]).toEqual(['A', []])
  })

  const nested = Array.from({ length: 25 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`)
  it.each([
    ['that contain themselves', 'title: A\ntags: &a [*a]', 3, 'an alias is inside the value it refers to'],
    [
      'that double 25 times',
      ['title: A', 'a0: &a0 [x, y]', ...nested].join('\n'),
      4,
      'its aliases expand to more than 10,000 values',
    ],
  ])('reports aliases %s, and uses the lines it can read', (_name, yaml, line, reason) => {
    const { frontmatter, diagnostics } = parse(yaml)
    expect(frontmatter.title).toBe('A')
    expect(JSON.stringify(frontmatter).length).toBeLessThan(5_000)
    expect(diagnostics).toMatchObject([{ code: 'page/frontmatter', line, message: expect.stringContaining(reason) }])
  })

  it('reports brackets that are never closed', () => {
    expect(parse(`title: ${'['.repeat(50_000)}`).diagnostics).toMatchObject([{ code: 'page/frontmatter' }])
  })
})

describe('parseFrontmatter with problems', () => {
  it.each<[yaml: string, read: Partial<Frontmatter>, at: [line: number, column: number], suggestion: string]>([
    ['Title: A', { title: 'A' }, [2, 1], 'Write "title".'],
    ['title: A\nsideBarTitle: B', { title: 'A', sidebarTitle: 'B' }, [3, 1], 'Write "sidebarTitle".'],
    ['sidebar_title: B', { sidebarTitle: 'B' }, [2, 1], 'Write "sidebarTitle".'],
    ['Title: B\ntitle: A', { title: 'A' }, [2, 1], 'Write "title".'],
    ['Discroption: A', {}, [2, 1], 'Write "description".'],
  ])('reports the misspelled key in %j', (yaml, read, [line, column], suggestion) => {
    const { frontmatter, diagnostics } = parse(yaml)
    const code = 'page/frontmatter-key'
    expect(diagnostics).toMatchObject([
      { code, severity: 'warning', line, column, suggestions: [suggestion], file: 'a.mdx' },
    ])
    expect([frontmatter.title, frontmatter.sidebarTitle]).toEqual([read.title, read.sidebarTitle])
  })

  it.each([
    ['mode: full', 'The value of "mode" is "full", expected one of wide, center, custom, frame.'],
    ['title: [a, b]', 'The value of "title" is a list, expected text.'],
    ['title:\n  a: b', 'The value of "title" is a mapping, expected text.'],
    ['hidden: yes', 'The value of "hidden" is "yes", expected true or false.'],
  ])('reports the value in %j, which has the wrong type', (yaml, message) => {
    const { diagnostics } = parse(yaml)
    expect(diagnostics).toMatchObject([{ code: 'page/frontmatter-value', severity: 'warning', line: 2 }])
    expect(diagnostics[0]?.message).toContain(message)
  })

  it.each([
    ['title: A\nicon: x\ntitle: B', 'B', '4:1-4:6', 'already has the key "title" on line 2. The last value is used.'],
    ['title: A\n"title": B', 'B', '3:1-3:8', 'already has the key "title" on line 2. The last value is used.'],
  ])('reports the duplicate key in %j', (yaml, title, position, message) => {
    const { frontmatter, diagnostics } = parse(yaml)
    expect(frontmatter.title).toBe(title)
    expect(diagnostics.map(toPosition)).toEqual([position])
    expect(diagnostics).toMatchObject([
      {
        code: 'page/duplicate-key',
        severity: 'warning',
        message: `The frontmatter ${message}`,
        suggestions: ['Remove one of them.'],
      },
    ])
  })

  it('reports a duplicate key inside of a value', () => {
    const { diagnostics } = parse('title: A\nmeta:\n  a: 1\n  a: 2')
    expect(diagnostics.map(toPosition)).toEqual(['5:3-5:7'])
    expect(diagnostics).toMatchObject([{ message: 'This key is written twice. The last value is used.' }])
  })

  it('does not report a key in text of several lines', () => {
    expect(parse('description: "a\ntitle: b"\ntitle: C').diagnostics).toEqual([])
    expect(parse('title: A\ndescription: |\n  title: b').diagnostics).toEqual([])
  })

  it.each([
    [
      'title: A\n\tdescription: B',
      '3:1',
      'a line is indented with a tab',
      'Replace the tab with spaces, or remove it if the line starts with a key.',
    ],
    ['title: "A\ndescription: B', '2:8', 'the quote of "title" is not closed', 'Write title: "A"'],
    ["title: 'A\ndescription: 'B'", '2:8', 'the quote of "title" is not closed', "Write title: 'A'"],
    ['icon: x\ntitle:A', '3:6', 'there is no space after a colon', 'Write title: A'],
    ['title: A\n  icon: x', '3:3', '"icon" is indented', 'Remove the spaces before "icon".'],
  ])('explains the error in %j', (yaml, position, reason, suggestion) => {
    expect(parse(yaml).diagnostics).toMatchObject([
      { code: 'page/frontmatter', message: `The frontmatter is not valid YAML: ${reason}.`, suggestions: [suggestion] },
    ])
    expect(parse(yaml).diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([position])
  })

  it('locates the value that is used of a duplicate key', () => {
    expect(parse('mode: full\nmode: fulll').diagnostics).toMatchObject([
      { code: 'page/duplicate-key' },
      { code: 'page/frontmatter-value', line: 3, column: 7, endColumn: 12 },
    ])
  })

  it('locates the value', () => {
    expect(parse('title: A\nmode:  full ').diagnostics).toMatchObject([
      { line: 3, column: 8, endLine: 3, endColumn: 12 },
    ])
  })

  it('reads the mode of a hosted chat as wide', () => {
    const { frontmatter, diagnostics } = parse('mode: assistant')
    expect(frontmatter.mode).toBe('wide')
    expect(diagnostics).toMatchObject([{ code: 'page/frontmatter-value', severity: 'info' }])
  })

  it.each<[yaml: string, title: string | undefined, line: number, suggestion: string]>([
    ['title: Foo: bar\ndescription: x', 'Foo: bar', 2, 'Quote the value: title: "Foo: bar"'],
    ['icon: a\ntitle: `x` is', '`x` is', 3, 'Quote the value: title: "`x` is"'],
    ['title: @x', '@x', 2, 'Quote the value: title: "@x"'],
    ['title: "A" b', '"A" b', 2, 'Close the quotes of "title", and write quotes inside them as \\".'],
    ["title: 'A\n", "'A", 3, 'Write each key on its own line, as "key: value".'],
    ['title: A\nb\nc: [', 'A', 4, 'Quote the value: c: "["'],
    ['title: A\nx: !!js/function "y"', 'A', 3, 'Quote the value: x: "!!js/function \\"y\\""'],
  ])('reads what it can of %j', (yaml, title, line, suggestion) => {
    const { frontmatter, diagnostics } = parse(yaml)
    expect(diagnostics).toMatchObject([
      { code: 'page/frontmatter', severity: 'error', line, suggestions: [suggestion] },
    ])
    expect(frontmatter.title).toBe(title)
  })

  it.each(['just a text', '- a\n- b'])('reports %j, which has no keys', (yaml) => {
    const { frontmatter, diagnostics } = parse(yaml)
    expect(diagnostics).toMatchObject([{ code: 'page/frontmatter', severity: 'warning', line: 1, endColumn: 4 }])
    expect(frontmatter.raw).toEqual({})
  })

  it.each([
    ['blank lines above it', '\n \r\n---\ntitle: A\n---\nText', 3, 'starts on line 3'],
    ['no closing fence', '---\r\n"title": A\r\n\r\nText', 1, 'is not closed'],
  ])('reports a block that is shown as text: %s', (_name, text, line, reason) => {
    const { frontmatter, diagnostics } = parseFrontmatter(text, 'a.mdx')
    expect(frontmatter.title).toBeUndefined()
    expect(diagnostics).toMatchObject([
      { code: 'page/stray-frontmatter', line, message: expect.stringContaining(reason) },
    ])
  })

  it.each([
    '---\nNote: rules are lines.',
    '\n---\n\ntitle: A',
    '\nText\n\n---\ntitle: A\n---\n',
    '---\n',
    '\r\n'.repeat(10_000),
  ])('does not mistake a thematic break for frontmatter: %j', (text) =>
    expect(parseFrontmatter(text, 'a.mdx').diagnostics).toEqual([]),
  )

  it('treats the names of built-in properties as ordinary keys', () => {
    const { frontmatter } = parse('__proto__:\n  hidden: true\nconstructor: x')
    expect(frontmatter.hidden).toBe(false)
    expect(Object.keys(frontmatter.raw)).toEqual(['__proto__', 'constructor'])
  })

  it('never throws, and reports ranges within the file', () => {
    const piece = fc.constantFrom(
      'title',
      ': ',
      ':',
      '"',
      "'",
      '\n',
      '- ',
      '[',
      '{',
      '&a ',
      '*a',
      '!!str ',
      '|',
      '>',
      '\t',
      '#',
      '%',
      '@',
      '`',
      '?',
      '---',
      '\r\n',
      '\u0000',
      'é',
    )
    const yaml = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(yaml, (text) => {
        const page = `---\n${text}\n---\n`
        const lines = page.split(/\r\n|\n|\r/)
        for (const { line, column, endLine, endColumn } of parseFrontmatter(page, 'a.mdx').diagnostics) {
          expect(line).toBeLessThanOrEqual(endLine)
          expect(endColumn - 1).toBeLessThanOrEqual(lines[endLine - 1]?.length ?? -1)
          expect(column).toBeGreaterThanOrEqual(1)
          if (line === endLine) expect(column).toBeLessThanOrEqual(endColumn)
        }
      }),
      { numRuns: 500 },
    )
  })
})
