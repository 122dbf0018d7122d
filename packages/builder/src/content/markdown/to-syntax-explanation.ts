import type { VFileMessage } from 'vfile-message'
import { explainValue } from './explain-value.ts'
import { quote, type SyntaxExplanation, toCodeExplanation } from './to-code-explanation.ts'

/**
 * Explains a syntax error in the words of an author: what was found, and what was expected. The parsers describe their own
 * state instead.
 *
 * @param text - The text that was parsed.
 * @param offset - Where the error is, in `text`.
 */
export function toSyntaxExplanation(error: VFileMessage, text: string, offset: number): SyntaxExplanation {
  if (error.source === 'micromark-extension-mdxjs-esm') return toModuleExplanation(text, offset)
  if (error.source === 'micromark-extension-mdx-expression') return toBraceExplanation(error, text, offset)
  if (error.source === 'micromark-extension-mdx-jsx') return toTagExplanation(error, text, offset)
  return toTreeExplanation(error.reason)
}

function toCause({ cause }: VFileMessage): string {
  return cause instanceof Error ? cause.message : ''
}

function toModuleExplanation(text: string, offset: number): SyntaxExplanation {
  const [word] = [...text.slice(0, offset + 1).matchAll(/^(?:import|export)\b/gm)].at(-1) ?? ['import']
  const found = /^(?:[\w$]+|[^\s\w])/.exec(text.slice(offset))?.[0]
  const where = found === undefined ? 'it is incomplete' : `found ${quote(found)}`
  return { reason: `this code starts with \`${word}\`, but is not valid JavaScript: ${where}` }
}

/** How many characters before an error are searched for the tag and the attribute that it is in. */
const MAX_TAG = 1000

/** The attribute that a text ends in: its name with `=`, or nothing for `{...spread}`. */
const IN_ATTRIBUTE = /<([A-Za-z][\w.:-]*)(?:\s[^<>]*)?\s(?:([\w:.-]+)\s*=\s*)?$/

function toBraceExplanation(error: VFileMessage, text: string, offset: number): SyntaxExplanation {
  const { ruleId, reason } = error
  const start = findOpeningBrace(text, offset)
  const [, , attribute] = IN_ATTRIBUTE.exec(text.slice(Math.max(0, start - MAX_TAG), start)) ?? []
  const code = text.slice(start)
  const written = /^\{[^{}]*\}/.exec(code)?.[0]
  if (ruleId === 'spread-extra') {
    return { reason: 'found more than one value in a spread', advice: 'Write a spread for each: {...a} {...b}.' }
  }
  if (ruleId === 'non-spread') {
    const name = /^\{\s*([A-Za-z_$][\w$]*)\s*\}/.exec(code)?.[1]
    return {
      reason: `found ${quote(written ?? '{')} in a tag, expected \`name={value}\` or \`{...props}\``,
      ...(name !== undefined && { advice: `Write ${name}={${name}}.` }),
    }
  }
  if (/empty expression/.test(reason)) {
    return {
      reason: `found no value in ${quote(`${attribute ?? ''}=${written ?? '{}'}`)}`,
      advice: 'Write a value in the braces, or remove the attribute.',
    }
  }
  if (ruleId !== 'acorn') return { reason: 'found `{` without a closing `}`', ...toAttributeAdvice(attribute) }
  const explanation = toCodeExplanation(code, offset - start, toCause(error))
  if (attribute !== undefined && explanation.reason.startsWith('found `:`')) {
    return { ...explanation, advice: `Write an object in two pairs of braces: ${attribute}={{ … }}.` }
  }
  return { ...toAttributeAdvice(attribute), ...explanation }
}

function toAttributeAdvice(attribute: string | undefined): { advice?: string } {
  return attribute === undefined ? {} : { advice: `Correct the value, or write it as a text: ${attribute}="…".` }
}

/** The offset of the brace that opens the expression at an offset. */
function findOpeningBrace(text: string, offset: number): number {
  for (let index = text.lastIndexOf('{', offset - 1); index > 0; index = text.lastIndexOf('{', index - 1)) {
    if (text[index - 1] !== '\\') return index
  }
  return Math.max(0, text.indexOf('{'))
}

const UNEXPECTED = /^Unexpected (?:end of file|character `(?:.|` ` `)` \(U\+\w+\)) (.*?), expected/su

function toTagExplanation({ reason }: VFileMessage, text: string, offset: number): SyntaxExplanation {
  const where = UNEXPECTED.exec(reason)?.[1]
  if (where === undefined) return toTreeExplanation(reason)
  const start = Math.max(0, text.lastIndexOf('<', offset - 1))
  const name = /^<\/?([\w$.:-]*)/.exec(text.slice(start, offset))?.[1] ?? ''
  const found = String.fromCodePoint(text.codePointAt(offset) ?? 32)
  const isEnd = offset >= text.length
  if (where === 'before name')
    return { reason: `found ${quoteFound(found, isEnd)} after \`<\`, expected the name of a tag` }
  const attribute = /([\w:.-]+)\s*=\s*(?:["'][^"']*)?$/.exec(text.slice(Math.max(start, offset - MAX_TAG), offset))?.[1]
  if (attribute !== undefined && where === 'before attribute value') return explainValue(text.slice(offset), attribute)
  if (where === 'in attribute value') {
    return { reason: 'found an attribute whose value has no closing quote', advice: 'Add the closing quote.' }
  }
  return {
    reason: `found ${quoteFound(found, isEnd)} in the tag \`<${name}\`, expected an attribute or \`>\``,
    ...TAG_ADVICE[found],
  }
}

const OR_ESCAPE = 'or write \\< to show the character itself'

/** Advice for characters that are in tags by mistake. */
const TAG_ADVICE: Readonly<Record<string, { advice: string }>> = {
  ',': { advice: `Separate attributes by spaces, ${OR_ESCAPE}.` },
  '"': { advice: `Write attributes as name="value", ${OR_ESCAPE}.` },
  '}': { advice: `Remove the brace, ${OR_ESCAPE}.` },
}

function quoteFound(character: string, isEnd: boolean): string {
  if (isEnd) return 'the end of the text'
  if (/\s/.test(character)) return character === ' ' ? 'a space' : 'the end of the line'
  return quote(character)
}

/** The errors of the package that builds the tree. Its positions are removed: the report has one. */
function toTreeExplanation(reason: string): SyntaxExplanation {
  const plain = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '').replace(/\s*\(note: .*\)$/, '')
  if (plain.startsWith('Unexpected closing slash')) return { reason: 'found a closing tag without an opening tag' }
  if (plain.startsWith('Unexpected attribute')) return { reason: 'found an attribute in a closing tag' }
  if (plain.startsWith('Unexpected self-closing')) return { reason: 'found `/` at the end of a closing tag' }
  const [, unclosed, block] = /^Expected a closing tag for `(.*?)`(?: before the end of `(\w+)`)?/.exec(plain) ?? []
  if (unclosed !== undefined) {
    const where = block === undefined ? '' : ` in the same ${BLOCK_NAMES[block] ?? 'block'}`
    return { reason: `found no closing tag for \`${unclosed}\`${where}` }
  }
  const [, found, open] =
    /^Unexpected closing tag `(.*?)`, expected corresponding closing tag for `<(.*?)>`/.exec(plain) ?? []
  if (found !== undefined) return { reason: `found \`${found}\`, expected \`</${open}>\`` }
  const apart = /^Expected the closing tag `(.*?)` either/.exec(plain)?.[1]
  if (apart !== undefined) {
    return {
      reason: `found \`${apart}\` in another block than its opening tag`,
      advice: 'Put both tags on separate lines, or both on the same line.',
    }
  }
  return { reason: plain.slice(0, 1).toLowerCase() + plain.slice(1).replace(/\.$/, '') }
}

/** What authors call the blocks of the tree. */
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  blockquote: 'quote',
  heading: 'heading',
  listItem: 'list item',
  paragraph: 'paragraph',
  tableCell: 'table cell',
}
