import { describe, expect, it } from 'vitest'
import { createHostCheck } from './create-host-check.ts'

const isAllowed = createHostCheck({
  allowed: ['docs.local', '0.0.0.0', 'FE80::1'],
  listAddresses: () => ['192.168.1.5', '2001:db8::5'],
})

describe('createHostCheck', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'a.localhost:3000',
    '127.0.0.1:3000',
    '127.8.9.1',
    '[::1]:3000',
    '[::1]',
    '192.168.1.5:3000',
    '[2001:db8::5]:3000',
    'docs.local:3000',
    'DOCS.local',
    '0.0.0.0:3000',
    '[fe80::1]:80',
  ])('allows %s', (host) => {
    expect(isAllowed(host)).toBe(true)
  })

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    '192.168.1.6',
    '10.0.0.1:3000',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    '[::2]',
    '[::1].evil.example',
    'user@localhost',
    'evil.example@localhost',
    'localhost/evil',
    'localhost:3000:3000',
    'localhost:',
    'docs.local.evil.example',
    'xdocs.local',
    ' localhost',
  ])('refuses %s', (host) => {
    expect(isAllowed(host)).toBe(false)
  })
})
