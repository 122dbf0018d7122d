import type { Root } from 'hast'
import { showsTitle, toNameText, visit } from '../../core/index.ts'
import type { Finding, WrittenRule } from './content-rule.ts'
import { locate } from './locate.ts'

/** The title of a page is its only heading of level 1, and visitors need to read it only once. */
export const checkRepeatedTitle: WrittenRule = (tree: Root, { title, frontmatter }) => {
  if (frontmatter.title === undefined || !showsTitle(frontmatter)) return []
  const findings: Finding[] = []
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h1' || toNameText([element]).trim() !== title.trim()) return
    findings.push({
      code: 'page/repeated-title',
      message: `The heading repeats the title of the page, ${JSON.stringify(title)}.`,
      suggestions: ['Remove the heading.'],
      ...locate(element.position),
    })
  })
  return findings
}
