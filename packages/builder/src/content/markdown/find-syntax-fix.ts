import { findNearest } from '@spearmint/config/diagnostics'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import type { Edit } from './edited-text.ts'
import { isVoidElement } from './element-names.ts'
import { UNCLOSED_MATH } from './find-unclosed-math.ts'

/** An edit that fixes the first syntax error of a text. */
export interface SyntaxFix extends Edit {
  /** What the author should do, as a short imperative sentence. */
  advice: string
  /** Offset of the cause, if the edit is elsewhere: of the tag that is never closed. */
  culprit?: number
}

/** Whether `<name>` is meant as a tag. Otherwise it is text, such as `<your-key>`. */
export type IsTagName = (name: string) => boolean

/**
 * Finds the smallest edit that removes a syntax error from a text: escape a stray `<` or `{`, blank an HTML comment, close
 * a tag. Undefined if no edit helps.
 *
 * @param error - The error that parsing the text resulted in.
 * @param attempt - How many fixes at this position did not help. Later attempts are more drastic.
 */
export function findSyntaxFix(
  text: string,
  error: VFileMessage,
  isTagName: IsTagName,
  attempt: number,
): SyntaxFix | undefined {
  if (error.ruleId === 'end-tag-mismatch') return closeTag(text, error, isTagName, attempt)
  const offset = findErrorOffset(error)
  if (offset === undefined) return undefined
  if (error.ruleId === UNCLOSED_MATH) return escapeDollars(offset)
  if (error.source === 'micromark-extension-mdxjs-esm') return escapeModuleLine(text, offset)
  if (error.source === 'micromark-extension-mdx-expression') return escapeBefore(text, '{', offset, attempt)
  if (error.ruleId === 'unexpected-closing-slash') return removeClosingTag(text, offset, isTagName, attempt)
  return fixTagStart(text, offset, attempt)
}

/** The dollar signs of an unclosed formula become text. */
function escapeDollars(offset: number): SyntaxFix {
  return {
    offset,
    remove: 1,
    insert: '&#36;',
    advice: 'Close the formula with $$ on its own line, or write \\$\\$ to show the dollar signs.',
  }
}

/** Finds the offset where an error starts. */
export function findErrorOffset({ place }: VFileMessage): number | undefined {
  if (!place) return undefined
  return 'start' in place ? place.start.offset : place.offset
}

/** Fixes `<!-- … -->`, `<https://…>`, `<a@b.c>`, or a `<` that is just a character. */
function fixTagStart(text: string, offset: number, attempt: number): SyntaxFix | undefined {
  const start = findUnescaped(text, '<', offset)
  if (start === undefined) return escapeBefore(text, '{', offset, attempt)
  const rest = text.slice(start)
  const comment = /^<!--[\s\S]*?-->/.exec(rest)?.[0]
  if (comment) {
    const blank = comment.replace(/[^\n]/g, ' ')
    return { offset: start, remove: comment.length, insert: blank, advice: 'Write comments as {/* … */}.' }
  }
  const link = /^<((?:https?:\/\/|mailto:)[^\s<>]+)>/.exec(rest)
  if (link?.[1]) {
    const insert = `[${link[1].replace(/^mailto:/, '')}](${link[1]})`
    return { offset: start, remove: link[0].length, insert, advice: 'Write links as [text](url).' }
  }
  const address = /^<([\w.+-]+@[\w.-]+\.\w+)>/.exec(rest)
  if (address?.[1]) {
    const insert = `[${address[1]}](mailto:${address[1]})`
    return {
      offset: start,
      remove: address[0].length,
      insert,
      advice: 'Write email addresses as [text](mailto:address).',
    }
  }
  return escapeCharacter(text, start, '<', attempt)
}

/** A line of text or Python that starts with `import` or `export`: its first letter becomes a character reference. */
function escapeModuleLine(text: string, offset: number): SyntaxFix | undefined {
  const before = text.slice(0, Math.min(offset + 1, text.length))
  const lines = [...before.matchAll(/^(?:import|export)\b/gm)]
  const start = lines.at(-1)?.index
  if (start === undefined) return undefined
  const advice = 'Put code in a code block, or reword the line so that it doesn\'t start with "import" or "export".'
  return { offset: start, remove: 1, insert: `&#${text.charCodeAt(start)};`, advice }
}

function removeClosingTag(text: string, offset: number, isTagName: IsTagName, attempt: number): SyntaxFix | undefined {
  const start = findUnescaped(text, '<', offset + 1)
  if (start === undefined) return undefined
  const tag = /^<\s*\/\s*([^\s>]*)[^>]*>/.exec(text.slice(start))
  if (!tag || !isTagName(tag[1] ?? '')) return escapeCharacter(text, start, '<', attempt)
  return {
    offset: start,
    remove: tag[0].length,
    insert: '',
    advice: `Remove ${tag[0]}, or add the missing opening tag.`,
  }
}

const OPEN_TAG = /`<([^>`]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/

function closeTag(text: string, error: VFileMessage, isTagName: IsTagName, attempt: number): SyntaxFix | undefined {
  const match = OPEN_TAG.exec(error.reason)
  if (!match) return undefined
  const [, name = '', line, column, endLine, endColumn] = match
  const toIndex = location(text)
  const start = toIndex.toOffset({ line: Number(line), column: Number(column) })
  const end = toIndex.toOffset({ line: Number(endLine), column: Number(endColumn) })
  if (start === undefined || end === undefined) return undefined
  if (isVoidElement(name))
    return { offset: end - 1, remove: 0, insert: '/', advice: `Close it with a slash: <${name} />.` }
  if (!isTagName(name) || attempt > 2) return escapeCharacter(text, start, '<', attempt)
  const closing = `</${name}>`
  const advice = `Add the closing tag ${closing}.`
  const { place } = error
  if (!place || !('start' in place))
    return { offset: text.length, remove: 0, insert: `\n\n${closing}\n`, advice, culprit: start }
  if (error.reason.startsWith('Unexpected closing tag')) {
    const [from, to] = [place.start.offset ?? 0, place.end.offset ?? 0]
    const found = text.slice(from, to)
    const foundName = found.replace(/^<\s*\/|[\s>]+/g, '')
    if (attempt > 0 || isOpen(text.slice(0, from), foundName)) {
      return { ...closeBefore(text, from, closing), advice: `Add ${closing} before ${found}.`, culprit: start }
    }
    const isTag =
      isTagName(foundName) || /^[A-Z].*[a-z]/.test(foundName) || findNearest(foundName, [name]) !== undefined
    if (!isTag) return escapeCharacter(text, from, '<', attempt)
    return { offset: from, remove: to - from, insert: closing, advice: `Change ${found} to ${closing}.` }
  }
  const opensLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, start))
  const containerEnd = place.end.offset ?? text.length
  if (attempt === 0 && opensLine && text.includes(closing, containerEnd)) {
    const separate = `Put <${name}> and ${closing} each on its own line.`
    return { offset: end, remove: 0, insert: '\n\n', advice: separate }
  }
  return { offset: containerEnd, remove: 0, insert: closing, advice, culprit: start }
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

function escapeBefore(text: string, character: Special, offset: number, attempt: number): SyntaxFix | undefined {
  const start = findUnescaped(text, character, offset)
  return start === undefined ? undefined : escapeCharacter(text, start, character, attempt)
}

type Special = '<' | '{'

/** Private-use characters that replace characters where a backslash doesn't escape them, for example in a URL. */
const STAND_INS: Readonly<Record<Special, string>> = { '<': '\uE000', '{': '\uE001' }

function escapeCharacter(text: string, offset: number, character: Special, attempt: number): SyntaxFix {
  const advice = `Write \\${character} to show the character itself.`
  if (attempt === 0) return { offset, remove: 0, insert: '\\', advice }
  // Replaces the backslash of the first attempt too.
  const start = text[offset - 1] === '\\' ? offset - 1 : offset
  return { offset: start, remove: offset + 1 - start, insert: STAND_INS[character], advice }
}

/** Puts the characters back that a fix replaced. */
export function restoreCharacters(text: string): string {
  return text.replaceAll(STAND_INS['<'], '<').replaceAll(STAND_INS['{'], '{')
}

/** Finds the last occurrence of a character before `offset` that no backslash escapes. */
function findUnescaped(text: string, character: string, offset: number): number | undefined {
  for (
    let index = text.lastIndexOf(character, offset - 1);
    index >= 0;
    index = text.lastIndexOf(character, index - 1)
  ) {
    if (text[index - 1] !== '\\') return index
    if (index === 0) break
  }
  return undefined
}
