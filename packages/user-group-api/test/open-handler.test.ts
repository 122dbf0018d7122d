import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedHandler, openHandler } from '../src/index.ts'
import { CUSTOMER, createCall } from './open-test-app.ts'

const HEADERS = { authorization: [`Token ${CUSTOMER}`], 'content-type': ['application/json'] }

let folder: string
let opened: OpenedHandler
const failures: unknown[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-handler-'))
  opened = await openHandler({ folder, apiToken: CUSTOMER, onFailure: (error) => failures.push(error) })
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true })
})

async function readAll(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray())
}

describe('openHandler', () => {
  it('handles requests of any server', async () => {
    const server = createServer(async (request, response) => {
      const { method = '', headersDistinct: headers } = request
      const {
        status,
        headers: responseHeaders,
        body,
      } = await opened.handle({ method, headers, readBody: () => readAll(request) }, 'request-1')
      response.writeHead(status, responseHeaders).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const call = createCall((server.address() as AddressInfo).port)
    expect(await call('GET', { user_group_id: 'a' })).toMatchObject({
      status: 200,
      headers: { 'x-request-id': 'request-1' },
      body: { new_user_group: true },
    })
    expect(await call('OPTIONS', undefined, { token: 'x' })).toMatchObject({
      status: 200,
      headers: { allow: 'GET, PUT, POST, DELETE, OPTIONS', 'x-request-id': 'request-1' },
      body: { success: 1 },
    })
    expect(await call('PATCH', {})).toMatchObject({
      status: 405,
      headers: { allow: 'GET, PUT, POST, DELETE, OPTIONS', 'x-request-id': 'request-1' },
    })
    expect(await call('GET', {}, { token: 'x' })).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Token' },
    })
    server.close()
  })

  it('overrides the method only if exactly one header requests it', async () => {
    const data = mkdtempSync(join(tmpdir(), 'user-group-handler-'))
    const overriding = await openHandler({ folder: data, apiToken: CUSTOMER, variables: { METHOD_OVERRIDE: 'true' } })
    const body = Buffer.from('{"user_group_id":"a"}')
    const send = async (...override: string[]) => {
      const headers = { ...HEADERS, 'content-length': [String(body.length)], 'x-http-method-override': override }
      return (await overriding.handle({ method: 'POST', headers, readBody: async () => body }, 'request')).status
    }
    expect(await send('GET')).toBe(200)
    // With two headers, a proxy could have interpreted the other one.
    for (const other of [['GET', 'DELETE'], ['GET', 'GET'], ['get'], []]) expect(await send(...other)).toBe(422)
    await overriding.close()
    rmSync(data, { recursive: true })
  })

  it('reports a bug to onFailure, and not in the response', async () => {
    const bug = new TypeError('a secret')
    const headers = { ...HEADERS, 'content-length': ['2'] }
    const response = await opened.handle({ method: 'GET', headers, readBody: () => Promise.reject(bug) }, 'request-2')
    expect(response).toMatchObject({ status: 500, headers: { 'x-request-id': 'request-2' } })
    expect(response.body).not.toContain('secret')
    expect(failures).toContain(bug)
  })
})
