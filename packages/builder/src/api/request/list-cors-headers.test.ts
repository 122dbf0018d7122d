import { expect, it } from 'vitest'
import { listCorsHeaders } from './list-cors-headers.ts'

it('lists only the CORS headers that a request needs', () => {
  expect(listCorsHeaders({ method: 'GET', url: '/', headers: [['Accept', '*/*']] }, 'https://a.b')).toEqual([
    'Access-Control-Allow-Origin: https://a.b',
  ])
  const headers = [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Token x'],
  ] as const
  expect(listCorsHeaders({ method: 'PUT', url: '/', headers }, 'https://a.b')).toEqual([
    'Access-Control-Allow-Origin: https://a.b',
    'Access-Control-Allow-Methods: PUT',
    'Access-Control-Allow-Headers: Content-Type, Authorization',
  ])
})

it('lists the header that a request with cookies needs', () => {
  expect(listCorsHeaders({ method: 'GET', url: '/', headers: [] }, 'https://a.b', true)).toEqual([
    'Access-Control-Allow-Origin: https://a.b',
    'Access-Control-Allow-Credentials: true',
  ])
})
