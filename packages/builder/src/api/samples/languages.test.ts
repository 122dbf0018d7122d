import { describe, expect, it } from 'vitest'
import type { SampleRequest } from '../model/sample-request.ts'
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

describe('languages of samples', () => {
  it.each(Object.entries(SAMPLE_LANGUAGES))('%s: a GET with a JSON body and a file in a form', async (id, language) => {
    expect(language.id).toBe(id)
    const written = `${language.write(REQUEST)}\n\n---\n\n${language.write(PARTS)}\n`
    await expect(written).toMatchFileSnapshot(`fixtures/${id}.txt`)
  })

  it('are found by id and by other names, in any case', () => {
    const names = ['cURL', 'shell', 'JS', 'nodejs', 'c#', ' Python ', 'golang', 'cobol', 'toString']
    const ids = ['bash', 'bash', 'javascript', 'node', 'csharp', 'python', 'go', undefined, undefined]
    expect(names.map((name) => findSampleLanguage(name)?.id)).toEqual(ids)
  })

  it('of pages that name none are all known', () => {
    expect(DEFAULT_LANGUAGES.map((name) => findSampleLanguage(name)?.id)).toEqual(DEFAULT_LANGUAGES)
  })

  it('keep members that are names of an object itself', () => {
    const value = JSON.parse('{"__proto__": {"a": 1}}')
    expect(SAMPLE_LANGUAGES.javascript.write({ ...REQUEST, method: 'PUT', body: { kind: 'json', value } })).toContain(
      '["__proto__"]: {',
    )
  })

  it('write headers on one line, and each name once', () => {
    const headers = [
      ['X-A', 'one\r\nX-B: two'],
      ['x-a', 'three'],
    ] as const
    const written = SAMPLE_LANGUAGES.bash.write({ method: 'GET', url: 'https://a.b/', headers })
    expect(written).toContain("--header 'X-A: one X-B: two, three'")
    expect(written.match(/--header/g)).toHaveLength(1)
  })

  it.each([
    ['/users', 'https://api.example.com/users'],
    ['users', 'https://api.example.com/users'],
    ['{base_url}/users/{id}', '{base_url}/users/{id}'],
    ['https://a.b/ä "x"/100%?q=\ud800', 'https://a.b/%C3%A4%20%22x%22/100%25?q=%EF%BF%BD'],
  ])('the address %s', (url, written) => {
    expect(SAMPLE_LANGUAGES.python.write({ method: 'GET', url, headers: [] })).toContain(JSON.stringify(written))
  })
})
