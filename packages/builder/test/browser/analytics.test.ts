import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { DOCS_SITE } from '../sites.ts'
import { openBrowser, openPage } from './open-browser.ts'

const guide = readFileSync(join(DOCS_SITE, 'guides/analytics.mdx'), 'utf8')

/** The script and the build options of each recipe in the guide. */
const recipes = [...guide.matchAll(/^### (.+)\n[\s\S]*?```js (\S+)\n([\s\S]*?)```\n[\s\S]*?build docs (.*)\n/gm)].map(
  ([, service = '', file = '', code = '', options = '']) => ({ service, file, code, options: options.split(' ') }),
)

/** What the scripts of the services do: they send an event to their own host. */
const SERVICES: Readonly<Record<string, readonly [event: string, script: string]>> = {
  'https://www.googletagmanager.com/gtag/js?id=G-ABC123': [
    'https://region1.google-analytics.com/g/collect',
    `const { 1: id } = dataLayer.find((entry) => entry[0] === 'config')
     fetch('https://region1.google-analytics.com/g/collect?id=' + id)`,
  ],
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123': [
    'https://www.googletagmanager.com/event',
    `fetch('https://www.googletagmanager.com/event?id=' + dataLayer.find(({ event }) => event).event)`,
  ],
  'https://us-assets.i.posthog.com/static/array.js': [
    'https://us.i.posthog.com/e/',
    'window.posthog = { init: (key, { api_host }) => fetch(api_host + "/e/?id=" + key) }',
  ],
}

/** Builds a site with the scripts, opens its page, and returns the requests to other hosts and what the policy blocked. */
async function visit(browser: Browser, scripts: Readonly<Record<string, string>>, options: readonly string[]) {
  const dir = createFolder()
  writeFileSync(join(dir, 'mint.json'), '{ "name": "A", "navigation": [{ "group": "A", "pages": ["index"] }] }')
  writeFileSync(join(dir, 'index.mdx'), '---\ntitle: A\n---\n\nText.\n')
  for (const [file, code] of Object.entries(scripts)) writeFileSync(join(dir, file), code)
  const site = await serveFolder(buildSite(dir, options).out, { host: '127.0.0.1', port: 0, base: '' })
  const { page, errors, readViolations, close } = await openPage(browser, 'about:blank')
  const requests: string[] = []
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(site.url)) return route.continue()
    requests.push(url)
    const [, body = ''] = SERVICES[url] ?? []
    return route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body })
  })
  await page.goto(site.url)
  await page.waitForLoadState('networkidle')
  const violations = await readViolations()
  await close()
  await site.close()
  return { requests, violations, errors }
}

describe('the recipes for analytics', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  it('are found in the guide', () => {
    expect(recipes.map(({ service }) => service)).toEqual(['Google Analytics', 'Google Tag Manager', 'PostHog'])
  })

  it.each(recipes)('load $service, which sends its events', async ({ file, code, options }) => {
    const { requests, violations, errors } = await visit(browser, { [file]: code }, options)
    const [script = '', event = ''] = requests
    expect(SERVICES[script]?.[0]).toBe(event.split('?')[0])
    expect(event).not.toContain('undefined')
    expect(requests).toHaveLength(2)
    expect(violations).toEqual([])
    expect(errors).toEqual([])
  })

  it('work together on one page', async () => {
    const scripts = Object.fromEntries(recipes.map(({ file, code }) => [file, code]))
    const options = recipes.flatMap((recipe) => recipe.options)
    const { requests, violations, errors } = await visit(browser, scripts, options)
    expect(requests).toHaveLength(6)
    expect([...violations, ...errors]).toEqual([])
  })

  it('send nothing from a site that is built without --allow-origin', async () => {
    const scripts = Object.fromEntries(recipes.map(({ file, code }) => [file, code]))
    const { requests, violations } = await visit(browser, scripts, [])
    expect(requests).toEqual([])
    expect(violations).toHaveLength(3)
  })
})
