import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { REVIEWED_RULES } from './reviewed-rules.ts'

interface Result {
  ruleId: string
  /** Kind and outcome, such as `VIOLATION` and `POTENTIAL`. */
  value: [string, string]
  message: string
  snippet: string
}

interface IbmWindow {
  ace: { Checker: new () => { check(root: Document, policies: string[]): Promise<{ results: Result[] }> } }
}

const ENGINE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Loads the engine of IBM's Equal Access Accessibility Checker into a page. */
export async function loadIbmEngine(page: Page): Promise<void> {
  await page.evaluate(ENGINE)
}

/** Lists what violates WCAG 2.2 at level A or AA, or may do so, except for reviewed rules. */
export async function listIbmFindings(page: Page): Promise<string[]> {
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as IbmWindow
    const report = await new ace.Checker().check(document, ['WCAG_2_2'])
    return report.results.flatMap(({ ruleId, value, message, snippet }) =>
      value[0] === 'VIOLATION' && value[1] !== 'PASS' ? [{ ruleId, message, snippet }] : [],
    )
  })
  return results
    .filter(({ ruleId, snippet }) => {
      const review = REVIEWED_RULES[ruleId]
      return review === undefined || review.where?.test(snippet) === false
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} | ${snippet}`)
}
