import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../src/core/index.ts'
import { createMetrics, createRateLimit } from '../src/http/index.ts'
import { createLogger } from '../src/service/create-logger.ts'
import { parseSettings, serve } from '../src/service/index.ts'
import { openSqliteStore } from '../src/store/index.ts'
import { CUSTOMER, createCall, openTestApp, TESTING } from './open-test-app.ts'
import { startCommand } from './start-command.ts'

describe('logs', () => {
  it('contain no tokens, no bodies and no query strings', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'user-group-logs-'))
    const output = new PassThrough()
    const settings = parseSettings({ LOG_LEVEL: 'trace', API_TOKEN: CUSTOMER })
    const service = await serve({ host: '127.0.0.1', port: 0, data: folder }, settings, {
      logs: output,
      messages: output,
    })
    const call = createCall(Number(new URL(service.url).port))
    const { body } = await call('GET', { user_group_id: 'secret-id' })
    await call('POST', { current_token: body.user_group.token })
    await call('POST', { current_token: body.user_group.token })
    for (const path of ['/api/user', '/healthz', '/nowhere', '/%zz', '//', '/api/user/'])
      await call('GET', { user_group_id: 'a' }, { path: `${path}?token=secret-query&a=?secret-query#secret-query` })
    await service.stop()
    rmSync(folder, { recursive: true })
    const text = String(output.read())
    expect(text).toContain('/api/user')
    for (const secret of [CUSTOMER, body.user_group.token, 'secret-id', 'secret-query'])
      expect(text).not.toContain(secret)
  })

  it('redact tokens if a request or a group is logged by mistake', () => {
    const output = new PassThrough()
    const logger = createLogger('info', output)
    logger.info({ req: { headers: { authorization: 'secret' } }, group: { token: 'secret' } })
    logger.info({ headers: { authorization: 'secret' }, body: { current_token: 'secret' } })
    expect(String(output.read())).not.toContain('secret')
  })

  it('contain the reason why the store is unavailable, which the response does not', async () => {
    const output = new PassThrough()
    const cause = new Error('disk of rack 7')
    const ping = () => Promise.reject(new ServiceError('store_unavailable', 'The store is unavailable.', { cause }))
    const app = await openTestApp({ dependencies: { logger: createLogger('warn', output), ping } })
    const { status, body } = await app.call('GET', undefined, { path: '/readyz' })
    expect(status).toBe(503)
    expect(JSON.stringify(body)).not.toContain('rack')
    const text = String(output.read())
    expect(text).toContain('disk of rack 7')
    expect(text).toContain(body.request_id)
    await app.close()
  })

  it('describe a bug by the id of its request, while the response reveals nothing', async () => {
    const output = new PassThrough()
    const ping = () => Promise.reject(new Error('a secret of the store'))
    const app = await openTestApp({ dependencies: { logger: pino(output), ping } })
    const { status, headers, body } = await app.call('GET', undefined, { path: '/readyz' })
    expect([status, body.error.code]).toEqual([500, 'internal_error'])
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(headers['x-request-id']).toBe(body.request_id)
    expect(String(output.read())).toContain(body.request_id)
    await app.close()
  })
})

it('writes only lines of JSON to standard output, and messages for people to standard error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'user-group-output-'))
  const { child, kill, output } = await startCommand({ variables: { LOG_LEVEL: 'info', API_TOKEN: '' }, folder })
  await kill('SIGTERM')
  rmSync(folder, { recursive: true })
  const [logs, messages] = [output('stdout'), output('stderr')]
  expect(child.exitCode).toBe(0)
  expect(
    logs
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toContainEqual(expect.stringContaining('http://'))
  expect(messages).toMatch(/^API token \(environment Customer\), shown only once: \S+\nListening on http:\S+\n$/)
})

it('serve closes the store if it cannot start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'user-group-start-'))
  // The first API token cannot be printed.
  const messages = new Writable()
  messages.write = () => {
    throw new Error('the output is closed')
  }
  const settings = parseSettings({ LOG_LEVEL: 'silent' })
  await expect(
    serve({ host: '127.0.0.1', port: 0, data: folder }, settings, { logs: new PassThrough(), messages }),
  ).rejects.toThrow('is closed')
  const store = openSqliteStore(folder)
  await store.acquireExclusiveKeyLock()
  await store.close()
  rmSync(folder, { recursive: true })
})

it('/metrics counts requests by method and status, without ids', async () => {
  const app = await openTestApp({ dependencies: { metrics: createMetrics() } })
  await app.call('GET', { user_group_id: 'counted' })
  await app.call('POST', { current_token: 'x' })
  const { headers, body } = await app.call('GET', undefined, { path: '/metrics' })
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('user_group_api_requests_total{method="GET",status="200"} 1')
  expect(body).toContain('user_group_api_requests_total{method="POST",status="404"} 1')
  expect(body).not.toContain('counted')
  await app.close()
})

it('limits the rate of each API token separately', async () => {
  const app = await openTestApp({ dependencies: { rateLimit: createRateLimit(2, () => 0) } })
  const send = (token: string) => app.call('GET', { user_group_id: 'a' }, { token })
  expect([(await send(CUSTOMER)).status, (await send(CUSTOMER)).status]).toEqual([200, 200])
  expect(await send(CUSTOMER)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '30' },
    body: { success: 0, error: { code: 'rate_limited' } },
  })
  expect(await send(TESTING)).toMatchObject({ status: 200 })
  await app.close()
})

describe('browsers', () => {
  const origin = 'https://docs.acme.com'

  it('may read responses, errors included, if their origin is allowed', async () => {
    const app = await openTestApp({ settings: { corsOrigins: new Set([origin]), methodOverride: true } })
    const preflight = await app.call('OPTIONS', undefined, { headers: { origin } })
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'Authorization, Content-Type, X-HTTP-Method-Override',
    })
    const headers = { origin, 'x-http-method-override': 'GET' }
    const created = await app.call('POST', { user_group_id: 'browser' }, { headers })
    expect(created).toMatchObject({ status: 200, body: { new_user_group: true } })
    const failed = await app.call('POST', {}, { headers })
    expect([failed.status, failed.headers['access-control-allow-origin']]).toEqual([422, origin])
    const foreign = await app.call('POST', {}, { headers: { origin: 'https://evil.example' } })
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
    await app.close()
  })

  it('may not read responses or override the method by default', async () => {
    const app = await openTestApp()
    const headers = { origin, 'x-http-method-override': 'GET' }
    const response = await app.call('POST', { user_group_id: 'browser' }, { headers })
    expect(response.status).toBe(422)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    await app.close()
  })
})
