import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAddress } from './ask-address.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url, method }, response) => {
    if (url === '/moved') response.writeHead(301, { location: '/new' }).end()
    else if (url === '/busy') response.writeHead(429, { 'retry-after': '3' }).end()
    else response.writeHead(method === 'HEAD' ? 405 : 200).end('x'.repeat(100_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('returns the response without following redirects', async () => {
  expect(await askAddress(`${origin}/moved`, 'HEAD')).toEqual({ status: 301, location: '/new' })
  expect(await askAddress(`${origin}/busy`, 'GET')).toEqual({ status: 429, retryAfter: '3' })
  expect(await askAddress(`${origin}/big`, 'HEAD')).toEqual({ status: 405 })
  expect(await askAddress(`${origin}/big`, 'GET')).toEqual({ status: 200 })
})

it('returns the reason if there is no response', async () => {
  expect(await askAddress('http://127.0.0.1:1/', 'HEAD')).toEqual({
    isUnknownHost: false,
    reason: expect.stringMatching(/^the connection failed/),
  })
})
