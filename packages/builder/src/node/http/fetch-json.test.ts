import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchJson } from './fetch-json.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/ok') response.end('{ "a": 1 }')
    else if (url === '/page') response.end('<!doctype html>')
    else if (url === '/endless') response.end(' '.repeat(2_000_000))
    else response.writeHead(403).end('rate limited')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
})

it('returns the value of the response', async () => {
  expect(await fetchJson(`${origin}/ok`)).toEqual({ a: 1 })
})

it('throws the reason if there is none', async () => {
  await expect(fetchJson(`${origin}/limit`)).rejects.toThrow(/^the server responded with status 403$/)
  await expect(fetchJson(`${origin}/page`)).rejects.toThrow(/^the response is not JSON$/)
  await expect(fetchJson(`${origin}/endless`)).rejects.toThrow(/^it is larger than 1 MB$/)
  await expect(fetchJson('http://127.0.0.1:1/')).rejects.toThrow(/^the connection failed/)
})
