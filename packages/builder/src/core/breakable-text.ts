import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Page } from './page.ts'

/** A longer word doesn't fit into a line on a phone or in the sidebar. */
const MAX_WORD_LENGTH = 20

/** Where the parts of an identifier meet: after `_`, `.` and `/`, and between lower and upper case. */
const JOINT = /(?<=[_./])(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})/u

/** Renders a text so that long words, such as `createUserGroupMembership`, can break between their parts. */
export function renderBreakableText(text: string): ElementContent[] {
  if (text.length <= MAX_WORD_LENGTH) return [toText(text)]
  return text
    .split(/(\s+)/)
    .flatMap((word) => (word.length <= MAX_WORD_LENGTH ? [toText(word)] : joinParts(word.split(JOINT))))
}

/** Renders the title of a page in the navigation (docs/reference/mint-json.mdx#page-frame). */
export function renderPageLabel({ frontmatter, title }: Page): ElementContent[] {
  return renderBreakableText(frontmatter.sidebarTitle ?? title)
}

function joinParts(parts: readonly string[]): ElementContent[] {
  return parts.flatMap((part, index) => (index === 0 ? [toText(part)] : [h('wbr'), toText(part)]))
}

function toText(value: string): ElementContent {
  return { type: 'text', value }
}
