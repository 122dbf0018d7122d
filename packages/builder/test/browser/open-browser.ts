import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureChromium } from './find-chromium.ts'

/** What a reader's window is like. */
export interface Reader {
  width: number
  mode: 'light' | 'dark'
  javaScript: boolean
}

export const DESKTOP: Reader = { width: 1280, mode: 'light', javaScript: true }
export const PHONE: Reader = { ...DESKTOP, width: 390 }

/** Starts Chromium without any of its own connections to the outside. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium()
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'],
  })
}

/**
 * Opens an address as a reader has it. Requests to other hosts are refused and listed in `foreign`, page errors and
 * failed requests to the site itself in `errors`.
 */
export async function openPage(
  browser: Browser,
  url: string,
  reader: Reader = DESKTOP,
): Promise<{ page: Page; foreign: string[]; errors: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: reader.width, height: 900 },
    colorScheme: reader.mode,
    javaScriptEnabled: reader.javaScript,
  })
  const foreign: string[] = []
  const errors: string[] = []
  const origin = new URL(url).origin
  await context.route('**/*', (route) => {
    const address = route.request().url()
    if (address.startsWith(origin) || address.startsWith('data:')) return route.continue()
    foreign.push(address)
    return route.abort()
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      errors.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(url, { waitUntil: 'load' })
  return { page, foreign, errors, close: () => context.close() }
}
