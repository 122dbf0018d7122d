import { expect, it } from 'vitest'
import { listPrivateOrigins } from './site-origins.ts'

it('lists origins on this machine and in private networks', () => {
  const own = [
    'http://localhost:4600',
    'http://127.0.0.1',
    'http://[::1]:80',
    'http://10.0.0.1',
    'http://api',
    'https://a.internal',
    'http://api.lan',
    'http://localhost.:4600',
    'http://a.local.',
  ]
  const others = [
    'https://api.example.com',
    'http://8.8.8.8',
    'http://169.254.169.254',
    'http://localhost.example.com',
    'no origin',
  ]
  expect(listPrivateOrigins([...others, ...own])).toEqual(own)
})
