import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import axios from 'axios'
import { got } from 'got'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../src/index.ts'
import { isInstalled } from './is-installed.ts'
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
const JSON_TYPE = 'application/json'
const run = promisify(execFile)

const PYTHON = `
import sys, urllib.request
url, authorization, body = sys.argv[1:]
headers = {"Authorization": authorization, "Content-Type": "application/json"}
print(urllib.request.urlopen(urllib.request.Request(url, body.encode(), headers, method="GET")).read().decode())
`

const GO = `
package main

import ("fmt"; "io"; "net/http"; "os"; "strings")

func main() {
	request, _ := http.NewRequest("GET", os.Args[1], strings.NewReader(os.Args[3]))
	request.Header.Set("Authorization", os.Args[2])
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil { panic(err) }
	body, _ := io.ReadAll(response.Body)
	fmt.Println(string(body))
}
`

/** Programs that may be installed, and the arguments that make them send {@link BODY}. */
const PROGRAMS: readonly [string, (folder: string) => readonly string[]][] = [
  [
    'curl',
    () => ['-sX', 'GET', url, '-H', `Authorization: ${AUTHORIZATION}`, '-H', `Content-Type: ${JSON_TYPE}`, '-d', BODY],
  ],
  ['python3', () => ['-c', PYTHON, url, AUTHORIZATION, BODY]],
  [
    'go',
    (folder) => {
      writeFileSync(join(folder, 'main.go'), GO)
      return ['run', join(folder, 'main.go'), url, AUTHORIZATION, BODY]
    },
  ],
]

const HEADERS = { Authorization: AUTHORIZATION, 'Content-Type': JSON_TYPE }
const EXPECTED = { success: 1, user_group: { provided_id: 'client' } }

describe('a body with GET', () => {
  for (const [program, toArguments] of PROGRAMS) {
    const missing = isInstalled(program, program === 'go' ? 'version' : '--version') ? '' : ' (skipped: not installed)'
    it.skipIf(missing !== '')(`is sent by ${program}${missing}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'user-group-client-'))
      const env = { ...process.env, GO111MODULE: 'off', GOCACHE: join(folder, 'cache'), GOFLAGS: '' }
      const { stdout } = await run(program, toArguments(folder), { env })
      rmSync(folder, { recursive: true, force: true })
      expect(JSON.parse(stdout)).toMatchObject(EXPECTED)
    })
  }

  it('is sent by axios', async () => {
    expect((await axios.get(url, { headers: HEADERS, data: BODY })).data).toMatchObject(EXPECTED)
  })

  it('is sent by got with allowGetBody', async () => {
    const response = await got(url, { headers: HEADERS, body: BODY, allowGetBody: true, retry: { limit: 0 } })
    expect(JSON.parse(response.body)).toMatchObject(EXPECTED)
  })

  it('is sent by createClient, which supports all operations', async () => {
    const client = createClient({ baseUrl: `http://127.0.0.1:${app.port}/`, apiToken: CUSTOMER })
    const created = await client.getOrCreate({ user_group_id: 'typed' })
    expect(created.new_user_group).toBe(true)
    const updated = await client.update({ user_group_id: 'typed', name: 'Typed' })
    expect(updated.user_group.name).toBe('Typed')
    const rotated = await client.rotate({ current_token: created.user_group.token })
    expect(await client.delete({ current_token: rotated.user_group.token })).toEqual({ success: 1 })
    await expect(client.delete({ user_group_id: 'typed' })).rejects.toMatchObject({
      status: 404,
      response: { error: { code: 'user_group_not_found' } },
    })
  })

  it('is refused by got by default', async () => {
    await expect(got(url, { headers: HEADERS, body: BODY, retry: { limit: 0 } })).rejects.toThrow(/body/)
  })

  it('is refused by fetch', async () => {
    await expect(fetch(url, { method: 'GET', body: BODY })).rejects.toThrow(TypeError)
  })

  it('is sent without framing by node:http without Content-Length, which returns 400', async () => {
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
