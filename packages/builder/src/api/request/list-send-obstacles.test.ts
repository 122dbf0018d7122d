import { createWords, PLAYGROUND_WORDS } from '@spearmint/config/words'
import { describe, expect, it } from 'vitest'
import { listSendObstacles } from './list-send-obstacles.ts'
import type { SampleRequest } from './sample-request.ts'

const PAGE = 'https://docs.example.com/api/users.html'
const plain: SampleRequest = { method: 'POST', url: 'https://api.example.com/users', headers: [] }

const words = createWords(PLAYGROUND_WORDS)

describe('listSendObstacles', () => {
  it.each<[string, Partial<SampleRequest>, string[]]>([
    ['an absolute URL', {}, []],
    ['a relative URL', { url: '/users' }, []],
    ['localhost', { url: 'http://localhost:3000/users' }, []],
    ['a body with GET', { method: 'GET', body: { kind: 'json', value: {} } }, ['browser']],
    ['a cookie', { headers: [['Cookie', 'a=b']] }, ['browser']],
    ['a forbidden method', { method: 'TRACE' }, ['browser']],
    ['a server without HTTPS', { url: 'http://api.example.com/users' }, ['browser']],
    ['a path with an empty parameter', { url: 'https://api.example.com/users/{id}' }, ['address']],
    ['another scheme', { url: 'ftp://example.com' }, ['address']],
    ['no URL', { url: '' }, ['address']],
    ['a line end in a header', { headers: [['X-A', 'a\nb']] }, ['address']],
    ['characters that headers cannot have', { headers: [['X-A', 'ж']] }, ['address']],
  ])('checks %s', (_, change, kinds) => {
    expect(listSendObstacles({ ...plain, ...change }, PAGE, words).map(({ kind }) => kind)).toEqual(kinds)
  })
})
