import { describe, expect, it } from 'vitest'
import { checkEncoding } from './check-encoding.ts'

function check(bytes: Buffer) {
  return checkEncoding('a.mdx', bytes.toString('utf8'), { readBytes: () => bytes })
}

describe('checkEncoding', () => {
  it.each([
    ['Latin-1', Buffer.from('# A\n\nhällo', 'latin1'), { line: 3, column: 2 }],
    ['UTF-16 without a byte order mark', Buffer.from('# A', 'utf16le'), { line: 1, column: 1 }],
    ['UTF-16', Buffer.from('\uFEFF# A', 'utf16le'), { line: 1, column: 1 }],
  ])('reports a file in %s at the first character that cannot be decoded', (_name, bytes, position) => {
    expect(check(bytes)).toMatchObject([{ code: 'page/encoding', file: 'a.mdx', ...position }])
  })

  it.each(['hällo', '\uFEFF# A', 'The character \uFFFD itself.', ''])('accepts %j', (text) => {
    expect(check(Buffer.from(text))).toEqual([])
  })
})
