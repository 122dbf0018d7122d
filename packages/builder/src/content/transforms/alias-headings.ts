import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { type AnchorIds, findHeadingLevel, toPlainText, visit } from '../../core/index.ts'

/**
 * Lets every heading answer to other spellings of its id, so that links written for other builders keep working without
 * a script: the one of GitHub, repeated ones counted GitHub's way (`-1`), and `-` for `_` (`#parse-json` for
 * `parse_json`: 60 links of the real sites). Runs when all ids of the page are given, for an alias takes only what is
 * free. It is an empty element at the beginning of the heading, so no text is added.
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
