import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { FULL } from '../sites.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE, type Reader } from './open-browser.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><path d="M0 0h640v400H0z"/></svg>'

const HOME = `<Hero title="Sail with us" tagline="One harbor for all ships." img="/day.svg" imgDark="/night.svg" alt="The harbor">
  <Hero.Action href="/center">Set sail</Hero.Action>
  <Hero.Action href="/frame">Look around</Hero.Action>
</Hero>

<CardGroup cols={3}>
  <Card title="Fast" icon="bolt">Wind only.</Card>
  <Card title="Safe" icon="lock">Two ropes.</Card>
  <Card title="Open" icon="code">All plans.</Card>
</CardGroup>

<Logos title="They sail with us">
  <Logos.Item name="Acme" img="/day.svg" href="/center" />
  <Logos.Item name="A company with a long name" />
</Logos>

Some text below.
`

const MODES = ['custom', 'frame', 'center', 'wide']

const FILES = {
  'day.svg': PICTURE,
  'night.svg': PICTURE.replace('M0 0', 'M1 1'),
  ...Object.fromEntries(MODES.map((mode) => [`${mode}.mdx`, `---\ntitle: Harbor\nmode: ${mode}\n---\n\n${HOME}`])),
  'code.mdx':
    '---\ntitle: Harbor\nmode: custom\n---\n\n<Hero title="Sail">\n\n```bash\nnpm create harbor\n```\n\n</Hero>\n',
  'canvas.mdx':
    '---\ntitle: Harbor\nmode: custom\n---\n\n<div id="band" className="relative">\n<div className="absolute top-0 left-0 w-screen h-48" />\n<h1 className="text-center">Sail with us</h1>\n</div>\n\nSome text.\n',
  'text.mdx': '---\ntitle: Harbor\nmode: custom\n---\n\n<Hero title="Sail" tagline="Now." />\n',
}

async function serveSite(settings: object): Promise<ServedFolder> {
  const folder = createFolder()
  const navigation = [{ group: 'All', pages: [...MODES, 'canvas', 'code', 'text'] }]
  writeFiles(folder, { ...FILES, 'mint.json': JSON.stringify({ name: 'Harbor', navigation, ...settings }) })
  return serveFolder(buildSite(folder, ['--strict']).out, { host: '127.0.0.1', port: 0, base: '' })
}

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  site = await serveSite({})
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

const open = (path: string, reader: Reader = DESKTOP) => openPage(browser, `${site.url}${path}.html`, reader)

async function readBox(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not visible`)
  return box
}

/** Where the picture of a hero is, as seen from its text. */
async function readSide(page: Page): Promise<'left' | 'right' | 'below'> {
  const [text, media] = await Promise.all([readBox(page, '.home-hero-text'), readBox(page, '.home-hero-media')])
  if (media.y >= text.y + text.height) return 'below'
  return media.x > text.x ? 'right' : 'left'
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('a hero', () => {
  it.each([
    ['custom', DESKTOP, 'right'],
    ['code', DESKTOP, 'right'],
    ['center', DESKTOP, 'below'],
    ['custom', PHONE, 'below'],
    ...(FULL
      ? ([
          ['frame', DESKTOP, 'right'],
          ['frame', PHONE, 'below'],
        ] as const)
      : []),
  ] as const)('on the page %s has its picture where there is space', async (path, reader, side) => {
    const { page, close } = await open(path, reader)
    expect(await readSide(page)).toBe(side)
    await close()
  })

  it('has its picture on the left of a page that reads from right to left', async () => {
    const arabic = await serveSite({ spearmint: { locale: 'ar' } })
    const { page, close } = await openPage(browser, `${arabic.url}custom.html`)
    expect(await readSide(page)).toBe('left')
    expect(await page.locator('.home-hero-title').evaluate((title) => getComputedStyle(title).letterSpacing)).toBe(
      'normal',
    )
    await close()
    await arabic.close()
  })

  it.each(['light', 'dark'] as const)('shows the picture of %s mode, without JavaScript too', async (mode) => {
    for (const javaScript of [true, false]) {
      const { page, close } = await open('custom', { ...DESKTOP, mode, javaScript })
      const pictures = page.locator('.home-hero-media img').filter({ visible: true })
      expect(await pictures.count()).toBe(1)
      expect(await pictures.getAttribute('src')).toContain(mode === 'light' ? 'day' : 'night')
      await close()
    }
  })

  it('prints the picture of light mode and the text', async () => {
    const { page, close } = await open('custom', { ...DESKTOP, mode: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.locator('.home-hero-media img').filter({ visible: true }).getAttribute('src')).toContain('day')
    expect(await page.getByText('One harbor for all ships.').isVisible()).toBe(true)
    await close()
  })

  it('without a picture is in the middle', async () => {
    const { page, close } = await open('text')
    const [title, content] = await Promise.all([readBox(page, '.home-hero-title'), readBox(page, '#content-area')])
    expect(Math.abs(title.x + title.width / 2 - content.x - content.width / 2)).toBeLessThan(1)
    await close()
  })

  it('has actions that are recognizable in forced colors', async () => {
    const { page, close } = await open('custom', { ...DESKTOP, forcedColors: true })
    const widths = await page
      .locator('.home-hero-actions > a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth))
    expect(widths).toEqual(['2px', '1px'])
    await close()
  })
})

describe('a home page', () => {
  it.each(FULL ? MODES : MODES.slice(0, 1))(
    'in mode %s fits windows of 320 px and moves nothing while images load',
    async (path) => {
      for (const width of [320, 1440]) {
        const { page, errors, close } = await open(path, { ...DESKTOP, width })
        await page.locator('.home-logos img').scrollIntoViewIfNeeded()
        await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.offsetParent))
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(await page.evaluate(sumShifts)).toBe(0)
        expect(errors).toEqual([])
        await close()
      }
    },
  )

  it.each([
    ['en', DESKTOP],
    ['en', PHONE],
    ['ar', PHONE],
  ])('in %s has sections from edge to edge, and centered headings in their center', async (locale, reader) => {
    const served = await serveSite({ spearmint: { locale } })
    const { page, close } = await openPage(browser, `${served.url}canvas.html`, reader)
    const [band, link, text] = await Promise.all([
      readBox(page, '#band'),
      readBox(page, 'h1 > a'),
      readBox(page, '.page-inset > p'),
    ])
    const width = await page.evaluate(() => document.body.clientWidth)
    expect(band).toMatchObject({ x: 0, width })
    expect(Math.abs(link.x + link.width / 2 - width / 2)).toBeLessThan(1)
    expect(text.x).toBeGreaterThan(0)
    await page.locator('h1 > a').hover()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await close()
    await served.close()
  })

  it('without a frame has lines of readable length', async () => {
    const { page, close } = await open('custom', { ...DESKTOP, width: 1920 })
    expect((await readBox(page, '.prose > p')).width).toBeLessThan(720)
    expect((await readBox(page, '.card-group')).width).toBeLessThan(1200)
    await close()
  })
})

/** The layout shifts of the page so far. Runs in the page. */
function sumShifts(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) =>
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
    )
    observer.observe({ type: 'layout-shift', buffered: true })
    // Without a shift, the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })
}
