import { type Browser, chromium, type Page } from 'playwright-core'
import { requireChromium } from './install-chromium.ts'

/** The window and preferences of a visitor. */
export interface Reader {
  width: number
  mode: 'light' | 'dark'
  javaScript: boolean
  /** Whether forced colors are active. */
  forcedColors?: boolean
  reducedMotion?: boolean
}

export const DESKTOP: Reader = { width: 1280, mode: 'light', javaScript: true }
export const PHONE: Reader = { ...DESKTOP, width: 390 }

/** An open page. */
export interface OpenedPage {
  page: Page
  /** Requests to other hosts. They are blocked. */
  foreign: string[]
  /** Script errors and failed requests to the site. */
  errors: string[]
  /** Violations of the content security policy: the directive, and the URL or `inline`. */
  readViolations(): Promise<string[]>
  close(): Promise<void>
}

/** Starts Chromium without its background connections. */
export async function openBrowser(): Promise<Browser> {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  return chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'],
  })
}

/** Opens a URL. */
export async function openPage(browser: Browser, url: string, reader: Reader = DESKTOP): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width: reader.width, height: 900 },
    colorScheme: reader.mode,
    javaScriptEnabled: reader.javaScript,
    forcedColors: reader.forcedColors ? 'active' : 'none',
    reducedMotion: reader.reducedMotion ? 'reduce' : 'no-preference',
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
  await context.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin))
      errors.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(url, { waitUntil: 'load' })
  const readViolations = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { violations: string[] }).violations)
  return { page, foreign, errors, readViolations, close: () => context.close() }
}
