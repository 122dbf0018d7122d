import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite } from '../run-spearmint.ts'
import { FULL } from '../sites.ts'
import { useTempFolders } from '../temp-folders.ts'
import { DESKTOP, openBrowser, openPage } from './open-browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const LOOKS = ['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma']

const PAGE = `---
title: Components
description: A page with most of what a look changes.
---

<Tip>A tip with a [link](/other) and \`code\`.</Tip>

## Section

<CardGroup cols={2}>
  <Card title="Rocket" icon="rocket" href="/other">Text.</Card>
  <Card title="Flag" icon="flag">Text.</Card>
</CardGroup>

\`\`\`js app.js
const answer = await fetch('/api') // a comment
\`\`\`

<CodeGroup>
\`\`\`bash One
npm install
\`\`\`
\`\`\`bash Two
pnpm install
\`\`\`
</CodeGroup>

### Details

| Key | Value |
| --- | --- |
| a | b |

<Accordion title="More">Text.</Accordion>
<ParamField path="id" type="string" required>The ID.</ParamField>
`

/** Text in these accents gets a shade with just enough contrast, so it would be too faint on another background. */
const CONFIG = {
  name: 'Acme',
  colors: { primary: '#16a34a', light: '#b83a3a', dark: '#0A5C49' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        groups: [
          {
            group: 'Start',
            icon: 'rocket',
            pages: ['page', { group: 'Nested', icon: 'folder', expanded: true, pages: ['other'] }],
          },
        ],
      },
      { tab: 'Blog', href: 'https://acme.example' },
    ],
    global: { anchors: [{ anchor: 'Community', href: 'https://acme.example', icon: 'comments' }] },
  },
  navbar: {
    links: [{ label: 'Support', href: '/other', icon: 'life-ring' }],
    primary: { type: 'button', label: 'Sign up', href: '/other' },
  },
  footer: { socials: { github: 'https://github.com/acme' } },
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('the look', () => {
  const createFolder = useTempFolders()

  it.each(FULL ? LOOKS : LOOKS.slice(0, 2))(
    '%s has no accessibility violations, shifts or overflow in either mode',
    async (theme) => {
      const dir = createFolder({
        'docs.json': JSON.stringify({ theme, ...CONFIG }),
        'page.mdx': PAGE,
        'other.mdx': '---\ntitle: Other\n---\n\nText.\n',
      })
      const site = await serveFolder(buildSite(dir).out, { host: '127.0.0.1', port: 0, base: '' })
      const found: string[] = []
      for (const mode of ['light', 'dark'] as const) {
        for (const width of [1440, 390]) {
          const { page, close, foreign, errors } = await openPage(browser, `${site.url}page.html`, {
            ...DESKTOP,
            mode,
            width,
            reducedMotion: true,
          })
          await page.evaluate(AXE)
          const problems = await page.evaluate(async () => {
            const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } }
            const { violations } = await axe.run()
            const shifts = await new Promise<number>((done) => {
              new PerformanceObserver((list) => done(list.getEntries().length)).observe({
                type: 'layout-shift',
                buffered: true,
              })
              setTimeout(() => done(0), 100)
            })
            return [
              ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
              ...(shifts > 0 ? ['layout shift'] : []),
              ...(document.documentElement.scrollWidth > window.innerWidth ? ['overflow'] : []),
            ]
          })
          found.push(...[...problems, ...foreign, ...errors].map((problem) => `${mode}, ${width} px: ${problem}`))
          await close()
        }
      }
      await site.close()
      expect(found).toEqual([])
    },
  )
})

describe('a page whose sidebar is hidden', () => {
  const createFolder = useTempFolders()

  it.each(FULL ? ['custom', 'center'] : ['custom'])(
    'has search and navigation in the header of the look maple, in mode %s',
    async (mode) => {
      const dir = createFolder({
        'docs.json': JSON.stringify({ theme: 'maple', ...CONFIG }),
        'page.mdx': `---\ntitle: Page\nmode: ${mode}\n---\n\nText.\n`,
        'other.mdx': '---\ntitle: Other\n---\n\nText.\n',
      })
      const site = await serveFolder(buildSite(dir).out, { host: '127.0.0.1', port: 0, base: '' })
      const { page, close } = await openPage(browser, `${site.url}page.html`)
      await page.locator('#search-bar-entry-mobile').click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.locator('.menu-button').click()
      expect(await page.locator('#sidebar .sidebar-link').first().isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      expect(await page.locator('#sidebar').isVisible()).toBe(false)
      await close()
      await site.close()
    },
  )
})

interface AxeViolation {
  id: string
  nodes: { html: string }[]
}
