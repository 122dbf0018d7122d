import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { AnchorIds } from '../model/anchor-ids.ts'
import { toHeadingLevel, toHeadingText } from './headings.ts'

/**
 * Lets every heading answer to the id that GitHub gives it too, repeated ones counted GitHub's way (`-1`): links written
 * for GitHub or for other builders keep working without a script. Runs when all ids of the page are given, for an alias
 * takes only what is free. It is an empty element at the beginning of the heading, so no text is added.
 */
export function aliasHeadings(tree: Root, ids: AnchorIds): void {
  const slugger = new GithubSlugger()
  visit(tree, 'element', (element) => {
    if (toHeadingLevel(element) === undefined) return
    const alias = slugger.slug(toHeadingText(element).trim())
    if (element.properties.id === undefined || alias === '' || ids.isTaken(alias)) return
    element.children.unshift(createAlias(ids.claim(alias)))
  })
}

function createAlias(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id, className: ['heading-alias'] }, children: [] }
}
