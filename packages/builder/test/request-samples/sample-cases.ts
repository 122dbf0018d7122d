import type { SampleRequest } from '../../src/api/request/sample-request.ts'

/** A text with all characters that have a meaning in some language. */
const HOSTILE =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of other languages
  'a"b\'c`d$e${f}#{g}\\h\n\r\t%41 %s %% \\u0041 \\( <!-- </script> """ \'\'\' ?? "# é 😀 \u2028 \u202e $(id) `id` {{x}} ;type=x @f'

const LINE = HOSTILE.replace(/[^\x20-\x7e]/g, ' ')

/** Requests of every kind. The received request must be the same in all languages. */
export const SAMPLE_CASES: Readonly<Record<string, (origin: string) => SampleRequest>> = {
  'GET with a JSON body': (origin) => ({
    method: 'GET',
    url: `${origin}/api/user`,
    headers: [
      ['Content-Type', 'application/json'],
      ['Authorization', 'Token <API_TOKEN>'],
    ],
    body: { kind: 'json', value: { name: 'A', user_group_id: 'g-1', mapping: {}, properties: { n: 1 } } },
  }),
  'DELETE with a hostile JSON body': (origin) => ({
    method: 'DELETE',
    url: `${origin}/a/b%2Fc?q=1%202&q=%24x&r=`,
    headers: [
      ['Content-Type', 'application/json'],
      ['X-Hostile', LINE],
    ],
    body: {
      kind: 'json',
      value: {
        text: HOSTILE,
        [HOSTILE]: [HOSTILE, null, true, false, -1.5, 1e21, 0, [], {}, [[]]],
        __proto__x: 1,
        0: 'zero',
        nested: { 0: 'a', 1: 'b' },
        'a-b': null,
      },
    },
  }),
  'a list as JSON': (origin) => ({
    method: 'POST',
    url: `${origin}/list`,
    headers: [['Content-Type', 'application/vnd.api+json']],
    body: { kind: 'json', value: [1, 'two', null] },
  }),
  'null as JSON': (origin) => ({
    method: 'PUT',
    url: `${origin}/null`,
    headers: [['Content-Type', 'application/json']],
    body: { kind: 'json', value: null },
  }),
  'hostile text': (origin) => ({
    method: 'PATCH',
    url: `${origin}/text`,
    headers: [['Content-Type', 'text/plain']],
    body: { kind: 'text', text: `@${HOSTILE}` },
  }),
  'a form': (origin) => ({
    method: 'POST',
    url: `${origin}/form`,
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: {
      kind: 'form',
      fields: [
        ['a[]', '1'],
        ['a[]', '2 3'],
        [HOSTILE, HOSTILE],
      ],
    },
  }),
  'parts with a file': (origin) => ({
    method: 'POST',
    url: `${origin}/parts`,
    headers: [['X-Empty', '']],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'text', value: `@${LINE}` },
        { name: 'upload', file: 'picture.png', mediaType: 'image/png' },
        { name: 'other', file: 'picture.png' },
      ],
    },
  }),
  'parts of one name and JSON': (origin) => ({
    method: 'PUT',
    url: `${origin}/parts`,
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'tag', value: 'one' },
        { name: 'tag', value: 'two\nlines' },
        { name: 'facts', value: '{"a": "b;c\\"d"}', mediaType: 'application/json' },
      ],
    },
  }),
  'the bytes of a file': (origin) => ({
    method: 'PUT',
    url: `${origin}/file`,
    headers: [['Content-Type', 'application/octet-stream']],
    body: { kind: 'file', name: 'picture.png' },
  }),
  'no body': (origin) => ({
    method: 'GET',
    url: `${origin}/none/{id}?x=[y]`,
    headers: [['X-Empty', '']],
  }),
  HEAD: (origin) => ({ method: 'HEAD', url: `${origin}/head`, headers: [] }),
  'a method of its own': (origin) => ({ method: 'PURGE', url: `${origin}/purge`, headers: [] }),
}
