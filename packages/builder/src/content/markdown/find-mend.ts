import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import type { Edit } from './edited-text.ts'
import { isVoidElement } from './element-names.ts'
import { UNCLOSED_MATH } from './find-unclosed-math.ts'

/** How to mend the first thing that strict MDX refuses in a text. */
export interface Mend extends Edit {
  /** What the author should do, as a short imperative sentence. */
  advice: string
  /** Offset of what is wrong, where that is not where the edit is made: the tag that was never closed. */
  culprit?: number
}

/** What the mender must know about names: whether `<name>` is meant as a tag at all. */
export type IsTagName = (name: string) => boolean

/**
 * Finds the smallest edit that takes one syntax error out of a text: a stray `<` or `{` is escaped, an HTML comment
 * blanked, a tag closed. Takes the text and the error that parsing it gave; `attempt` counts the errors already seen at
 * the same place, so that a second, blunter mend is tried when the first did not help. Undefined when nothing helps.
 */
export function findMend(text: string, error: VFileMessage, isTagName: IsTagName, attempt: number): Mend | undefined {
  if (error.ruleId === 'end-tag-mismatch') return mendMismatch(text, error, isTagName, attempt)
  const offset = toOffset(error)
  if (offset === undefined) return undefined
  if (error.ruleId === UNCLOSED_MATH) return escapeDollars(offset)
  if (error.source === 'micromark-extension-mdxjs-esm') return mendModuleLine(text, offset)
  if (error.source === 'micromark-extension-mdx-expression') return escapeBefore(text, '{', offset, attempt)
  if (error.ruleId === 'unexpected-closing-slash') return mendStrayClosingTag(text, offset, isTagName, attempt)
  return mendTagStart(text, offset, attempt)
}

/** The signs of an unclosed formula are text. */
function escapeDollars(offset: number): Mend {
  return {
    offset,
    remove: 1,
    insert: '&#36;',
    advice: 'Close the formula with $$ on a line of its own, or write \\$\\$.',
  }
}

function toOffset(error: VFileMessage): number | undefined {
  const place = error.place
  if (!place) return undefined
  return 'start' in place ? place.start.offset : place.offset
}

/** `<!-- … -->`, `<https://…>`, `<a@b.c>`, or a `<` that is just a sign. */
function mendTagStart(text: string, offset: number, attempt: number): Mend | undefined {
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
    return { offset: start, remove: link[0].length, insert, advice: 'Write links as [text](address).' }
  }
  const address = /^<([\w.+-]+@[\w.-]+\.\w+)>/.exec(rest)
  if (address?.[1]) {
    const insert = `[${address[1]}](mailto:${address[1]})`
    return { offset: start, remove: address[0].length, insert, advice: 'Write addresses as [text](mailto:address).' }
  }
  return escapeSign(text, start, '<', attempt)
}

/** A line of prose or Python that begins with `import` or `export`: its first letter becomes a character reference. */
function mendModuleLine(text: string, offset: number): Mend | undefined {
  const before = text.slice(0, Math.min(offset + 1, text.length))
  const lines = [...before.matchAll(/^(?:import|export)\b/gm)]
  const start = lines.at(-1)?.index
  if (start === undefined) return undefined
  const advice = 'Put code into a fence, or do not begin a line of prose with "import" or "export".'
  return { offset: start, remove: 1, insert: `&#${text.charCodeAt(start)};`, advice }
}

function mendStrayClosingTag(text: string, offset: number, isTagName: IsTagName, attempt: number): Mend | undefined {
  const start = findUnescaped(text, '<', offset + 1)
  if (start === undefined) return undefined
  const tag = /^<\s*\/\s*([^\s>]*)[^>]*>/.exec(text.slice(start))
  if (!tag || !isTagName(tag[1] ?? '')) return escapeSign(text, start, '<', attempt)
  return { offset: start, remove: tag[0].length, insert: '', advice: `Remove ${tag[0]}, or open it first.` }
}

const OPEN_TAG = /`<([^>`]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/

function mendMismatch(text: string, error: VFileMessage, isTagName: IsTagName, attempt: number): Mend | undefined {
  const match = OPEN_TAG.exec(error.reason)
  if (!match) return undefined
  const [, name = '', line, column, endLine, endColumn] = match
  const toIndex = location(text)
  const start = toIndex.toOffset({ line: Number(line), column: Number(column) })
  const end = toIndex.toOffset({ line: Number(endLine), column: Number(endColumn) })
  if (start === undefined || end === undefined) return undefined
  if (isVoidElement(name)) return { offset: end - 1, remove: 0, insert: '/', advice: `Close it: <${name} />.` }
  if (!isTagName(name) || attempt > 2) return escapeSign(text, start, '<', attempt)
  const closing = `</${name}>`
  const advice = `Close it with ${closing}.`
  const place = error.place
  if (!place || !('start' in place))
    return { offset: text.length, remove: 0, insert: `\n\n${closing}\n`, advice, culprit: start }
  if (error.reason.startsWith('Unexpected closing tag')) {
    return { ...closeBefore(text, place.start.offset ?? 0, closing), advice, culprit: start }
  }
  const opensLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, start))
  const containerEnd = place.end.offset ?? text.length
  if (attempt === 0 && opensLine && text.includes(closing, containerEnd)) {
    const ownLine = `Put <${name}> and ${closing} on lines of their own.`
    return { offset: end, remove: 0, insert: '\n\n', advice: ownLine }
  }
  return { offset: containerEnd, remove: 0, insert: closing, advice, culprit: start }
}

/** Closes a tag before the closing tag of something around it: on a line of its own where that one has its own. */
function closeBefore(text: string, offset: number, closing: string): Edit {
  const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, offset))?.[1]
  return { offset, remove: 0, insert: indent === undefined ? closing : `${closing}\n${indent}` }
}

function escapeBefore(text: string, sign: Sign, offset: number, attempt: number): Mend | undefined {
  const start = findUnescaped(text, sign, offset)
  return start === undefined ? undefined : escapeSign(text, start, sign, attempt)
}

type Sign = '<' | '{'

/** Characters for private use that stand for signs a backslash does not disarm (in an address, say). */
const STAND_INS: Readonly<Record<Sign, string>> = { '<': '\uE000', '{': '\uE001' }

function escapeSign(text: string, offset: number, sign: Sign, attempt: number): Mend {
  const advice = `Write \\${sign} if the sign itself is meant.`
  if (attempt === 0) return { offset, remove: 0, insert: '\\', advice }
  // The backslash of the first attempt goes again.
  const start = text[offset - 1] === '\\' ? offset - 1 : offset
  return { offset: start, remove: offset + 1 - start, insert: STAND_INS[sign], advice }
}

/** Puts the signs back that a mend had to replace. */
export function restoreSigns(text: string): string {
  return text.replaceAll(STAND_INS['<'], '<').replaceAll(STAND_INS['{'], '{')
}

/** The last `sign` before `offset` that has no backslash before it. */
function findUnescaped(text: string, sign: string, offset: number): number | undefined {
  for (let index = text.lastIndexOf(sign, offset - 1); index >= 0; index = text.lastIndexOf(sign, index - 1)) {
    if (text[index - 1] !== '\\') return index
    if (index === 0) break
  }
  return undefined
}
