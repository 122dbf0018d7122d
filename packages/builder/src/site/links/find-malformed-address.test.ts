import { describe, expect, it } from 'vitest'
import { findMalformedAddress } from './find-malformed-address.ts'

describe('findMalformedAddress', () => {
  it.each([
    ['htps://x.com', 'Did you mean "https://x.com"?'],
    ['htp://x.com', 'Did you mean "http://x.com"?'],
    ['hppts://x.com/a?b#c', 'Did you mean "https://x.com/a?b#c"?'],
    ['htttps://x.com', 'Did you mean "https://x.com"?'],
    ['ttps://x.com', 'Did you mean "https://x.com"?'],
    ['httos://x.com', 'Did you mean "https://x.com"?'],
    ['Hhttp://x.com', 'Did you mean "http://x.com"?'],
    ['mialto:a@b.com', 'Did you mean "mailto:a@b.com"?'],
    ['mail:a@b.com', 'Did you mean "mailto:a@b.com"?'],
    ['tell:+49 30 1234', 'Did you mean "tel:+49 30 1234"?'],
  ])('suggests the scheme of %s', (written, suggestion) => {
    expect(findMalformedAddress(written)?.suggestions).toEqual([suggestion])
  })

  it.each(['http://', 'https:', 'https:///', 'https://?a', 'mailto:', 'tel:'])(
    'reports that %s is incomplete',
    (written) => {
      expect(findMalformedAddress(written)?.message).toBe(`The address "${written}" is incomplete.`)
    },
  )

  it.each([
    ...[
      'https://x.com',
      'HTTPS://x.com',
      '//x.com',
      'mailto:a@b.com',
      'mailto:?subject=Hi',
      'tel:+49301234',
      '/a',
      'a',
      '#a',
    ],
    ...[
      'ftp://x.com',
      'ftps://x.com',
      'sftp://x.com',
      'ssh://git@x.com',
      'rtsp://x.com',
      'rtmp://x.com',
      'smtp://x.com',
    ],
    ...[
      'hxxp://x.com',
      'ws://x.com',
      'git://x.com',
      'vscode:extension/a.b',
      'vscode://file',
      'slack://open',
      'cursor://a',
    ],
    ...[
      'sms:+49301234',
      'sip:a@b.com',
      'xmpp:a@b.com',
      'localhost:3000',
      'tg://resolve',
      'data:text/plain,a',
      'file:///a',
    ],
    ...['obsidian://open', 'zotero://a', 'x-apple:a', 'whatsapp://send', 'irc://x', 'ipfs://x', 'nntp://x', 'urn:a:b'],
  ])('accepts %s', (written) => {
    expect(findMalformedAddress(written)).toBeUndefined()
  })
})
