import type { ElementContent } from 'hast'
import { h } from 'hastscript'

/** Markup in a title and the element of each. Around words only, so that `2 * 3 * 4` and `src/*.ts` stay as they are. */
const ELEMENTS: readonly (readonly [string, string])[] = [
  ['**', 'strong'],
  ['~~', 'del'],
  ['*', 'em'],
]

const MARKUP =
  /(`[^`]+`|(?<![^\s(])(?:\*\*(?=\S)[^*]+(?<=\S)\*\*|~~(?=\S)[^~]+(?<=\S)~~|\*(?=\S)[^*]+(?<=\S)\*)(?![\p{L}\p{N}*~]))/u

/**
 * Converts a title, label or other short text in a prop to hast: text between backticks becomes code, and `**bold**`,
 * `*italic*` and `~~deleted~~` are marked up. Everything else stays text.
 */
export function toInlineContent(text: string): ElementContent[] {
  return text.split(MARKUP).flatMap((part, index): ElementContent[] => {
    if (part === '') return []
    if (index % 2 === 0) return [{ type: 'text', value: part }]
    if (part.startsWith('`')) return [h('code', part.slice(1, -1))]
    const [mark = '', name = ''] = ELEMENTS.find(([start]) => part.startsWith(start)) ?? []
    return [h(name, toInlineContent(part.slice(mark.length, -mark.length)))]
  })
}
