import fc from 'fast-check'
import { type ParseError, parse } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { type ConfigEdit, editConfigText } from './edit-config-text.ts'
import { listConfigTexts } from './list-config-texts.ts'

describe('editConfigText', () => {
  it.each<[what: string, edit: ConfigEdit, before: string, after: string]>([
    [
      'another value, and keeps comments and odd blanks',
      { kind: 'set', path: ['pages', 1], value: 'c' },
      '{\n\t// ours\n\t"pages": ["a" ,  "b"]\n}',
      '{\n\t// ours\n\t"pages": ["a" ,  "c"]\n}',
    ],
    [
      'an entry away',
      { kind: 'remove', path: ['redirects', 0] },
      '{\r\n  "redirects": [\r\n    "a",\r\n    "b"\r\n  ]\r\n}\r\n',
      '{\r\n  "redirects": [\r\n    "b"\r\n  ]\r\n}\r\n',
    ],
    [
      'an entry at the end, on one line like the one before',
      { kind: 'append', key: 'redirects', values: [{ source: '/a', destination: '/b' }] },
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" }\n  ]\n}\n',
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" },\n    { "source": "/a", "destination": "/b" }\n  ]\n}\n',
    ],
    [
      'an entry at the end, on lines like the one before',
      { kind: 'append', key: 'redirects', values: [{ source: '/a' }] },
      '{\r\n\t"redirects": [\r\n\t\t{\r\n\t\t\t"source": "/x"\r\n\t\t}\r\n\t]\r\n}\r\n',
      '{\r\n\t"redirects": [\r\n\t\t{\r\n\t\t\t"source": "/x"\r\n\t\t},\r\n\t\t{\r\n\t\t\t"source": "/a"\r\n\t\t}\r\n\t]\r\n}\r\n',
    ],
    [
      'the first entry of an array that is not there',
      { kind: 'append', key: 'redirects', values: ['a'] },
      '{\n    "name": "A"\n}\n',
      '{\n    "name": "A",\n    "redirects": [\n        "a"\n    ]\n}\n',
    ],
    [
      'the first entry of an empty array',
      { kind: 'append', key: 'x', values: [{ a: 1 }] },
      '{"x": []}',
      '{"x": [{ "a": 1 }]}',
    ],
    [
      'entries behind the comments of an empty array',
      { kind: 'append', key: 'x', values: [1, 2] },
      '{\r\n\t"x": [\r\n\t\t// None yet.\r\n\t]\r\n}',
      '{\r\n\t"x": [\r\n\t\t// None yet.\r\n\t\t1,\r\n\t\t2\r\n\t]\r\n}',
    ],
    [
      'an entry behind a comment on the same line',
      { kind: 'append', key: 'x', values: ['a'] },
      '{ "x": [ /* None yet. */ ] }',
      '{ "x": [ /* None yet. */  "a"] }',
    ],
    [
      'an array in place of what is none',
      { kind: 'append', key: 'x', values: ['a'] },
      '{\n  "x": null,\n  "y": 1\n}',
      '{\n  "x": [\n    "a"\n  ],\n  "y": 1\n}',
    ],
    ['nothing at the end of what is not there', { kind: 'append', key: 'x', values: [] }, '{}', '{}'],
    ['nothing where nothing stands', { kind: 'remove', path: ['x', 3] }, '{"x": []}', '{"x": []}'],
  ])('%s', (_, edit, before, after) => {
    expect(editConfigText(before, [edit])).toBe(after)
  })
})

/** Arrays of strings, each with a comment behind some entries, on one line or on lines of their own. */
const arrays = fc.record({
  entries: fc.array(fc.record({ comment: fc.constantFrom('', ' /* c */'), isLast: fc.boolean() }), { maxLength: 8 }),
  gap: fc.constantFrom(' ', '', '\n  ', '\r\n\t'),
  hasTrailingComma: fc.boolean(),
})

describe('several edits', () => {
  it('count in the text as given', () => {
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

  it('make keys that are not there, side by side', () => {
    const edits: ConfigEdit[] = ['a', 'b'].map((key) => ({ kind: 'append', key, values: [1] }))
    expect(editConfigText('{}', edits)).toBe('{"a": [1], "b": [1]}')
    expect(editConfigText('{ "x": 1 }', edits)).toBe('{ "x": 1, "a": [1], "b": [1] }')
  })

  it('take an entry away once, and what is in it with it', () => {
    const edits: ConfigEdit[] = [
      { kind: 'remove', path: ['a', 0, 'b'] },
      { kind: 'remove', path: ['a', 0] },
      { kind: 'remove', path: ['a', 0] },
    ]
    expect(editConfigText('{ "a": [{ "b": 1, "c": 2 }, 1] }', edits)).toBe('{ "a": [1] }')
  })

  it('leave entries that stay, entries that come and every comment', () => {
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
  it('gives every string with its path', () => {
    expect(listConfigTexts('{"a": "x", "b": [1, {"c": "y"}, "z"], }')).toEqual([
      { path: ['a'], value: 'x' },
      { path: ['b', 1, 'c'], value: 'y' },
      { path: ['b', 2], value: 'z' },
    ])
  })
})
