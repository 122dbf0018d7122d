import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'

/** A page that was opened from the disk. */
export interface OpenedFile {
  page: Page
  /** Errors and warnings that visitors would see in the console. */
  errors: string[]
  /** Requests to anything but files. They get an empty answer. */
  foreign: string[]
  close(): Promise<void>
}

/** About a frame that may use what this browser lacks, and about an empty video: both are written by authors. */
const OF_AUTHORS = /^Unrecognized feature: |net::ERR_REQUEST_RANGE_NOT_SATISFIABLE$/

/** Opens a page from the disk, as a double click does. */
export async function openFile(browser: Browser, file: string): Promise<OpenedFile> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' })
  const errors: string[] = []
  const foreign: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    if (isProblem && !OF_AUTHORS.test(message.text())) errors.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) foreign.push(request.url())
  })
  // A machine that runs tests may have no network. Errors of images of authors are not ours.
  await context.route(/^https?:/, (route) => route.fulfill({ body: '' }))
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' })
  return { page, errors, foreign, close: () => context.close() }
}
