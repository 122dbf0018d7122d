import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFolder, runSpearmint } from '../run-spearmint.ts'
import { type OpenedPage, openBrowser, openPage } from './open-browser.ts'
import { type RunningDev, startDev, startDevForPeople } from './start-dev.ts'

const CONFIG = {
  name: 'Acme',
  colors: { primary: '#0a7d55' },
  navigation: [{ group: 'Guides', pages: ['start', 'other'] }],
}

const START = `---
title: Start
---

import Note from '/snippets/note.mdx'

First words.

<Note />

<Accordion title="More">Hidden words.</Accordion>

<Tabs>
  <Tab title="One">Of the first.</Tab>
  <Tab title="Two">Of the second.</Tab>
</Tabs>

${'A line that makes the page long.\n\n'.repeat(60)}
`

let browser: Browser
let dir: string
let dev: RunningDev
let opened: OpenedPage

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(dir, path), 'utf8')
  expect(text).toContain(from)
  write(path, text.replace(from, to))
}

const see = (page: Page, text: string) => page.getByText(text).first().waitFor({ state: 'visible' })
/** The page receives changes only once it is connected. */
async function waitForChannel(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#spearmint-dev[data-connected]'))
}

/** Updates may take long on a busy machine. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 25_000, interval: 100 })
const overlay = (page: Page) => page.locator('#spearmint-overlay section')

describe.each(['', '/docs'])('spearmint dev below "%s"', (base) => {
  beforeAll(async () => {
    dir = createFolder()
    write('mint.json', JSON.stringify(CONFIG))
    write('start.mdx', START)
    write('other.mdx', '---\ntitle: Other\n---\n\nOther words.\n')
    write('snippets/note.mdx', 'A shared note.\n')
    write('style.css', '#page-title { color: rgb(1, 2, 3) }\n')
    dev = await startDev(dir, base === '' ? [] : ['--base', base])
    opened = await openPage(browser, `${dev.url}start`)
  })
  afterAll(async () => {
    await opened.close()
    expect(await dev.stop()).toBe(0)
    rmSync(dir, { recursive: true })
  })
  beforeEach(async () => {
    await opened.page.goto(`${dev.url}start`)
    await see(opened.page, 'First words.')
    await waitForChannel(opened.page)
  })

  it('shows an edit of the page and preserves the scroll position, open elements and the chosen tab', async () => {
    const { page } = opened
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    edit('start.mdx', 'A line that makes the page long.', 'A line that was edited.')
    await see(page, 'A line that was edited.')
    await soon(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
    const details = page.locator('details').first()
    await soon(() => details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true)
    await soon(() => page.getByRole('tab', { name: 'Two' }).getAttribute('aria-selected')).toBe('true')
  })

  it('shows an edit of a snippet', async () => {
    edit('snippets/note.mdx', 'A shared note.', 'A note that was edited.')
    await see(opened.page, 'A note that was edited.')
    edit('snippets/note.mdx', 'A note that was edited.', 'A shared note.')
    await see(opened.page, 'A shared note.')
  })

  it('shows an edit of the configuration, and keeps the last valid site while it is invalid', async () => {
    const { page } = opened
    write('mint.json', JSON.stringify({ ...CONFIG, name: 'Renamed', colors: { primary: '#aa0000' } }))
    await soon(() => page.title()).toBe('Start - Renamed')
    write('mint.json', '{ "name": "Renamed", ')
    await overlay(page).waitFor()
    expect(await overlay(page).textContent()).toMatch(/mint\.json:1/)
    expect(await page.textContent('#content')).toContain('First words.')
    write('mint.json', JSON.stringify(CONFIG))
    await soon(() => page.title()).toBe('Start - Acme')
    await soon(() => overlay(page).count()).toBe(0)
  })

  it('shows an edit of a stylesheet', async () => {
    const { page } = opened
    const color = () => page.locator('#page-title').evaluate((title) => getComputedStyle(title).color)
    expect(await color()).toBe('rgb(1, 2, 3)')
    edit('style.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
    await soon(color).toBe('rgb(4, 5, 6)')
    edit('style.css', 'rgb(4, 5, 6)', 'rgb(1, 2, 3)')
    await soon(color).toBe('rgb(1, 2, 3)')
  })

  it('shows errors with their position over the page, and hides them once they are fixed', async () => {
    const { page } = opened
    edit('start.mdx', 'First words.', 'First words. <Card title="x">')
    await overlay(page).waitFor()
    expect(await overlay(page).textContent()).toMatch(/start\.mdx:7:\d+[\s\S]*<Card title="x">/)
    expect(await opened.readViolations()).toEqual([])
    await page.keyboard.press('Escape')
    expect(await overlay(page).isVisible()).toBe(false)
    edit('start.mdx', 'First words. <Card title="x">', 'First words.')
    await soon(() => page.locator('.card').count()).toBe(0)
    expect(await overlay(page).count()).toBe(0)
  })

  it('recovers when a missing snippet appears', async () => {
    const { page } = opened
    rmSync(join(dir, 'snippets/note.mdx'))
    // Warnings do not cover the page.
    await page.getByRole('button', { name: '1 problem on this page' }).click()
    expect(await overlay(page).textContent()).toContain('/snippets/note.mdx')
    write('snippets/note.mdx', 'A shared note.\n')
    await see(page, 'A shared note.')
    expect(await overlay(page).count()).toBe(0)
  })

  it('shows an added page, and not a removed one', async () => {
    const { page } = opened
    await page.goto(`${dev.url}added`)
    await see(page, 'Page not found')
    await waitForChannel(page)
    write('added.mdx', '---\ntitle: Added\n---\n\nNew words.\n')
    await see(page, 'New words.')
    rmSync(join(dir, 'added.mdx'))
    await see(page, 'Page not found')
  })

  it('finds new text in the search', async () => {
    const { page } = opened
    edit('other.mdx', 'Other words.', 'Other words: zanzibar.')
    await soon(() => dev.events.at(-1)?.files).toEqual(['other.mdx'])
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('zanzibar')
    await page.getByRole('option', { name: /Other/ }).first().waitFor()
  })

  it('serves the other files of a site', async () => {
    for (const [path, text] of [
      ['start.md', 'First words.'],
      ['llms.txt', '# Acme'],
      ['llms-full.txt', 'Other words'],
      ['robots.txt', base === '' ? 'User-agent' : ''],
      ['style.css', '#page-title'],
    ] as const) {
      const answer = await fetch(`${dev.url}${path}`)
      expect([path, answer.status]).toEqual([path, text === '' ? 404 : 200])
      expect(await answer.text()).toContain(text)
    }
    for (const path of ['@fs/etc/passwd', 'mint.json', '@fs/', '..%2fpackage.json', 'package.json'])
      expect((await fetch(`${dev.url}${path}`)).status).toBe(404)
  })
})

it('uses the next free port, and shows a site without a valid configuration once it has one', async () => {
  dir = createFolder()
  write('a.mdx', 'Words.\n')
  write('mint.json', '{}')
  const first = await startDev(dir)
  const page = await openPage(browser, first.url)
  await overlay(page.page).waitFor()
  const { port } = new URL(first.url)
  const second = await startDev(dir, ['--port', port])
  expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(port))
  await second.stop()
  await waitForChannel(page.page)
  write('mint.json', JSON.stringify({ ...CONFIG, navigation: [{ group: 'A', pages: ['a'] }] }))
  await see(page.page, 'Words.')
  await page.close()
  await first.stop()
})

it('detects edits before it starts watching, and edits without a browser', async () => {
  dir = createFolder()
  write('mint.json', JSON.stringify({ ...CONFIG, navigation: [{ group: 'A', pages: ['a'] }] }))
  write('a.mdx', 'Words.\n')
  const running = await startDev(dir)
  const read = async () => (await fetch(`${running.url}a`)).text()
  expect(await read()).toContain('Words.')
  write('a.mdx', 'Words of the first edit.\n')
  await soon(read).toContain('Words of the first edit.')
  write('a.mdx', 'Words of the second edit.\n')
  await soon(read).toContain('Words of the second edit.')
  // No event is sent for temporary files of a command.
  expect(runSpearmint(['rename', 'a', 'b', '--dir', dir]).code).toBe(0)
  const changed = () => running.events.flatMap(({ files = [] }) => files)
  await soon(changed).toEqual(expect.arrayContaining(['a.mdx', 'b.mdx', 'mint.json']))
  expect(changed().filter((path) => path.includes('draft'))).toEqual([])
  expect(await running.stop()).toBe(0)
})

it('uses the reference parser for a text that crashed the native one', async () => {
  dir = createFolder()
  write('mint.json', JSON.stringify({ ...CONFIG, navigation: [{ group: 'A', pages: ['a'] }] }))
  write('a.mdx', 'Words.\n')
  const listNotes = () => readdirSync(join(dir, '.spearmint/dev')).filter((name) => /^parsing|\.txt$/.test(name))
  const ended = await startDev(dir)
  await fetch(`${ended.url}a`)
  ended.process.kill('SIGKILL')
  await once(ended.process, 'exit')
  expect(listNotes()).toEqual(['parsing'])
  const next = await startDev(dir)
  expect(await (await fetch(`${next.url}a`)).text()).toContain('Words.')
  await next.stop()
  expect(listNotes()).toEqual(['not-native.txt'])
})

it('reports problems of requested pages as JSON, and when they are fixed', async () => {
  dir = createFolder()
  write('mint.json', JSON.stringify({ ...CONFIG, navigation: [{ group: 'A', pages: ['a'] }] }))
  write('a.mdx', '<Card>\n')
  const running = await startDev(dir)
  const listProblems = () =>
    running.events.filter(({ event }) => event === 'problems').map(({ diagnostics }) => diagnostics)
  await fetch(`${running.url}a`)
  await soon(() =>
    listProblems()
      .at(-1)
      ?.map(({ code }) => code),
  ).toContain('page/mdx-syntax')
  write('a.mdx', '<Card title="A" />\n')
  await soon(() => listProblems().at(-1)).toEqual([])
  await running.stop()
})

it('reports each list of problems once, and an empty list only if there are none', async () => {
  dir = createFolder()
  write('mint.json', JSON.stringify(CONFIG))
  write('start.mdx', '---\ntitle: Start\n---\n\n<Nothing />\n\nFirst words.\n')
  write('other.mdx', '---\ntitle: Other\n---\n\nOther words.\n')
  const running = await startDevForPeople(dir)
  try {
    const count = (text: string) => running.read().split(text).length - 1
    await fetch(`${running.url}start`)
    await soon(() => count('There is no component "Nothing"')).toBe(1)
    // Before it watches, no saved file is named.
    let saved = 0
    await soon(() => {
      write('other.mdx', `---\ntitle: Other\n---\n\nSaved ${++saved} times.\n`)
      return running.read()
    }).toContain('other.mdx changed')
    // An edit next to the problem, which remains. The last save may be reported together with it.
    edit('start.mdx', 'First words.', 'Words that were edited.')
    await soon(() => running.read()).toMatch(/^.*start\.mdx.* changed$/m)
    await fetch(`${running.url}start`)
    expect([count('There is no component "Nothing"'), count('No problems.')]).toEqual([1, 0])
    edit('start.mdx', '<Nothing />', 'Fixed.')
    await soon(() => count('No problems.')).toBe(1)
  } finally {
    expect(await running.stop()).toBe(0)
    rmSync(dir, { recursive: true })
  }
})
