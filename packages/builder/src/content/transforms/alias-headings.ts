import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { type AnchorIds, findHeadingLevel, toPlainText, visit } from '../../core/index.ts'

/**
 * Adds other spellings of its ID to every heading, so that links written for other site generators keep working without
 * a script: the one of GitHub, where repeated headings are numbered differently (`-1`), and `-` for `_` (`#parse-json`
 * for `parse_json`). Run it after all IDs of the page are set, because an alias only takes a free one. An alias is an
 * empty element at the start of the heading, so it adds no text.
 */
export function aliasHeadings(tree: Root, ids: AnchorIds): void {
  const slugger = new GithubSlugger()
  visit(tree, 'element', (element) => {
    if (findHeadingLevel(element) === undefined) return
    const github = slugger.slug(toPlainText(element.children))
    const { id } = element.properties
    if (typeof id !== 'string') return
    for (const alias of [github, id.replaceAll('_', '-')]) {
      if (alias !== '' && !ids.isTaken(alias)) element.children.unshift(createAlias(ids.claim(alias)))
    }
  })
}

function createAlias(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id, className: ['heading-alias'] }, children: [] }
}
