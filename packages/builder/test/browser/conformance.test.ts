import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { openBrowser, openPage } from './open-browser.ts'

const CODE = `\`\`\`sh one.sh\n${'long '.repeat(80)}\n\`\`\`\n`
const TEXT = `Some [text](/second), and a <Tooltip tip="Explained" cta="More" href="/second">term</Tooltip>.

${CODE}
<Tabs><Tab title="Sail">Wind.</Tab><Tab title="Motor">Fuel.</Tab></Tabs>

<Accordion title="More">Less.</Accordion>

## Section

${'Text.\n\n'.repeat(40)}
## Another section
`

const FILES = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#16a34a' },
    api: { openapi: 'openapi.json' },
    navbar: { links: [{ label: 'Help', href: 'https://example.com/help' }] },
    footer: { socials: { github: 'https://github.com/acme' } },
    feedback: { thumbsRating: true },
    navigation: {
      versions: ['v1', 'v2'].map((version) => ({
        version,
        groups: [
          { group: 'Guides', pages: version === 'v1' ? ['first', 'second', 'third'] : ['other'] },
          { group: 'API', pages: version === 'v1' ? ['PUT /ships/{id}'] : ['more'] },
        ],
      })),
    },
  }),
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Ships', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/ships/{id}': {
        put: {
          summary: 'Rename',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { name: { type: 'string' }, kind: { enum: ['sail', 'motor'] }, new: { type: 'boolean' } },
                },
              },
            },
          },
          responses: { 200: { description: 'Renamed.' } },
        },
      },
    },
  }),
  ...Object.fromEntries(
    ['first', 'second', 'third', 'other', 'more'].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\n${TEXT}`]),
  ),
}

/** Of each template: text, and an operation. */
const [TEXT_PAGE, OPERATION] = ['first.html', 'api-reference/rename.html']

const PAGES = [TEXT_PAGE, 'second.html', 'third.html', OPERATION]

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, FILES)
  site = await serveFolder(buildSite(folder).out, { host: '127.0.0.1', port: 0, base: '' })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

const open = (path: string) => openPage(browser, `${site.url}${path}`)

/** Marks the visible controls outside of dialogs and returns how many there are. Runs in the page. */
function markControls(selector: string): number {
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, .skip-link'),
  )
  for (const [index, control] of controls.entries()) control.dataset.control = String(index)
  return controls.length
}

/** Everything that could show that something happened: the page, its state and what is open. Runs in the page. */
function readState(): string {
  const selector = 'details[open], dialog[open], [aria-expanded=true], [aria-pressed=true]'
  const open = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const panels = [...document.querySelectorAll('[role=tabpanel]:not([hidden])')]
  return JSON.stringify([
    location.href,
    document.title,
    open.map(({ className, id }) => `${id} ${className}`),
    panels.map(({ id }) => id),
    document.body.innerText,
  ])
}

describe('an explanation', () => {
  it('stays while the pointer is on it, and is hidden with Escape', async () => {
    const { page, close } = await open(TEXT_PAGE)
    const [term, bubble] = [page.locator('.tooltip-trigger'), page.getByRole('tooltip')]
    await term.hover()
    await bubble.getByRole('link').hover()
    expect(await bubble.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await bubble.isVisible()).toBe(false)
    await page.mouse.move(0, 0)
    await page.waitForFunction(() => document.querySelector('.tooltip-dismissed') === null)
    await term.focus()
    expect(await bubble.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await bubble.isVisible()).toBe(false)
    await close()
  })
})

describe.each([TEXT_PAGE, OPERATION])('%s', (path) => {
  it('does nothing while the pointer is pressed on a control', async () => {
    const { page, close } = await open(path)
    const count = await page.evaluate(markControls, 'a[href], button, summary, [role=tab], input')
    expect(count).toBeGreaterThan(15)
    const before = await page.evaluate(readState)
    for (let index = 0; index < count; index++) {
      const control = page.locator(`[data-control="${index}"]`)
      await control.scrollIntoViewIfNeeded()
      const box = await control.boundingBox()
      if (!box) continue
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(1, 1)
      await page.mouse.up()
      expect(await page.evaluate(readState), await control.evaluate(({ outerHTML }) => outerHTML)).toBe(before)
    }
    await close()
  })

  it('does nothing when a control gets the focus', async () => {
    const { page, close } = await open(path)
    const count = await page.evaluate(
      markControls,
      'a[href], button, summary, [role=tab], input, select, [tabindex="0"]',
    )
    const before = await page.evaluate(readState)
    for (let index = 0; index < count; index++) {
      // A tooltip is shown, which is what it is for.
      if (await page.locator(`[data-control="${index}"]`).evaluate((control) => control.closest('.tooltip') !== null))
        continue
      await page.locator(`[data-control="${index}"]`).focus()
      expect(await page.evaluate(readState)).toBe(before)
    }
    await close()
  })

  it('does not turn, scroll sideways or lose text in a window that is wider than high', async () => {
    const { page, close } = await open(path)
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await page.locator('main h1').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await close()
  })
})

describe('an input', () => {
  it('leads nowhere and keeps the focus when its value changes', async () => {
    const { page, close } = await open(OPERATION)
    const { href } = await page.evaluate(() => ({ href: location.href }))
    const readFocus = () => page.evaluate(() => [location.href, document.activeElement?.tagName])
    await page.locator('#request-example select').selectOption('Python')
    await page.locator('#request-example select').focus()
    await page.keyboard.press('ArrowUp')
    expect(await readFocus()).toEqual([href, 'SELECT'])
    await page.getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('text')
    await page.locator('.search-option').first().waitFor()
    expect(await readFocus()).toEqual([href, 'INPUT'])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Try it' }).click()
    for (const input of await page.getByRole('textbox').all()) {
      await input.fill('12')
      expect(await input.evaluate((element) => [location.href, element === document.activeElement])).toEqual([
        href,
        true,
      ])
    }
    await close()
  })
})

describe('the frame', () => {
  it('has the same controls with the same names in the same order on every page', async () => {
    const frames: Record<string, string[]>[] = []
    for (const path of PAGES) {
      const { page, close } = await open(path)
      frames.push({
        header: await listNames(page, '.navbar'),
        sidebar: await listNames(page, '.sidebar'),
        footer: await listNames(page, '.footer'),
      })
      await close()
    }
    for (const frame of frames) expect(frame).toEqual(frames[0])
    expect(Object.values(frames[0] ?? {}).every((names) => names.length > 0)).toBe(true)
  })

  it('marks links, the current page and the chosen tab by more than a color', async () => {
    const { page, close } = await open(TEXT_PAGE)
    const read = (selector: string, ...names: string[]) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, names) => {
          const style = getComputedStyle(element)
          return names.map((name) => style.getPropertyValue(name))
        }, names)
    expect(await read('.prose a[href]:not([class])', 'text-decoration-line')).toEqual(['underline'])
    const background = 'background-color'
    expect(await read('.sidebar [aria-current=page]', background)).not.toEqual(
      await read('.sidebar a:not([aria-current])', background),
    )
    const border = 'border-block-end-color'
    expect(await read('.tab[aria-selected=true]', border)).not.toEqual(await read('.tab[aria-selected=false]', border))
    await close()
  })

  it.each(['light', 'dark'] as const)(
    'has a contrast of at least 3:1 in icons and borders of inputs in %s mode',
    async (mode) => {
      const { page, close } = await open(OPERATION)
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      const found = await page.evaluate(listFaintGraphics)
      await page.getByRole('button', { name: 'Try it' }).click()
      await page.getByRole('textbox').first().waitFor()
      found.push(...(await page.evaluate(listFaintGraphics)))
      expect(found).toEqual([])
      await close()
    },
  )
})

/** The names of the links and buttons of a part of the frame, without what depends on the page. */
function listNames(page: Page, part: string): Promise<string[]> {
  return page
    .locator(part)
    .locator('a[href], button, summary')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const name = (control.ariaLabel ?? control.textContent ?? '').trim()
        return control.checkVisibility() && name !== '' ? [name] : []
      }),
    )
}

/** Icons without text beside them and inputs whose lines have a contrast below 3:1 with what is behind. Runs in the page. */
function listFaintGraphics(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('no canvas')

  /** Draws colors over each other. */
  function toLuminance(colors: string[]): number {
    if (!canvas) return 0
    for (const color of colors) {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function listBackgrounds(element: Element | null): string[] {
    if (!element) return ['white']
    return [...listBackgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
  }

  function toContrast(element: Element, color: string): number {
    const behind = listBackgrounds(element.parentElement)
    const [one, other] = [toLuminance(behind), toLuminance([...behind, color])]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const icons = [...document.querySelectorAll('button svg, summary svg, a svg')]
    .filter((icon) => isShown(icon) && icon.closest('button, summary, a')?.textContent?.trim() === '')
    .map((icon) => ({ element: icon, color: getComputedStyle(icon).color }))
  const inputs = [...document.querySelectorAll('main input, dialog input, dialog textarea')]
    .filter((input) => isShown(input) && getComputedStyle(input).borderTopWidth !== '0px')
    .map((input) => ({ element: input, color: getComputedStyle(input).borderTopColor }))
  return [...icons, ...inputs].flatMap(({ element, color }) => {
    const contrast = toContrast(element, color)
    return contrast < 3 ? [`${contrast.toFixed(2)} ${element.outerHTML.slice(0, 100)}`] : []
  })
}
