import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { listFiles } from '../list-files.ts'
import { buildSite } from '../run-spearmint.ts'
import { openBrowser } from './open-browser.ts'
import { createPlaygroundSite, PAGES } from './playground-site.ts'
import { type ServedApi, serveApi } from './serve-api.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
let api: ServedApi
let site: ServedFolder
let out: string
let context: BrowserContext
let page: Page

beforeAll(async () => {
  api = await serveApi()
  out = buildSite(createPlaygroundSite(api.url)).out
  ;[browser, site] = await Promise.all([openBrowser(), serveFolder(out, { host: '127.0.0.1', port: 0, base: '' })])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([site.close(), api.close()])
})
beforeEach(async () => {
  api.arrived.length = 0
  // Nothing is intercepted, because that would change the preflight requests of browsers.
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  page.setDefaultTimeout(15_000)
})
afterEach(() => context.close())

async function open(path: string): Promise<Locator> {
  await page.goto(site.url + path)
  await page.getByRole('button', { name: 'Try it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send', exact: true }).waitFor()
  return dialog
}

async function sendFrom(dialog: Locator, status: string): Promise<Locator> {
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const answer = dialog.locator(`[data-status="${status}"]`)
  await answer.waitFor()
  return answer
}

/** Switches to the body as text. */
async function openJson(dialog: Locator): Promise<Locator> {
  await dialog.getByRole('tab', { name: 'JSON' }).click()
  return dialog.getByLabel('Body as JSON')
}

/** Switches to the body as text, and back to the form. */
async function readJson(dialog: Locator): Promise<unknown> {
  const value: unknown = JSON.parse(await (await openJson(dialog)).inputValue())
  await dialog.getByRole('tab', { name: 'Form' }).click()
  return value
}

describe('sending', () => {
  it('sends the values of the form and shows the response', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('username').fill('ada')
    await dialog.getByLabel('password').fill('pä')
    await dialog.getByLabel('id', { exact: true }).fill('12')
    await dialog.getByLabel('dry').selectOption('true')
    await dialog.getByLabel('X-Trace').fill('t1')
    await dialog.getByLabel('name', { exact: true }).fill('Ada "A"\u2028')
    await dialog.getByLabel('age', { exact: true }).fill('36')
    await dialog.getByRole('button', { name: 'null' }).click()
    const answer = await sendFrom(dialog, '201')
    expect(await answer.getByRole('status').first().innerText()).toMatch(/^201 Created\s+· \d+ ms · 25 bytes$/)
    expect(await answer.innerText()).toContain('"token": "t"')
    await answer.locator('summary', { hasText: 'Headers' }).click()
    expect(await answer.getByRole('row', { name: 'x-answer yes' }).isVisible()).toBe(true)
    const [request] = api.arrived
    expect([request?.method, request?.url]).toEqual(['POST', '/users/12?dry=true'])
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('ada:pä').toString('base64')}`)
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'x-trace': 't1' })
    expect(JSON.parse(request?.body ?? '')).toEqual({ name: 'Ada "A"\u2028', age: 36, nick: null })
  })

  it('sends only the credentials of the selected authorization method', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('id', { exact: true }).fill('1')
    await dialog.getByLabel('name', { exact: true }).fill('x')
    await dialog.getByLabel('Authorization method').selectOption('token')
    await dialog.getByLabel('Authorization', { exact: true }).last().fill('abc')
    await sendFrom(dialog, '201')
    await dialog.getByLabel('Authorization method').selectOption('key')
    await dialog.getByLabel('api_key').fill('k/1')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(() => api.arrived.length).toBe(2)
    const [bearer, key] = api.arrived
    expect([bearer?.headers.authorization, bearer?.url]).toEqual(['Bearer abc', '/users/1'])
    expect([key?.headers.authorization, key?.url]).toEqual([undefined, '/users/1?api_key=k%2F1'])
    await dialog.locator('summary', { hasText: 'Recent calls' }).click()
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/^201\s+POST\s+http:\/\/127[^?]*\/users\/1$/)),
    )
  })

  it('sends files as parts', async () => {
    const dialog = await open(PAGES.upload)
    await dialog.getByLabel('title').fill('Cat')
    const file = { name: 'c.txt', mimeType: 'text/plain' }
    await dialog.getByLabel('file').setInputFiles({ ...file, buffer: Buffer.from('meow') })
    await dialog.getByLabel('copy').setInputFiles({ ...file, buffer: Buffer.from('purr') })
    await sendFrom(dialog, '201')
    expect(api.arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(api.arrived[0]?.body).toMatch(
      /name="title"\r\n\r\nCat\r\n[\s\S]*filename="c.txt"\r\n[\s\S]*meow[\s\S]*filename="c.txt"\r\n[\s\S]*purr/,
    )
  })

  it('sends a GET with a body through the relay of the site', async () => {
    const sent: { described: unknown; body: string }[] = []
    await page.route('**/_spearmint/relay', async (route) => {
      const request = route.request()
      if (request.method() === 'GET') return route.fulfill({ status: 204, headers: { 'Spearmint-Relay': '1' } })
      const described = Buffer.from((await request.headerValue('spearmint-request')) ?? '', 'base64url').toString()
      sent.push({ described: JSON.parse(described), body: request.postData() ?? '' })
      const head = {
        status: 200,
        statusText: 'OK',
        headers: [['Content-Type', 'application/json']],
        milliseconds: 5,
        url: '',
      }
      const answer = Buffer.from(JSON.stringify(head)).toString('base64url')
      return route.fulfill({ status: 200, headers: { 'Spearmint-Response': answer }, body: '{"new_user_group":true}' })
    })
    const dialog = await open(PAGES.written)
    const key = dialog.getByLabel('Authorization', { exact: true }).last()
    expect(await key.inputValue()).toBe('Token ')
    await key.fill('Token secret')
    await dialog.getByLabel('user_group_id', { exact: true }).fill('7')
    const answer = await sendFrom(dialog, '200')
    expect(await answer.innerText()).toContain('"new_user_group": true')
    expect(sent).toEqual([
      {
        described: {
          method: 'GET',
          url: `${api.url}/api/user`,
          headers: [
            ['Content-Type', 'application/json'],
            ['Authorization', 'Token secret'],
          ],
        },
        body: '{"user_group_id":"7"}',
      },
    ])
  })
})

describe('a request that cannot be sent', () => {
  it('is explained before sending, with the request for a terminal', async () => {
    const dialog = await open(PAGES.written)
    await dialog.getByLabel('Authorization', { exact: true }).last().fill('Token secret')
    await dialog.getByLabel('user_group_id', { exact: true }).fill('7')
    await dialog.getByText('Browsers cannot send a body with GET.').waitFor()
    expect(await dialog.getByLabel('Sample in cURL').innerText()).toContain('"user_group_id": "7"')
    const answer = await sendFrom(dialog, 'failed')
    expect(await answer.getByRole('button', { name: 'Copy as cURL' }).isVisible()).toBe(true)
    expect(api.arrived).toEqual([])
  })

  it('is explained with the headers that the API has to add', async () => {
    const dialog = await open(PAGES.closed)
    await dialog.getByLabel('Body as JSON').fill('{"a": 1}')
    const answer = await sendFrom(dialog, 'failed')
    expect(await answer.getByLabel('Headers to add').innerText()).toBe(
      `Access-Control-Allow-Origin: ${new URL(site.url).origin}\nAccess-Control-Allow-Methods: PUT\nAccess-Control-Allow-Headers: Content-Type`,
    )
    expect(api.arrived).toEqual([])
  })

  it('shows the problem at each input, and can be sent anyway', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('username').fill('a')
    await dialog.getByLabel('name', { exact: true }).fill('x')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    const id = dialog.getByLabel('id', { exact: true })
    await expect.poll(() => id.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await id.getAttribute('aria-invalid')).toBe('true')
    const message = await id.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((name) => document.getElementById(name)?.textContent),
    )
    expect(message).toEqual(['id is required.'])
    await id.fill('x')
    expect(await id.getAttribute('aria-invalid')).toBe('true')
    await dialog.getByRole('button', { name: 'Send anyway' }).click()
    await dialog.locator('[data-status="201"]').waitFor()
    expect(api.arrived[0]?.url).toBe('/users/x')
  })
})

describe('the form', () => {
  it('shares its value with the JSON text', async () => {
    const dialog = await open(PAGES.create)
    const name = dialog.getByLabel('name', { exact: true }).first()
    const showForm = () => dialog.getByRole('tab', { name: 'Form' }).click()
    await name.fill('Ada')
    const json = await openJson(dialog)
    expect(JSON.parse(await json.inputValue())).toEqual({ name: 'Ada' })
    await json.fill('{"name": "Bob", "age": 3, "pets": [{"name": "Rex"}], "labels": {"a": "b"}}')
    await showForm()
    expect([await name.inputValue(), await dialog.getByLabel('age', { exact: true }).inputValue()]).toEqual([
      'Bob',
      '3',
    ])
    await openJson(dialog)
    await json.fill('{"name": "Bob",\n "age": }')
    expect(await dialog.getByText('Invalid JSON at line 2, column 9.').isVisible()).toBe(true)
    await showForm()
    expect(await name.isDisabled()).toBe(true)
    expect(await dialog.getByText('Fix the JSON to continue').isVisible()).toBe(true)
    await openJson(dialog)
    expect(await json.inputValue()).toBe('{"name": "Bob",\n "age": }')
    await json.fill('{"name": "Eve"}')
    await showForm()
    expect([await name.isDisabled(), await name.inputValue()]).toEqual([false, 'Eve'])
  })

  it('has inputs for lists, maps and variants', async () => {
    const dialog = await open(PAGES.create)
    for (const name of ['pets', 'labels', 'contact']) await dialog.locator('summary', { hasText: name }).first().click()
    await dialog.getByRole('button', { name: 'Add pets' }).click()
    await dialog.getByRole('group', { name: 'pets 1' }).getByLabel('name', { exact: true }).fill('Rex')
    await dialog.getByRole('button', { name: 'Add a member' }).click()
    await dialog.getByLabel('Name 1 in labels').fill('color')
    await dialog.getByLabel('color', { exact: true }).fill('red')
    await dialog.getByLabel('Variant of contact').selectOption('Phone')
    await dialog.getByLabel('phone', { exact: true }).fill('1')
    expect(await readJson(dialog)).toEqual({
      pets: [{ name: 'Rex' }],
      labels: { color: 'red' },
      contact: { phone: '1' },
    })
    // The variant is the one that the value belongs to.
    expect(await dialog.getByLabel('phone', { exact: true }).inputValue()).toBe('1')
    await dialog.getByRole('button', { name: 'Remove pets 1' }).click()
    await dialog.getByRole('button', { name: 'pets: empty' }).click()
    expect(await readJson(dialog)).toMatchObject({ pets: [] })
  })

  it('updates the sample in the selected language', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('id', { exact: true }).fill('77')
    await dialog.getByLabel('Language of the sample').selectOption('Python')
    expect(await dialog.getByLabel('Sample in Python').innerText()).toContain('/users/77')
  })

  it('stores the server, and credentials if the visitor chooses to', async () => {
    const dialog = await open(PAGES.create)
    await dialog.getByLabel('username').fill('ada')
    await page.reload()
    const again = await open(PAGES.create)
    expect(await again.getByLabel('username').inputValue()).toBe('')
    await again.getByLabel('username').fill('ada')
    await again.getByLabel('Keep in this tab').check()
    await again.getByLabel('Base URL').selectOption({ index: 1 })
    await again.getByLabel('region').selectOption('us')
    await expect.poll(() => again.getByLabel('Sample in cURL').innerText()).toContain('https://us.example.com/v1/users')
    const later = await open(PAGES.create)
    expect(await later.getByLabel('username').inputValue()).toBe('ada')
    expect(await later.getByLabel('Base URL').inputValue()).toBe('1')
    await later.getByLabel('Keep in this tab').uncheck()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /credentials/.test(key)))).toEqual([])
  })

  it('only writes to the storage of the browser when a stored value changes', async () => {
    await page.addInitScript(() => {
      const { setItem, removeItem } = Storage.prototype
      const note = () => document.documentElement.toggleAttribute('data-stored', true)
      Object.assign(Storage.prototype, {
        setItem(this: Storage, key: string, value: string) {
          note()
          setItem.call(this, key, value)
        },
        removeItem(this: Storage, key: string) {
          note()
          removeItem.call(this, key)
        },
      })
    })
    const dialog = await open(PAGES.create)
    const root = page.locator('html')
    const reset = () => root.evaluate((element) => element.removeAttribute('data-stored'))
    const isStored = () => root.evaluate((element) => element.hasAttribute('data-stored'))
    await dialog.getByLabel('Keep in this tab').check()
    await reset()
    await dialog.getByLabel('X-Trace').fill('one')
    expect(await isStored()).toBe(false)
    await dialog.getByLabel('username').fill('ada')
    expect(await isStored()).toBe(true)
    await reset()
    await dialog.getByLabel('Base URL').selectOption({ index: 1 })
    expect(await isStored()).toBe(true)
  })

  it('can be loaded after a failed attempt', async () => {
    await page.route('**/api/*.json', (route) => route.abort())
    await page.goto(site.url + PAGES.picture)
    await page.getByRole('button', { name: 'Try it' }).click()
    const again = page.getByRole('button', { name: 'Could not be loaded. Try again' })
    await again.waitFor()
    await page.unroute('**/api/*.json')
    await again.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Try it', exact: true }).waitFor()
  })

  it('restores the values of an earlier call', async () => {
    const dialog = await open(PAGES.upload)
    await dialog.getByLabel('title').fill('one')
    await sendFrom(dialog, '201')
    await dialog.getByLabel('title').fill('two')
    await dialog.locator('summary', { hasText: 'Recent calls' }).click()
    await dialog.getByRole('listitem').getByRole('button').click()
    expect(await dialog.getByLabel('title').inputValue()).toBe('one')
  })

  it('replaces invalid JSON with the values of an earlier call', async () => {
    const dialog = await open(PAGES.create)
    const json = await openJson(dialog)
    await dialog.getByLabel('username').fill('ada')
    await dialog.getByLabel('password').fill('p')
    await dialog.getByLabel('id', { exact: true }).fill('12')
    await json.fill('{"name": "Ada"}')
    await sendFrom(dialog, '201')
    await json.fill('{"name": ')
    await dialog.locator('summary', { hasText: 'Recent calls' }).click()
    await dialog.getByRole('listitem').getByRole('button').click()
    expect(JSON.parse(await json.inputValue())).toEqual({ name: 'Ada' })
    expect(await dialog.getByText('Invalid JSON').isVisible()).toBe(false)
  })

  it('can be used with the keyboard alone', async () => {
    await page.goto(site.url + PAGES.picture)
    const button = page.getByRole('button', { name: 'Try it' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-status="200"]').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('responses', () => {
  it('shows events as they arrive, until the visitor stops', async () => {
    const dialog = await open(PAGES.events)
    const answer = await sendFrom(dialog, '200')
    await answer.getByText('data: second').waitFor()
    await answer.getByRole('button', { name: 'Stop' }).click()
    await answer.getByText('Stopped here.').waitFor()
  })

  it('shows images', async () => {
    const answer = await sendFrom(await open(PAGES.picture), '200')
    const picture = answer.getByRole('img')
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  })

  it('shows the start of a large body and saves all of it', async () => {
    const dialog = await open(PAGES.large)
    const answer = await sendFrom(dialog, '200')
    await answer.getByText('The beginning of 5.').waitFor()
    expect((await answer.getByLabel('Body of the response').innerText()).length).toBeLessThan(101_000)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      answer.getByRole('link', { name: 'Save the body' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^large/)
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\[\{"name":"one of many"[\s\S]*\}\]$/)
  })
})

describe('pages', () => {
  it('allow connections to the servers of their operation only', () => {
    const policy = (path: string) => /connect-src .*?(?=; img-src)/.exec(readFileSync(join(out, path), 'utf8'))?.[0]
    expect(policy(PAGES.create)).toBe(`connect-src 'self' ${api.url} https://*.example.com`.replaceAll("'", '&#x27;'))
    expect(policy(PAGES.simple)).toBeUndefined()
  })

  it('show only method and path, or neither, if the page is configured so', async () => {
    await page.goto(site.url + PAGES.simple)
    expect([
      await page.locator('.api-bar').count(),
      await page.getByRole('button', { name: 'Try it' }).count(),
    ]).toEqual([1, 0])
    await page.goto(site.url + PAGES.hidden)
    expect(await page.locator('.api-bar').count()).toBe(0)
  })

  it('load the form when it is first opened', () => {
    const weigh = (pattern: RegExp) =>
      listFiles(out)
        .filter((file) => pattern.test(file))
        .map((file) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length)
    const html = readFileSync(join(out, PAGES.create), 'utf8')
    const [, island = ''] = /src="[^"]*\/(playground-[\w-]+\.js)"/.exec(html) ?? []
    expect(weigh(new RegExp(`/${island}$`))).toEqual([expect.toSatisfy((size: number) => size < 1024)])
    expect(weigh(/open-playground-[^/]*\.js$/)).toEqual([expect.toSatisfy((size: number) => size < 25 * 1024)])
    expect(html).not.toContain('open-playground')
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('are accessible with the form open at %i px, %s', async (width, colorScheme) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const dialog = await open(PAGES.create)
    for (const name of ['pets', 'contact']) await dialog.locator('summary', { hasText: name }).first().click()
    await dialog.getByRole('button', { name: 'Add pets' }).click()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByRole('button', { name: 'Send anyway' }).click()
    await dialog.locator('[data-status]:not([data-status="sending"])').waitFor()
    await page.evaluate(AXE)
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run(root: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      return (await axe.run('dialog[open]')).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
    })
    expect(violations).toEqual([])
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  })
})
