import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage, PHONE } from './open-browser.ts'

const fence = (source: string, meta = ''): string => `\`\`\`mermaid ${meta}\n${source}\n\`\`\`\n`
const FLOW = 'flowchart LR\n  accTitle: The road\n  accDescr: From A to B\n  A[Start<br/>here] --> B[End]'
const WIDE = `flowchart LR\n  ${Array.from({ length: 12 }, (_, index) => `A${index}[A box with words]`).join(' --> ')}`

/** Each one tries to run code or to contact another host. */
const ATTACKS = [
  `flowchart TD\n  A["<img src=x onerror='parent.document.title=1'>"] --> B["<svg onload='parent.document.title=1'>"]`,
  `flowchart TD\n  A --> B["<script>parent.document.title=1</script><iframe srcdoc='<script>top.document.title=1</script>'></iframe>"]`,
  'flowchart TD\n  A --> B\n  click A "javascript:parent.document.title=1"\n  click B call alert("1")\n  click A href "javascript:top.document.title=1" _self',
  `%%{init: {"securityLevel": "loose", "htmlLabels": true, "dompurifyConfig": {"ADD_TAGS": ["script"]}}}%%\nflowchart TD\n  A["<img src=x onerror='parent.document.title=1'>"]`,
  '%%{init: {"themeCSS": "@import url(https://evil.example/a.css); * { background: url(https://evil.example/b.png) } </style><script>parent.document.title=1</script>"}}%%\nflowchart TD\n  A --> B',
  '---\nconfig:\n  securityLevel: loose\n  fontFamily: "x;} </style><img src=x onerror=parent.document.title=1>"\n---\nsequenceDiagram\n  A->>B: <img src=x onerror=parent.document.title=1>\n  link A: evil @ javascript:parent.document.title=1',
  'flowchart TD\n  A@{ img: "https://evil.example/c.png", label: "x" }',
]

let browser: Browser
let out: string
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({
      name: 'Diagrams',
      colors: { primary: '#0f766e' },
      navigation: [{ group: 'All', pages: ['one', 'far', 'attacks', 'none'] }],
    }),
    'one.mdx': `---\ntitle: One\n---\n\n${fence(FLOW, 'The road')}\n${fence(WIDE)}\n${fence('flowchart LR\n  A[open --> B')}`,
    'far.mdx': `---\ntitle: Far\n---\n\n${'Words.\n\n'.repeat(80)}${fence(FLOW)}`,
    'attacks.mdx': `---\ntitle: Attacks\n---\n\n${ATTACKS.map((source) => fence(source)).join('\n')}`,
    'none.mdx': '---\ntitle: None\n---\n\nWords.',
  })
  out = buildSite(folder, ['--base', '/some/docs']).out
  site = await serveFolder(out, { host: '127.0.0.1', port: 0, base: '/some/docs' })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

describe('a diagram', () => {
  it('is drawn in place of its source, which stays available', async () => {
    const { page, errors, foreign, readViolations, close } = await openPage(browser, `${site.url}one.html`)
    const figure = page.locator('figure.mermaid').first()
    const picture = figure.getByRole('img', { name: 'The road. From A to B' })
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await figure.locator('code').isVisible()).toBe(false)
    await figure.getByText('Source of the diagram').click()
    expect(await figure.locator('code').innerText()).toBe(FLOW)
    expect(await readViolations()).toEqual([])
    expect(errors).toEqual([])
    expect(foreign.filter((address) => !address.startsWith('blob:'))).toEqual([])
    await close()
  })

  it('fits the width of a phone, and can be shown in full size', async () => {
    const { page, close } = await openPage(browser, `${site.url}one.html`, PHONE)
    const figure = page.locator('figure.mermaid').nth(1)
    await figure.scrollIntoViewIfNeeded()
    const view = figure.locator('.mermaid-view')
    await view.waitFor()
    const readRoom = (): Promise<number> => view.evaluate((element) => element.scrollWidth - element.clientWidth)
    const button = figure.getByRole('button', { name: 'Full size' })
    await button.waitFor()
    expect(await readRoom()).toBe(0)
    await button.click()
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await readRoom()).toBeGreaterThan(500)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await close()
  })

  it('shows a sentence above its source if it is invalid, and the error in the console', async () => {
    const { page, errors, close } = await openPage(browser, `${site.url}one.html`)
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    const figure = page.locator('figure.mermaid').nth(2)
    await figure.scrollIntoViewIfNeeded()
    await figure.getByText('This diagram cannot be drawn.', { exact: true }).waitFor()
    expect((await warning).text()).toContain('Parse error on line')
    expect(errors).toEqual([])
    expect(await figure.locator('code').isVisible()).toBe(true)
    await close()
  })

  it('is drawn again when the page switches to dark mode', async () => {
    const { page, close } = await openPage(browser, `${site.url}one.html`)
    const picture = page.locator('.mermaid img').first()
    await picture.waitFor()
    await page.evaluate(() => {
      const create = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (blob: Blob) => {
        Object.assign(window, { picture: blob })
        return create(blob)
      }
    })
    const turn = async (): Promise<string> => {
      const before = await picture.getAttribute('src')
      await page.locator('.mode-toggle').first().click()
      await page.waitForFunction((src) => document.querySelector('.mermaid img')?.getAttribute('src') !== src, before)
      return page.evaluate(() => (window as unknown as { picture: Blob }).picture.text())
    }
    const [dark, light] = [await turn(), await turn()]
    expect(light).toContain('Start')
    expect(dark).toContain('Start')
    expect(dark).not.toBe(light)
    await close()
  })

  it('loads nothing until it is near the viewport', async () => {
    const { page, close } = await openPage(browser, `${site.url}far.html`)
    await page.waitForTimeout(300)
    expect(await page.locator('iframe').count()).toBe(0)
    await page.locator('figure.mermaid').scrollIntoViewIfNeeded()
    await page.locator('.mermaid img').waitFor()
    await close()
  })

  it('shows its source without JavaScript', async () => {
    const reader = { ...DESKTOP, javaScript: false }
    const { page, close } = await openPage(browser, `${site.url}one.html`, reader)
    expect(await page.locator('figure.mermaid').first().locator('code').innerText()).toBe(FLOW)
    await close()
  })
})

describe('a malicious diagram', () => {
  it('runs no script, contacts no other host, and does not navigate', async () => {
    const { page, foreign, close } = await openPage(browser, `${site.url}attacks.html`)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      return dialog.dismiss()
    })
    const figures = page.locator('figure.mermaid')
    for (const [index] of ATTACKS.entries()) {
      const figure = figures.nth(index)
      await figure.scrollIntoViewIfNeeded()
      await figure.locator('.mermaid-view, .mermaid-error').first().waitFor()
      const picture = figure.locator('.mermaid-view img')
      if ((await picture.count()) > 0) await picture.click({ force: true })
    }
    await page.waitForTimeout(300)
    expect(await page.title()).toBe('Attacks - Diagrams')
    expect(page.url()).toBe(`${site.url}attacks.html`)
    expect(dialogs).toEqual([])
    expect(foreign.filter((address) => !address.startsWith('blob:'))).toEqual([])
    await close()
  })

  it('is blocked by the policy of the frame, even if the library lets it through', async () => {
    const { page, close } = await openPage(browser, `${site.url}one.html`)
    await page.locator('.mermaid img').first().waitFor()
    const frame = page.frames().find((other) => other.url().includes('/_spearmint/mermaid-'))
    await frame?.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'parent.document.title = "changed"'
      document.body.append(script)
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="parent.document.title = \'changed\'">')
    })
    await page.waitForTimeout(200)
    expect(await page.title()).toBe('One - Diagrams')
    expect(
      await frame?.evaluate(
        (url) =>
          fetch(url).then(
            () => 'answered',
            () => 'refused',
          ),
        site.url,
      ),
    ).toBe('refused')
    await close()
  })
})

describe('the files of a built site', () => {
  it('include the library and its license only if a page has a diagram', () => {
    const list = (folder: string): string[] => readdirSync(join(folder, '_spearmint'))
    expect(list(out).filter((name) => /^mermaid-.*\.html$/.test(name))).toHaveLength(1)
    expect(list(out).length).toBeGreaterThan(60)
    const plain = createFolder()
    writeFiles(plain, {
      'mint.json': JSON.stringify({ name: 'Plain', navigation: [{ group: 'All', pages: ['a'] }] }),
      'a.mdx': '```js\n1\n```',
    })
    const plainOut = buildSite(plain).out
    expect(existsSync(join(plainOut, 'a.html'))).toBe(true)
    expect(list(plainOut).filter((name) => /mermaid|chunk|iagram/.test(name))).toEqual([])
  })
})
