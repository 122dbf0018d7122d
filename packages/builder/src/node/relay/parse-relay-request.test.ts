import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRelayRequest } from './parse-relay-request.ts'
import { RelayError } from './relay-error.ts'

const parse = (value: unknown) => parseRelayRequest(Buffer.from(JSON.stringify(value)).toString('base64url'))
const READY = { method: 'get', url: 'https://api.example.com/a?b=1#c', headers: [['X-A', 'ü\t1']] }

describe('parseRelayRequest', () => {
  it('parses method, URL and headers', () => {
    const { method, url, headers } = parse(READY)
    expect({ method, url: url.href, headers }).toEqual({
      method: 'GET',
      url: 'https://api.example.com/a?b=1',
      headers: [['X-A', 'ü\t1']],
    })
  })

  it.each([
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://0177.0.0.1/', 'http://127.0.0.1/'],
    ['http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ['http://127.0.0.1\t/\n', 'http://127.0.0.1/'],
    ['http://ⓛocalhost/', 'http://localhost/'],
  ])('normalizes %s', (written, href) => {
    expect(parse({ ...READY, url: written }).url.href).toBe(href)
  })

  it.each([
    [{ url: '/users' }, 'not an absolute URL'],
    [{ url: 'file:///etc/passwd' }, 'Expected http or https'],
    [{ url: 'gopher://a/' }, 'Expected http or https'],
    [{ url: 'https://user:secret@a.com/' }, 'user name'],
    [{ method: 'GET / HTTP/1.1\r\nX: y' }, 'not a supported method'],
    [{ method: 'CONNECT' }, 'not a supported method'],
    [{ method: '' }, 'not a supported method'],
    [{ headers: {} }, 'array of pairs'],
    [{ headers: ['a: b'] }, 'not a valid header name'],
    [{ headers: [['A\r\nB', 'c']] }, 'not a valid header name'],
    [{ headers: [['A', 'b\r\nHost: c']] }, 'line breaks'],
    [{ headers: [['A', 'b\nc']] }, 'line breaks'],
    [{ headers: [['A', '\u0000']] }, 'line breaks'],
    // A sender that cuts characters to bytes makes line breaks of these.
    [{ headers: [['A', '\u560d\u560aHost: c']] }, 'line breaks'],
    [{ headers: [['A', 1]] }, 'line breaks'],
  ])('refuses %j', (change, message) => {
    expect(() => parse({ ...READY, ...change })).toThrow(message)
  })

  it('does not print a password or a header value', () => {
    for (const change of [{ url: 'https://u:secret@a.com/' }, { headers: [['A', 'secret\n']] }]) {
      expect(() => parse({ ...READY, ...change })).toThrow(/^(?!.*secret)/s)
    }
  })

  it('returns a valid request or reports why it is invalid', () => {
    const expectSafe = (read: () => ReturnType<typeof parseRelayRequest>) => {
      try {
        expect(read().headers.flat().join('')).not.toMatch(/[\r\n\0]/)
      } catch (error) {
        expect(error).toBeInstanceOf(RelayError)
      }
    }
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), (value, text) => {
        expectSafe(() => parse({ ...READY, headers: [['A', text]] }))
        expectSafe(() => parse({ ...READY, headers: [[text, 'a']] }))
        expectSafe(() => parse(value))
        expectSafe(() => parseRelayRequest(text))
      }),
    )
  })
})
