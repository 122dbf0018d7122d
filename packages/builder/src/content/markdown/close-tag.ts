import { findNearest } from '@spearmint/config/diagnostics'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import { closeFence } from './close-fence.ts'
import type { Edit } from './edited-text.ts'
import { isVoidElement } from './element-names.ts'
import { escapeCharacter } from './escape-character.ts'
import { indentClosingTag, moveClosingTag } from './move-closing-tag.ts'
import type { SyntaxFix, TagNames } from './syntax-fix.ts'

const OPEN_TAG = /`<([^>`]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/

/** Fixes a tag that is closed in the wrong place, by another tag, or not at all. */
export function closeTag(
  text: string,
  error: VFileMessage,
  tagNames: TagNames,
  attempt: number,
): SyntaxFix | undefined {
  const match = OPEN_TAG.exec(error.reason)
  if (!match) return attempt < 2 ? moveClosingTag(text, error, attempt) : undefined
  const [, name = '', line, column, endLine, endColumn] = match
  const toIndex = location(text)
  const start = toIndex.toOffset({ line: Number(line), column: Number(column) })
  const end = toIndex.toOffset({ line: Number(endLine), column: Number(endColumn) })
  if (start === undefined || end === undefined) return undefined
  if (isVoidElement(name))
    return { offset: end - 1, remove: 0, insert: '/', advice: `Close it with a slash: <${name} />.` }
  if (!tagNames.has(name) || attempt > 2) {
    const escaped = escapeCharacter(text, start, '<', attempt)
    const meant = /^[A-Z]/.test(name) && !tagNames.has(name) ? tagNames.findNearest(name) : undefined
    return meant === undefined
      ? escaped
      : {
          ...escaped,
          advice: `Change it to <${meant}> and close it with </${meant}>, or write \\< to show the character itself.`,
        }
  }
  const closing = `</${name}>`
  const advice = `Add the closing tag ${closing}.`
  const { place } = error
  const fence = place && 'start' in place ? undefined : closeFence(text, start, closing)
  if (fence !== undefined && attempt === 0) return fence
  if (!place || !('start' in place))
    return { offset: text.length, remove: 0, insert: `\n\n${closing}\n`, advice, culprit: start }
  if (error.reason.startsWith('Unexpected closing tag')) {
    const [from, to] = [place.start.offset ?? 0, place.end.offset ?? 0]
    const found = text.slice(from, to)
    const foundName = found.replace(/^<\s*\/|[\s>]+/g, '')
    if (attempt > 0 || isOpen(text.slice(0, from), foundName)) {
      const reason = `found no closing tag for \`<${name}>\` before \`${found}\``
      const sibling = attempt === 0 ? findSibling(text, start, from, name) : undefined
      const next = sibling === undefined ? found : `the next <${name}>`
      const edit = closeBefore(text, sibling ?? from, closing)
      return { ...edit, reason, advice: `Add ${closing} before ${next}.`, culprit: start }
    }
    const isTag =
      tagNames.has(foundName) || /^[A-Z].*[a-z]/.test(foundName) || findNearest(foundName, [name]) !== undefined
    if (!isTag) return escapeCharacter(text, from, '<', attempt)
    return { offset: from, remove: to - from, insert: closing, advice: `Change ${found} to ${closing}.` }
  }
  const opensLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, start))
  const containerEnd = place.end.offset ?? text.length
  const indented = attempt === 0 ? indentClosingTag(text, start, containerEnd, closing) : undefined
  if (indented !== undefined) return indented
  if (attempt === 0 && opensLine && text.includes(closing, containerEnd)) {
    const separate = `Put <${name}> and ${closing} each on its own line.`
    return { offset: end, remove: 0, insert: '\n\n', advice: separate }
  }
  const rest = text.slice(containerEnd)
  const next = rest.indexOf(closing)
  const isInNextItem = /^\s*(?:[-*+]|\d+[.)])[ \t]/.test(rest) && next >= 0
  const isApart = isInNextItem && !rest.slice(0, next).includes(`<${name}`)
  const words = isApart ? `Move ${closing} into the list item of <${name}>: it is in a later one.` : advice
  return { offset: containerEnd, remove: 0, insert: closing, advice: words, culprit: start }
}

/** The next tag of this name on its own line, with the same indentation as a tag that is not closed before it. */
function findSibling(text: string, start: number, end: number, name: string): number | undefined {
  const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start))?.[1]
  if (indent === undefined) return undefined
  const opening = `\n${indent}<${name}`
  const index = text.indexOf(opening, start)
  return index < 0 || index >= end || /[\w.:-]/.test(text[index + opening.length] ?? '')
    ? undefined
    : index + opening.length - name.length - 1
}

/** Whether a tag with this name is open at the end of a text. Tags in code count too: this only chooses the words of a report. */
function isOpen(text: string, name: string): boolean {
  let open = 0
  for (const [tag, slash, found] of text.matchAll(/<(\/?)([\w$.:-]*)[^<>]*>/g)) {
    if (found === name && !tag.endsWith('/>')) open = Math.max(0, open + (slash === '' ? 1 : -1))
  }
  return open > 0
}

/** Closes a tag before the closing tag of a parent, on its own line if that one is on its own line. */
function closeBefore(text: string, offset: number, closing: string): Edit {
  const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1]
  return { offset, remove: 0, insert: indent === undefined ? closing : `${closing}\n${indent}` }
}
