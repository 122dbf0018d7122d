import { describe, expect, it } from 'vitest'
import type { SampleRequest } from '../request/sample-request.ts'
import { DEFAULT_LANGUAGES, findSampleLanguage, SAMPLE_LANGUAGES } from './languages.ts'

const REQUEST: SampleRequest = {
  method: 'GET',
  url: 'https://api.acme.com/api/user?x=1',
  headers: [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Token <API_TOKEN>'],
  ],
  body: {
    kind: 'json',
    value: { name: 'Acme', tags: ['a', null], isOn: true, empty: {}, nested: { count: 1.5 } },
  },
}

const PARTS: SampleRequest = {
  method: 'POST',
  url: '/files',
  headers: [],
  body: {
    kind: 'multipart',
    parts: [
      { name: 'note', value: 'hello' },
      { name: 'picture', file: 'a.png', mediaType: 'image/png' },
    ],
  },
}

describe('SAMPLE_LANGUAGES', () => {
  it.each(Object.entries(SAMPLE_LANGUAGES))(
    '%s converts a GET with a JSON body, and a form with a file',
    async (id, language) => {
      expect(language.id).toBe(id)
      const written = `${language.toCode(REQUEST)}\n\n---\n\n${language.toCode(PARTS)}\n`
      await expect(written).toMatchFileSnapshot(`fixtures/${id}.txt`)
    },
  )

  it('finds languages by id and alias, in any case', () => {
    const names = ['cURL', 'shell', 'JS', 'nodejs', 'c#', '.Net', ' Python ', 'golang', 'cobol', 'toString']
    const ids = ['bash', 'bash', 'javascript', 'node', 'csharp', 'csharp', 'python', 'go', undefined, undefined]
    expect(names.map((name) => findSampleLanguage(name)?.id)).toEqual(ids)
  })

  it('contains all default languages', () => {
    expect(DEFAULT_LANGUAGES.map((name) => findSampleLanguage(name)?.id)).toEqual(DEFAULT_LANGUAGES)
  })

  it('preserves a member named __proto__', () => {
    const value = JSON.parse('{"__proto__": {"a": 1}}')
    expect(SAMPLE_LANGUAGES.javascript.toCode({ ...REQUEST, method: 'PUT', body: { kind: 'json', value } })).toContain(
      '["__proto__"]: {',
    )
  })

  it('puts each header on one line, once', () => {
    const headers = [
      ['X-A', 'one\r\nX-B: two'],
      ['x-a', 'three'],
    ] as const
    const written = SAMPLE_LANGUAGES.bash.toCode({ method: 'GET', url: 'https://a.b/', headers })
    expect(written).toContain("--header 'X-A: one X-B: two, three'")
    expect(written.match(/--header/g)).toHaveLength(1)
  })

  it.each([
    ['/users', 'https://api.example.com/users'],
    ['users', 'https://api.example.com/users'],
    ['{base_url}/users/{id}', '{base_url}/users/{id}'],
    ['https://a.b/ä "x"/100%?q=\ud800', 'https://a.b/%C3%A4%20%22x%22/100%25?q=%EF%BF%BD'],
  ])('converts the URL %s', (url, written) => {
    expect(SAMPLE_LANGUAGES.python.toCode({ method: 'GET', url, headers: [] })).toContain(JSON.stringify(written))
  })
})
