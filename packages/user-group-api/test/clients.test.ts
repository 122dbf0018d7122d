import { execFile, execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../src/index.ts'
import { CUSTOMER, openTestApp, type TestApp } from './open-test-app.ts'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await openTestApp()
  url = `http://127.0.0.1:${app.port}/api/user`
})
afterAll(() => app.close())

const BODY = '{"user_group_id":"client"}'
const AUTHORIZATION = `Token ${CUSTOMER}`
const run = promisify(execFile)

const PYTHON = `
import sys, urllib.request
url, authorization, body = sys.argv[1:]
headers = {"Authorization": authorization, "Content-Type": "application/json"}
print(urllib.request.urlopen(urllib.request.Request(url, body.encode(), headers, method="GET")).read().decode())
`

describe('clients that send a body with GET', () => {
  describe.each<[string, () => string[]]>([
    [
      'curl',
      () => [
        '-sX',
        'GET',
        url,
        '-H',
        `Authorization: ${AUTHORIZATION}`,
        '-H',
        'Content-Type: application/json',
        '-d',
        BODY,
      ],
    ],
    ['python3', () => ['-c', PYTHON, url, AUTHORIZATION, BODY]],
  ])('%s', (program, toArguments) => {
    it.skipIf(!isInstalled(program))('is answered', async () => {
      const { stdout } = await run(program, toArguments())
      expect(JSON.parse(stdout)).toMatchObject({ success: 1, user_group: { provided_id: 'client' } })
    })
  })

  it('the client of the package, for all operations', async () => {
    const client = createClient({ baseUrl: `http://127.0.0.1:${app.port}/`, apiToken: CUSTOMER })
    const made = await client.getOrCreate({ user_group_id: 'typed' })
    expect(made.new_user_group).toBe(true)
    const updated = await client.update({ user_group_id: 'typed', name: 'Typed' })
    expect(updated.user_group.name).toBe('Typed')
    const rotated = await client.rotate({ current_token: made.user_group.token })
    expect(await client.delete({ current_token: rotated.user_group.token })).toEqual({ success: 1 })
    await expect(client.delete({ user_group_id: 'typed' })).rejects.toMatchObject({
      status: 404,
      answer: { error: { code: 'user_group_not_found' } },
    })
  })
})

describe('clients that do not', () => {
  it('fetch refuses to', async () => {
    await expect(fetch(url, { method: 'GET', body: BODY })).rejects.toThrow(TypeError)
  })

  it('http of Node without a length sends it unframed, and hears 400', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { authorization: AUTHORIZATION, 'content-type': 'application/json' }
      const outgoing = request(url, { method: 'GET', headers }, (incoming) => {
        incoming.resume()
        resolve(incoming.statusCode)
      })
      outgoing.on('error', reject)
      outgoing.end(BODY)
    })
    expect(status).toBe(400)
  })
})

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
