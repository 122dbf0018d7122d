import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServedFolder, serveFolder } from '../../src/node/http/serve-folder.ts'
import { buildSite, createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'
import { openBrowser, openPage } from './open-browser.ts'

const FORMULAS = [
  '\\begin{aligned} a &= b \\\\ long + word &= c \\end{aligned}',
  '\\begin{array}{l|r} a & b \\\\ \\hline long + word & c \\end{array}',
  '\\boxed{x} \\cancel{y}',
  'x \\tag{1}',
]

let browser: Browser
let site: ServedFolder
beforeAll(async () => {
  browser = await openBrowser()
  const folder = createFolder()
  writeFiles(folder, {
    'mint.json': JSON.stringify({ name: 'Formulas', navigation: [{ group: 'All', pages: ['blocks', 'inline'] }] }),
    'blocks.mdx': `---\ntitle: Blocks\n---\n\n${FORMULAS.map((tex) => `$$\n${tex}\n$$`).join('\n\n')}`,
    'inline.mdx': '---\ntitle: Inline\n---\n\nA frame: $$\\overline{x}$$.',
  })
  site = await serveFolder(buildSite(folder, ['--base', '/docs']).out, { host: '127.0.0.1', port: 0, base: '/docs' })
})
afterAll(async () => {
  await site.close()
  await browser.close()
})

/** The positions of the left and right edges of elements of one formula, in order. */
async function readEdges(page: Page, formula: number, selector: string): Promise<{ left: number; right: number }[]> {
  const elements = page.locator('.math-block').nth(formula).locator(selector)
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left: Math.round(left), right: Math.round(right) }
    }),
  )
}

describe('a formula', () => {
  it('has aligned columns, lines, frames, strikes and a number, without inline styles', async () => {
    const { page, errors, readViolations, close } = await openPage(browser, `${site.url}blocks.html`)
    const [left] = await readEdges(page, 0, 'mtr:first-child mtd:first-child > *')
    const [word] = (await readEdges(page, 0, 'mtr:last-child mtd:first-child > *')).slice(-1)
    expect(left?.right).toBe(word?.right)
    const cell = page.locator('.math-block').nth(1).locator('mtd').first()
    const readBorders = (): Promise<string> => cell.evaluate((element) => getComputedStyle(element).borderStyle)
    expect(await readBorders()).toBe('none solid solid none')
    const [first] = await readEdges(page, 1, 'mtr:first-child mtd:first-child > *')
    const [long] = await readEdges(page, 1, 'mtr:last-child mtd:first-child > *')
    expect(first?.left).toBe(long?.left)
    const frame = page.locator('.math-block').nth(2).locator('[class*=sm-style]').first()
    expect(await frame.evaluate((element) => getComputedStyle(element).borderStyle)).toBe('solid')
    const [strike] = await readEdges(page, 2, '.upstrike')
    expect((strike?.right ?? 0) - (strike?.left ?? 0)).toBeGreaterThan(5)
    const [number] = await readEdges(page, 3, '.tml-tag')
    const [block] = await readEdges(page, 3, 'math')
    expect(number?.right).toBe(block?.right)
    expect(errors).toEqual([])
    expect(await readViolations()).toEqual([])
    await close()
  })

  it('in a line has the styles of formulas too', async () => {
    const { page, close } = await openPage(browser, `${site.url}inline.html`)
    const line = page.locator('menclose')
    expect(await line.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid')
    await close()
  })
})
