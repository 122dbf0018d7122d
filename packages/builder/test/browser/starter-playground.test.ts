import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runFakeCli } from '../fake-environment.ts'
import { listFiles } from '../list-files.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { findCorpusSite, NO_CORPUS } from '../sites.ts'
import { openBrowser, openPage } from './open-browser.ts'
import { serveUserGroups } from './serve-user-groups.ts'

const USER_GROUPS = fileURLToPath(new URL('../fixtures/user-groups', import.meta.url))
const STARTER = findCorpusSite('starter')

const GROUP = {
  name: 'Ärzte & "Co"',
  user_group_id: 'example_1',
  mapping: { '40': '213' },
  properties: { a: [1, null] },
}

/** The four operations of the API, in the order in which a client uses them. */
const CALLS = [
  {
    method: 'GET',
    body: GROUP,
    answer: { success: 1, new_user_group: true, user_group: { token: 'token-1', name: GROUP.name } },
  },
  { method: 'PUT', body: { ...GROUP, name: 'Renamed' }, answer: { success: 1, user_group: { name: 'Renamed' } } },
  { method: 'POST', body: { current_token: 'token-1' }, answer: { success: 1, user_group: { token: 'token-1-new' } } },
  { method: 'DELETE', body: { user_group_id: 'example_1', current_token: 'token-1-new' }, answer: { success: 1 } },
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([
  [
    'our own site with the same API',
    USER_GROUPS,
    { GET: 'api/get', PUT: 'api/update', POST: 'api/rotate', DELETE: 'api/delete' },
  ],
  [
    STARTER === undefined ? `the starter (${NO_CORPUS})` : 'the starter',
    STARTER,
    {
      GET: 'api-reference/endpoint/get',
      PUT: 'api-reference/endpoint/update',
      POST: 'api-reference/endpoint/create',
      DELETE: 'api-reference/endpoint/delete',
    },
  ],
])('the playground of %s', (_name, dir, pages: Record<string, string>) => {
  it.skipIf(dir === undefined)('sends all four operations with their bodies and shows the responses', async () => {
    const service = await serveUserGroups()
    const { out, report } = buildSite(copyWithApi(dir ?? '', service.origin))
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const preview = await startPreview(out)
    for (const { method, body, answer } of CALLS) {
      const { page, foreign, errors, readViolations, close } = await openPage(browser, `${preview.url}${pages[method]}`)
      const shown = await send(page, JSON.stringify(body))
      expect(shown.status).toBe('200')
      expect(JSON.parse(shown.body)).toMatchObject(answer)
      expect({ foreign, errors, violations: await readViolations() }).toEqual({
        foreign: [],
        errors: [],
        violations: [],
      })
      await close()
    }
    expect(service.log.map((request) => ({ ...request, body: JSON.parse(request.body) as unknown }))).toEqual(
      CALLS.map(({ method, body }, index) => ({
        method,
        url: '/api/user',
        authorization: 'Token secret',
        contentType: 'application/json',
        contentLength: String(Buffer.byteLength(service.log[index]?.body ?? '')),
        body,
      })),
    )
    await preview.stop()
    await service.close()
  })
})

/** Opens the playground of a page, fills it in and sends the request. Returns the response that is shown. */
async function send(page: Page, body: string): Promise<{ status: string | null; body: string }> {
  await page.getByRole('button', { name: 'Try it' }).click()
  const dialog = page.getByRole('dialog')
  const key = dialog.getByLabel('Authorization', { exact: false }).and(dialog.getByRole('textbox'))
  expect(await key.inputValue()).toBe('Token ')
  await key.fill('Token secret')
  await dialog.getByRole('tab', { name: 'JSON' }).click()
  await dialog.getByLabel('Body as JSON').fill(body)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const response = dialog.locator('[data-status="200"], [data-status^="4"], [data-status="failed"]')
  await response.waitFor()
  const tree = response.getByRole('tree')
  const text = (await tree.count()) > 0 ? await tree.textContent() : ''
  return { status: await response.getAttribute('data-status'), body: text ?? '' }
}

/** Copies a site, with another origin for its API and with authorization by a `Token ` header. */
function copyWithApi(dir: string, origin: string): string {
  const copy = createFolder()
  cpSync(dir, copy, { recursive: true })
  const config = join(copy, 'mint.json')
  const auth = { method: 'key', name: 'Authorization', inputPrefix: 'Token ' }
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), api: { baseUrl: origin, auth } }))
  for (const path of listFiles(copy).filter((file) => file.endsWith('.mdx'))) {
    const text = readFileSync(join(copy, path), 'utf8')
    writeFileSync(join(copy, path), text.replace(/^(api: "\w+ )https:\/\/[^/"]+/m, `$1${origin}`))
  }
  return copy
}

/** Runs `spearmint preview` until it is stopped. */
async function startPreview(out: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  let written = ''
  let run: Promise<unknown> = Promise.resolve()
  const interrupt = await new Promise<() => void>((resolve) => {
    run = runFakeCli(['preview', out, '--port', '0'], {
      stderr: { write: (text) => (written += text) },
      onInterrupt: resolve,
    })
  })
  return {
    url: /http:\S+/.exec(written)?.[0] ?? '',
    stop: () => {
      interrupt()
      return run
    },
  }
}
