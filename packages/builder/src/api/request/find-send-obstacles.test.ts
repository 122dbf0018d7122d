import { describe, expect, it } from 'vitest'
import type { SampleRequest } from '../model/sample-request.ts'
import { findSendObstacles } from './find-send-obstacles.ts'

const PAGE = 'https://docs.example.com/api/users.html'
const plain: SampleRequest = { method: 'POST', url: 'https://api.example.com/users', headers: [] }

describe('what keeps a page from sending', () => {
  it.each<[string, Partial<SampleRequest>, string[]]>([
    ['nothing', {}, []],
    ['nothing of a relative address', { url: '/users' }, []],
    ['nothing of the own machine', { url: 'http://localhost:3000/users' }, []],
    ['a body of GET', { method: 'GET', body: { kind: 'json', value: {} } }, ['browser']],
    ['a cookie', { headers: [['Cookie', 'a=b']] }, ['browser']],
    ['a method', { method: 'TRACE' }, ['browser']],
    ['http', { url: 'http://api.example.com/users' }, ['browser']],
    ['a hole in the path', { url: 'https://api.example.com/users/{id}' }, ['address']],
    ['another scheme', { url: 'ftp://example.com' }, ['address']],
    ['no address', { url: '' }, ['address']],
    ['a line end in a header', { headers: [['X-A', 'a\nb']] }, ['address']],
    ['letters that headers do not have', { headers: [['X-A', 'ж']] }, ['address']],
  ])('%s', (_, change, kinds) => {
    expect(findSendObstacles({ ...plain, ...change }, PAGE).map(({ kind }) => kind)).toEqual(kinds)
  })
})
