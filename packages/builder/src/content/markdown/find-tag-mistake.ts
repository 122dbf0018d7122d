import { explainValue } from './explain-value.ts'
import { findBrokenTag, type ScannedAttribute, type ScannedQuote, type ScannedTag } from './scan-tag.ts'
import type { SyntaxFix, TagNames } from './syntax-fix.ts'

/**
 * Finds what is wrong with a tag that the parser can't read: a value without quotes, quotes that don't match or are not
 * closed, a colon instead of an equals sign, a comma, or a missing `>`. The parser often fails later, where that makes no
 * sense anymore.
 *
 * @param offset - Where the parser failed.
 */
export function findTagMistake(text: string, offset: number, tagNames: TagNames): SyntaxFix | undefined {
  const tag = findBrokenTag(text, offset)
  if (tag === undefined || !tagNames.has(tag.name)) return undefined
  return (
    findWrongValue(text, tag) ??
    findComma(text, tag) ??
    findQuoteMistake(text, tag) ??
    findColon(text, tag) ??
    findMissingEnd(text, tag, offset)
  )
}

/** How much of a text is searched for the end of a value. */
const MAX_SEARCHED = 1000

/** `title=Start`, `title=“Start”`, `title=`. */
function findWrongValue(text: string, { attributes, end }: ScannedTag): SyntaxFix | undefined {
  const attribute = attributes.at(-1)
  if (attribute?.valueStart === undefined || attribute.valueStart !== end || text[end] === '{') return undefined
  const { reason, advice, written, meant } = explainValue(text.slice(end, end + MAX_SEARCHED), attribute.name)
  return { offset: end, remove: written.length, insert: meant, culprit: attribute.start, reason, advice }
}

/**
 * Removes an attribute with invalid code in braces, so that the tag and its closing tag stay a pair.
 *
 * @param offset - Where the parser failed, in the code.
 */
export function dropExpression(text: string, offset: number, tagNames: TagNames): SyntaxFix | undefined {
  const tag = findBrokenTag(text, offset)
  const attribute = tag?.attributes.at(-1)
  if (tag === undefined || attribute?.valueStart === undefined || !tagNames.has(tag.name)) return undefined
  const { start, valueStart, end } = attribute
  if (text[valueStart] !== '{' || valueStart >= offset || end < offset) return undefined
  return { offset: start, remove: end - start, insert: '', advice: 'Correct the attribute.' }
}

/** `title="a", icon="b"`. */
function findComma(text: string, { name, attributes, end }: ScannedTag): SyntaxFix | undefined {
  if (attributes.length === 0 || text[end] !== ',' || !/^,\s*(?:[\w:.-]+\s*=|\/?>)/.test(text.slice(end, end + 100))) {
    return undefined
  }
  const reason = `found \`,\` in the tag \`<${name}\`, expected an attribute or \`>\``
  return { offset: end, remove: 1, insert: ' ', reason, advice: 'Separate attributes by spaces.' }
}

/** The last attribute has a quote too few, or quotes of two kinds: it extends to a quote that belongs to something else. */
function findQuoteMistake(text: string, { attributes }: ScannedTag): SyntaxFix | undefined {
  const attribute = attributes.findLast(({ quoted }) => quoted !== undefined)
  if (attribute?.quoted === undefined || attribute.valueStart === undefined) return undefined
  const { name, valueStart, quoted } = attribute
  const { quote, value } = quoted
  const other = quote === '"' ? "'" : '"'
  const mixed = new RegExp(`^([^${other}\\n]*)${other}(?=\\s*/?>|\\s+[\\w:.-]+\\s*=|[ \\t]*(?:\\n|$))`).exec(value)?.[1]
  if (mixed !== undefined) {
    return {
      offset: valueStart + 1 + mixed.length,
      remove: 1,
      insert: quote,
      culprit: valueStart,
      reason: `the quotes of \`${name}\` don't match: ${quote} before the value, ${other} after it`,
      advice: `Write ${toQuoted(name, mixed)}.`,
    }
  }
  return findRunOn(text, attribute, quoted)
}

/** A value that no quote closes, or the first quote of another attribute, or a quote inside of it. */
function findRunOn(
  text: string,
  { name, end, valueStart = 0 }: ScannedAttribute,
  { quote, value, isClosed }: ScannedQuote,
): SyntaxFix | undefined {
  if (isClosed && !/^(?:[^\s/>]|\/(?!\s*>))/.test(text.slice(end, end + 20))) return undefined
  const [, written = ''] = /^([^\n>]*?)(?:\s*\/?>|\s+[\w:.-]+\s*=\s*$|\n|$)/.exec(value.slice(0, MAX_SEARCHED)) ?? []
  if (isClosed && written === value) return findInnerQuote(text, name, valueStart)
  const kept = written.trimEnd()
  return {
    offset: valueStart + 1 + kept.length,
    remove: 0,
    insert: quote,
    culprit: valueStart,
    reason: `the value of \`${name}\` has no closing quote`,
    advice: `Write ${toQuoted(name, kept)}.`,
  }
}

/** `title="Say "hi" to them"`. */
function findInnerQuote(text: string, name: string, valueStart: number): SyntaxFix | undefined {
  const rest = text.slice(valueStart, valueStart + MAX_SEARCHED)
  const value = /^"([^\n<>']*?)"(?=\s*\/?>|\s+[\w:.-]+=)/.exec(rest)?.[1]
  if (value === undefined) return undefined
  return {
    offset: valueStart,
    remove: value.length + 2,
    insert: `'${value}'`,
    reason: `the value of \`${name}\` contains the quote that it ends with`,
    advice: `Write ${toQuoted(name, value)}.`,
  }
}

/** Longest value that advice repeats. */
const MAX_VALUE = 60

function toQuoted(name: string, value: string): string {
  if (value.length > MAX_VALUE) return `${name}="…"`
  return value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`
}

/** `<Card title: "Start">`, as in YAML. */
function findColon(text: string, { attributes, end }: ScannedTag): SyntaxFix | undefined {
  const attribute = attributes.at(-1)
  if (attribute?.valueStart !== undefined || !attribute?.name.endsWith(':')) return undefined
  const value = /^(["'])[^"'\n]*\1/.exec(text.slice(end, end + 200))?.[0]
  if (value === undefined) return undefined
  const name = attribute.name.slice(0, -1)
  return {
    offset: attribute.end - 1,
    remove: end - attribute.end + 1,
    insert: '=',
    reason: `found \`${attribute.name}\` in a tag, expected \`${name}=\``,
    advice: `Write ${name}=${value}.`,
  }
}

/** The tag is followed by its content: by another tag, or by text. */
function findMissingEnd(text: string, tag: ScannedTag, offset: number): SyntaxFix | undefined {
  const isClosing = text[tag.start + 1] === '/'
  const end = findLikelyEnd(text, tag)
  const isNextTag = text[offset] === '<' || text[offset - 1] === '<'
  const isOtherLine = text.slice(end, offset).includes('\n') || /[\r\n]/.test(text[offset] ?? '\n')
  const hasValue = end > tag.nameEnd && tag.attributes.some(({ valueStart }) => valueStart !== undefined)
  const isWord = hasValue && /^[ \t]+[\p{L}\p{N}]/u.test(text.slice(end, end + 20))
  if (!isNextTag && !isOtherLine && !isWord) return undefined
  const isClosed = text.startsWith(`</${tag.name}>`, tag.end)
  if (!isClosing && !opensLine(text, tag) && !isClosed && !hasValue && !/^[A-Z]/.test(tag.name)) return undefined
  // A tag that is closed nowhere has no content.
  const insert = isClosing || text.includes(`</${tag.name}`, end) ? '>' : ' />'
  return {
    offset: end,
    remove: 0,
    insert,
    reason: `the tag \`<${isClosing ? '/' : ''}${tag.name}\` has no \`>\``,
    advice: `Add the missing \`${insert.trim()}\`.`,
  }
}

/** Whether nothing but the marker of a list or a quote is before a tag on its line. */
function opensLine(text: string, { start }: ScannedTag): boolean {
  return /(?:^|\n)[\s>]*(?:[-+*]|\d+[.)])?\s*$/.test(text.slice(Math.max(0, start - 100), start))
}

/** Names without a value that end the line of a tag, as in `<Card title="a" horizontal`. More of them are text. */
const FLAGS = /^(?:[ \t]+[a-z][A-Za-z]*){1,2}(?=[ \t]*(?:\r?\n|$))/

/** After the last attribute with a value, and names without one if nothing else follows on the line. */
function findLikelyEnd(text: string, tag: ScannedTag): number {
  const end = tag.attributes.findLast(({ valueStart }) => valueStart !== undefined)?.end ?? tag.nameEnd
  const flags = opensLine(text, tag) ? FLAGS.exec(text.slice(end, end + MAX_SEARCHED))?.[0] : undefined
  return end + (flags?.length ?? 0)
}
