import { toHtml } from 'hast-util-to-html'
import { expandComponents } from '../expansion/expand-components.ts'
import { createTestContext, type Report } from './create-test-context.ts'
import { parseMdx } from './parse-mdx.ts'

/** Renders MDX to HTML and returns it with all reports. */
export function expandMdx(source: string): { html: string; reports: Report[] } {
  const context = createTestContext()
  return { html: toHtml(expandComponents(parseMdx(source), context)), reports: context.reports }
}
