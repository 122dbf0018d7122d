import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService } from '../../src/index.ts'
import { CUSTOMER } from '../open-test-app.ts'
import { createPortmanConfig } from './create-portman-config.ts'

/** Portman generates requests and assertions from our OpenAPI file, and Newman sends them to the service. */
const OPENAPI = fileURLToPath(new URL('../../../../schemas/user-group-api.openapi.json', import.meta.url))
const require = createRequire(import.meta.url)

/** The parts of Newman's report that the tests read. */
interface Report {
  run: {
    stats: { requests: { total: number }; assertions: { total: number; failed: number } }
    failures: { error: { test: string; message: string }; source: { name: string } }[]
  }
}

let folder: string
let collection: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'user-group-portman-'))
  collection = join(folder, 'collection.json')
  const config = join(folder, 'portman.json')
  writeFileSync(config, JSON.stringify(createPortmanConfig()))
  await run(require.resolve('@apideck/portman/bin/portman'), ['-l', OPENAPI, '-c', config, '-o', collection])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program in the temporary folder, because it may write other files. */
async function run(path: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [path, ...args], { cwd: folder, env: { PATH: process.env.PATH } })
}

async function runNewman(baseUrl: string): Promise<Report['run']> {
  const report = join(folder, 'report.json')
  const variables = ['--env-var', `baseUrl=${baseUrl}`, '--env-var', `apiToken=${CUSTOMER}`]
  const reporter = ['--reporters', 'json', '--reporter-json-export', report, '--suppress-exit-code']
  await run(require.resolve('newman/bin/newman.js'), ['run', collection, ...variables, ...reporter])
  return (JSON.parse(readFileSync(report, 'utf8')) as Report).run
}

describe('requests that Portman generates from our OpenAPI file', () => {
  it('pass with the service', async () => {
    const service = await startService({ folder: join(folder, 'data'), apiToken: CUSTOMER })
    const { stats, failures } = await runNewman(service.url)
    await service.stop()
    expect(failures.map(({ error, source }) => `${source.name}: ${error.test}: ${error.message}`)).toEqual([])
    expect(stats.requests.total).toBeGreaterThanOrEqual(30)
    expect(stats.assertions.total).toBeGreaterThanOrEqual(150)
  })

  it('all fail with a service that always reports success', async () => {
    const server = createServer((request, response) => {
      const headers = { 'content-type': 'application/json' }
      request.resume().on('end', () => response.writeHead(200, headers).end('{"success":1}'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { stats, failures } = await runNewman(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.close()
    const failed = new Set(failures.map(({ source }) => source.name))
    expect(failed.size).toBe(stats.requests.total)
  })
})
