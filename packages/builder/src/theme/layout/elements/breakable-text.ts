import type { ElementContent } from 'hast'
import { h } from 'hastscript'

/** Longer words, in letters, do not fit into a line of a phone or of the sidebar. */
const LONG_WORD = 20

/** Where the parts of an identifier meet: after `_`, `.` and `/`, and between lower and upper case. */
const JOINT = /(?<=[_./])(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})/u

/** Renders a text whose long words, such as `createUserGroupMembership`, break between their parts. The text stays as it is. */
export function renderBreakableText(text: string): ElementContent[] {
  if (text.length <= LONG_WORD) return [toText(text)]
  return text
    .split(/(\s+)/)
    .flatMap((word) => (word.length <= LONG_WORD ? [toText(word)] : joinParts(word.split(JOINT))))
}

function joinParts(parts: readonly string[]): ElementContent[] {
  return parts.flatMap((part, index) => (index === 0 ? [toText(part)] : [h('wbr'), toText(part)]))
}

function toText(value: string): ElementContent {
  return { type: 'text', value }
}
