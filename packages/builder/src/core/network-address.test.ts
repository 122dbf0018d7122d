import { describe, expect, it } from 'vitest'
import { isPrivateHostName, toAddressKind } from './network-address.ts'

describe('toAddressKind', () => {
  it.each([
    [
      'public',
      ['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '::ffff:8.8.8.8'],
    ],
    [
      'private',
      [
        '127.0.0.1',
        '127.9.9.9',
        '10.0.0.1',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
        '100.64.0.1',
        '100.127.255.255',
      ],
    ],
    [
      'private',
      ['::1', 'fc00::1', 'fd12:3456::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::127.0.0.1'],
    ],
    ['public', ['[2606:4700::1111]']],
    ['private', ['[::1]', '[fd12:3456::1]']],
    ['refused', ['[::]', '[fe80::1]', '[127.0.0.1', '[[::1]]', '[]']],
    ['refused', ['169.254.169.254', '0.0.0.0', '0.1.2.3', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255']],
    ['refused', ['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1']],
    ['refused', ['::', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '::ffff:169.254.169.254', '::ffff:0.0.0.0']],
    ['refused', ['::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1']],
    ['refused', ['', 'localhost', 'example.com', '127.0.0.1.', '1.2.3.4.5']],
  ])('returns %s for %j', (kind, addresses) => {
    expect(addresses.map((address) => [address, toAddressKind(address)])).toEqual(
      addresses.map((address) => [address, kind]),
    )
  })
})

describe('isPrivateHostName', () => {
  it.each<[boolean, string[]]>([
    [
      true,
      ['localhost', 'localhost.', 'api', 'api.', 'a.localhost', 'API.Lan', 'a.local.', 'a.b.internal', 'x.home.arpa'],
    ],
    [
      false,
      ['example.com', 'api.example.com.', 'localhost.example.com', 'lan.dev', 'home.arpa.dev', '127.0.0.1', '[::1]'],
    ],
  ])('returns %s for %j', (isPrivate, names) => {
    expect(names.map((name) => [name, isPrivateHostName(name)])).toEqual(names.map((name) => [name, isPrivate]))
  })
})
