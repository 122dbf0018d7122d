import type { VFileMessage } from 'vfile-message'
import { closeTag } from './close-tag.ts'
import { isVoidElement } from './element-names.ts'
import { escapeCharacter, type Special } from './escape-character.ts'
import { dropExpression, findTagMistake } from './find-tag-mistake.ts'
import { UNCLOSED_MATH } from './find-unclosed-math.ts'
import type { SyntaxFix, TagNames } from './syntax-fix.ts'

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
  tagNames: TagNames,
  attempt: number,
): SyntaxFix | undefined {
  if (error.ruleId === 'end-tag-mismatch') return closeTag(text, error, tagNames, attempt)
  const offset = findErrorOffset(error)
  if (offset === undefined) return undefined
  if (error.ruleId === UNCLOSED_MATH) return escapeDollars(offset)
  if (error.source === 'micromark-extension-mdxjs-esm') return escapeModuleLine(text, offset)
  if (error.source === 'micromark-extension-mdx-expression') {
    const attribute = attempt === 0 ? dropExpression(text, offset, tagNames) : undefined
    return attribute ?? escapeBefore(text, '{', offset, attempt)
  }
  if (error.ruleId === 'unexpected-closing-slash') return removeClosingTag(text, offset, tagNames, attempt)
  const mistake = attempt === 0 ? findTagMistake(text, offset, tagNames) : undefined
  return mistake ?? fixTagStart(text, offset, attempt)
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

function removeClosingTag(text: string, offset: number, tagNames: TagNames, attempt: number): SyntaxFix | undefined {
  const start = findUnescaped(text, '<', offset + 1)
  if (start === undefined) return undefined
  const tag = /^<\s*\/\s*([^\s>]*)[^>]*>/.exec(text.slice(start))
  if (!tag || !tagNames.has(tag[1] ?? '')) return escapeCharacter(text, start, '<', attempt)
  return {
    offset: start,
    remove: tag[0].length,
    insert: '',
    advice: isVoidElement(tag[1] ?? '') ? `Write <${tag[1]} />.` : `Remove ${tag[0]}, or add the missing opening tag.`,
  }
}

function escapeBefore(text: string, character: Special, offset: number, attempt: number): SyntaxFix | undefined {
  const start = findUnescaped(text, character, offset)
  return start === undefined ? undefined : escapeCharacter(text, start, character, attempt)
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
