import { createServer } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, startService } from '../../../user-group-api/src/index.ts'
import { type ListeningServer, listen } from '../../src/node/http/listen.ts'
import { createFolder } from '../run-spearmint.ts'
import { openBrowser } from './open-browser.ts'

/** Runs code in a browser, on a page whose origin the service allows. */
let browser: Browser
let page: Page
let site: ListeningServer
let service: RunningService
beforeAll(async () => {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>A</title>'),
  )
  site = await listen(server, '127.0.0.1', 0)
  const variables = { CORS_ORIGINS: site.origin, METHOD_OVERRIDE: 'true' }
  service = await startService({ folder: createFolder(), apiToken: 'secret', variables })
  browser = await openBrowser()
  page = await browser.newPage()
  await page.goto(site.origin)
})
afterAll(async () => {
  await browser.close()
  await service.stop()
  await site.close()
})

const toCall = () => ({
  url: `${service.url}/api/user`,
  headers: { Authorization: 'Token secret', 'Content-Type': 'application/json' },
  body: '{"user_group_id":"browser"}',
})

describe('a browser', () => {
  it('rejects a GET with a body in fetch', async () => {
    const name = await page.evaluate(
      ({ url, headers, body }) =>
        fetch(url, { method: 'GET', headers, body }).then(
          ({ status }) => `${status}`,
          (error: Error) => error.name,
        ),
      toCall(),
    )
    expect(name).toBe('TypeError')
  })

  it('drops the body of a GET in XMLHttpRequest, and the response explains it', async () => {
    const text = await page.evaluate(
      ({ url, headers, body }) =>
        new Promise<string>((resolve) => {
          const request = new XMLHttpRequest()
          request.open('GET', url)
          for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
          request.onloadend = () => resolve(`${request.status} ${request.responseText}`)
          request.send(body)
        }),
      toCall(),
    )
    expect(text).toMatch(/^400 .*"missing_body".*[Bb]rowser/)
  })

  it('sends a POST that overrides the method to GET, if the service allows it', async () => {
    const answer = await page.evaluate(
      ({ url, headers, body }) =>
        fetch(url, { method: 'POST', headers: { ...headers, 'X-HTTP-Method-Override': 'GET' }, body }).then(
          (response) => response.json(),
        ),
      toCall(),
    )
    expect(answer).toMatchObject({ success: 1, new_user_group: true, user_group: { provided_id: 'browser' } })
  })
})
