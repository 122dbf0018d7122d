import { expect, it } from 'vitest'
import { isPrivateHost } from './is-private-host.ts'

const toHost = (address: string): string => new URL(address).hostname

it.each([
  'http://localhost:3000',
  'http://app.localhost',
  'http://intranet/a',
  'http://printer.local',
  'https://api.example.com/v1',
  'https://example.org',
  'http://127.0.0.1',
  'http://0x7f.1',
  'http://2130706433',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.1',
  'http://169.254.169.254/latest',
  'http://100.64.0.1',
  'http://[::1]:80',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[::ffff:127.0.0.1]',
])('%s is not asked', (address) => {
  expect(isPrivateHost(toHost(address))).toBe(true)
})

it.each([
  'https://github.com',
  'https://local.dev',
  'https://myexample.com',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://100.128.0.1',
  'http://[2606:4700::1111]',
])('%s is', (address) => {
  expect(isPrivateHost(toHost(address))).toBe(false)
})
