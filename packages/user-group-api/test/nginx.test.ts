import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isInstalled } from './is-installed.ts'
import { type Call, createCall, openTestApp, type TestApp } from './open-test-app.ts'

const MISSING = isInstalled('nginx', '-v') ? '' : ' (skipped: nginx is not installed)'

/** A proxy that caches as much as it may by URL: the worst case for a service with a single URL. */
const toConfig = (folder: string, port: number, upstream: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=all:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${upstream};
      proxy_cache all;
      proxy_cache_key $uri;
      proxy_cache_valid any 1m;
      proxy_cache_methods GET;
    }
  }
}
`

describe.skipIf(MISSING !== '')(`the service behind nginx with a cache${MISSING}`, () => {
  let app: TestApp
  let folder: string
  let call: Call
  let nginx: ReturnType<typeof spawn>
  beforeAll(async () => {
    app = await openTestApp()
    folder = mkdtempSync(join(tmpdir(), 'user-group-nginx-'))
    mkdirSync(join(folder, 'cache'))
    const port = await findFreePort()
    writeFileSync(join(folder, 'nginx.conf'), toConfig(folder, port, app.port))
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    call = createCall(port)
    await vi.waitFor(() => call('GET', undefined, { path: '/healthz' }), 10_000)
  })
  afterAll(async () => {
    const exited = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill('SIGQUIT')
    await exited
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('receives bodies with GET and DELETE', async () => {
    expect((await call('GET', { user_group_id: 'a' })).body).toMatchObject({ success: 1, new_user_group: true })
    expect((await call('DELETE', { user_group_id: 'a' })).body).toEqual({ success: 1 })
  })

  it('never returns a response to another client', async () => {
    for (const id of ['one', 'two', 'one']) {
      const { body } = await call('GET', { user_group_id: id })
      expect(body.user_group.provided_id).toBe(id)
    }
    expect((await call('GET', { user_group_id: 'one' }, { token: 'unknown' })).status).toBe(401)
    expect((await call('GET', { user_group_id: 'one' })).status).toBe(200)
  })
})

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
