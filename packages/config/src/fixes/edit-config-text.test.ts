import fc from 'fast-check'
import { type ParseError, parse } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { type ConfigEdit, editConfigText } from './edit-config-text.ts'
import { listConfigTexts } from './list-config-texts.ts'

describe('editConfigText', () => {
  it.each<[what: string, edit: ConfigEdit, before: string, after: string]>([
    [
      'replaces a value and preserves comments and unusual spaces',
      { kind: 'set', path: ['pages', 1], value: 'c' },
      '{\n\t// ours\n\t"pages": ["a" ,  "b"]\n}',
      '{\n\t// ours\n\t"pages": ["a" ,  "c"]\n}',
    ],
    [
      'removes an entry',
      { kind: 'remove', path: ['redirects', 0] },
      '{\r\n  "redirects": [\r\n    "a",\r\n    "b"\r\n  ]\r\n}\r\n',
      '{\r\n  "redirects": [\r\n    "b"\r\n  ]\r\n}\r\n',
    ],
    [
      'appends an entry on one line, like the previous one',
      { kind: 'append', key: 'redirects', values: [{ source: '/a', destination: '/b' }] },
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" }\n  ]\n}\n',
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" },\n    { "source": "/a", "destination": "/b" }\n  ]\n}\n',
    ],
    [
      'appends an entry on several lines, like the previous one',
      { kind: 'append', key: 'redirects', values: [{ source: '/a' }] },
      '{\r\n\t"redirects": [\r\n\t\t{\r\n\t\t\t"source": "/x"\r\n\t\t}\r\n\t]\r\n}\r\n',
      '{\r\n\t"redirects": [\r\n\t\t{\r\n\t\t\t"source": "/x"\r\n\t\t},\r\n\t\t{\r\n\t\t\t"source": "/a"\r\n\t\t}\r\n\t]\r\n}\r\n',
    ],
    [
      'adds a missing array with its first entry',
      { kind: 'append', key: 'redirects', values: ['a'] },
      '{\n    "name": "A"\n}\n',
      '{\n    "name": "A",\n    "redirects": [\n        "a"\n    ]\n}\n',
    ],
    [
      'adds the first entry of an empty array',
      { kind: 'append', key: 'x', values: [{ a: 1 }] },
      '{"x": []}',
      '{"x": [{ "a": 1 }]}',
    ],
    [
      'adds entries after the comments in an empty array',
      { kind: 'append', key: 'x', values: [1, 2] },
      '{\r\n\t"x": [\r\n\t\t// None yet.\r\n\t]\r\n}',
      '{\r\n\t"x": [\r\n\t\t// None yet.\r\n\t\t1,\r\n\t\t2\r\n\t]\r\n}',
    ],
    [
      'adds an entry after a comment on the same line',
      { kind: 'append', key: 'x', values: ['a'] },
      '{ "x": [ /* None yet. */ ] }',
      '{ "x": [ /* None yet. */  "a"] }',
    ],
    [
      'replaces a value that is not an array',
      { kind: 'append', key: 'x', values: ['a'] },
      '{\n  "x": null,\n  "y": 1\n}',
      '{\n  "x": [\n    "a"\n  ],\n  "y": 1\n}',
    ],
    ['changes nothing when there are no entries to append', { kind: 'append', key: 'x', values: [] }, '{}', '{}'],
    [
      'changes nothing when the path to remove does not exist',
      { kind: 'remove', path: ['x', 3] },
      '{"x": []}',
      '{"x": []}',
    ],
  ])('%s', (_, edit, before, after) => {
    expect(editConfigText(before, [edit])).toBe(after)
  })
})

/** Arrays with comments after some entries, on one line or several. */
const arrays = fc.record({
  entries: fc.array(fc.record({ comment: fc.constantFrom('', ' /* c */'), isLast: fc.boolean() }), { maxLength: 8 }),
  gap: fc.constantFrom(' ', '', '\n  ', '\r\n\t'),
  hasTrailingComma: fc.boolean(),
})

describe('editConfigText, with several edits', () => {
  it('resolves paths in the text as given', () => {
    const text = '{ "a": [0, 1, 2, 3], "b": { "c": 1, "d": 2 } }'
    const edits: ConfigEdit[] = [
      { kind: 'remove', path: ['a', 1] },
      { kind: 'set', path: ['a', 2], value: 'two' },
      { kind: 'append', key: 'a', values: [4] },
      { kind: 'remove', path: ['a', 3] },
      { kind: 'set', path: ['b', 'd'], value: 3 },
      { kind: 'set', path: ['b', 'd'], value: 4 },
      { kind: 'remove', path: ['b', 'c'] },
      { kind: 'append', key: 'e', values: [1] },
      { kind: 'append', key: 'e', values: [2] },
    ]
    expect(editConfigText(text, edits)).toBe('{ "a": [0, "two", 4], "b": { "d": 4 }, "e": [1, 2] }')
  })

  it('adds missing keys next to each other', () => {
    const edits: ConfigEdit[] = ['a', 'b'].map((key) => ({ kind: 'append', key, values: [1] }))
    expect(editConfigText('{}', edits)).toBe('{"a": [1], "b": [1]}')
    expect(editConfigText('{ "x": 1 }', edits)).toBe('{ "x": 1, "a": [1], "b": [1] }')
  })

  it('removes an entry once, including everything inside', () => {
    const edits: ConfigEdit[] = [
      { kind: 'remove', path: ['a', 0, 'b'] },
      { kind: 'remove', path: ['a', 0] },
      { kind: 'remove', path: ['a', 0] },
    ]
    expect(editConfigText('{ "a": [{ "b": 1, "c": 2 }, 1] }', edits)).toBe('{ "a": [1] }')
  })

  it('preserves the other entries, the new entries and every comment', () => {
    fc.assert(
      fc.property(arrays, fc.array(fc.nat(7)), fc.nat(3), ({ entries, gap, hasTrailingComma }, gone, added) => {
        const lines = entries.map(({ comment, isLast }, index) => {
          const comma = index < entries.length - 1 || hasTrailingComma ? ',' : ''
          return gap + (isLast ? `${index}${comma}${comment}` : `${index}${comment}${comma}`)
        })
        const text = `{ "a": [${lines.join('')}${gap.trimEnd()}] }`
        const values = Array.from({ length: added }, (_, index) => `new ${index}`)
        const edits = gone.map((index): ConfigEdit => ({ kind: 'remove', path: ['a', index] }))
        const after = editConfigText(text, [...edits, { kind: 'append', key: 'a', values }])
        const errors: ParseError[] = []
        const stay = entries.map((_, index) => index).filter((index) => !gone.includes(index))
        expect(parse(after, errors, { allowTrailingComma: true })).toEqual({ a: [...stay, ...values] })
        expect(errors).toEqual([])
        expect(after.split('/* c */').length).toBe(text.split('/* c */').length)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('listConfigTexts', () => {
  it('returns every string with its path', () => {
    expect(listConfigTexts('{"a": "x", "b": [1, {"c": "y"}, "z"], }')).toEqual([
      { path: ['a'], value: 'x' },
      { path: ['b', 1, 'c'], value: 'y' },
      { path: ['b', 2], value: 'z' },
    ])
  })
})
