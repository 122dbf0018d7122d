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
      { kind: 'append', key: 'redirects', value: { source: '/a', destination: '/b' } },
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" }\n  ]\n}\n',
      '{\n  "redirects": [\n    { "source": "/x", "destination": "/y" },\n    { "source": "/a", "destination": "/b" }\n  ]\n}\n',
    ],
    [
      'an entry at the end, on lines like the one before',
      { kind: 'append', key: 'redirects', value: { source: '/a' } },
      '{\r\n\t"redirects": [\r\n\t\t{\r\n\t\t\t"source": "/x"\r\n\t\t}\r\n\t]\r\n}\r\n',
      '{\r\n\t"redirects": [\r\n\t\t{\r\n\t\t\t"source": "/x"\r\n\t\t},\r\n\t\t{\r\n\t\t\t"source": "/a"\r\n\t\t}\r\n\t]\r\n}\r\n',
    ],
    [
      'the first entry of an array that is not there',
      { kind: 'append', key: 'redirects', value: 'a' },
      '{\n    "name": "A"\n}\n',
      '{\n    "name": "A",\n    "redirects": [\n        "a"\n    ]\n}\n',
    ],
    [
      'the first entry of an empty array',
      { kind: 'append', key: 'x', value: { a: 1 } },
      '{"x": []}',
      '{"x": [{ "a": 1 }]}',
    ],
    ['nothing where nothing stands', { kind: 'remove', path: ['x', 3] }, '{"x": []}', '{"x": []}'],
  ])('%s', (_, edit, before, after) => {
    expect(editConfigText(before, [edit])).toBe(after)
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
