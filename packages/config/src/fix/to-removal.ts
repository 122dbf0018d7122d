import { createScanner, type Node } from 'jsonc-parser'
import { readLineBreak, readLineBreakBefore, skipBlanks, skipBlanksBack } from './blanks.ts'
import type { TextEdit } from './fix.ts'

/**
 * The edits that take an entry out of its object or array together with one comma. A line that would be left empty goes
 * too; comments around the entry stay.
 */
export function toRemoval(text: string, entry: Node): TextEdit[] | undefined {
  const { parent } = entry
  const siblings = parent?.children
  if (!parent || !siblings) return undefined
  const end = entry.offset + entry.length
  const comma = findComma(text, end)
  if (comma !== undefined) {
    if (/^\s*$/.test(text.slice(end, comma))) return [toDeletion(text, entry.offset, comma + 1)]
    return [toDeletion(text, entry.offset, end), { offset: comma, length: 1, text: '' }]
  }

  if (siblings.length === 1) {
    const inside = { offset: parent.offset + 1, length: parent.length - 2, text: '' }
    const isAlone = /^\s*$/.test(
      text.slice(inside.offset, entry.offset) + text.slice(end, inside.offset + inside.length),
    )
    return [isAlone ? inside : toDeletion(text, entry.offset, end)]
  }
  const previous = siblings.at(-2)
  const before = previous && findComma(text, previous.offset + previous.length)
  if (before === undefined) return undefined
  if (/^,\s*$/.test(text.slice(before, entry.offset))) return [{ offset: before, length: end - before, text: '' }]
  return [{ offset: before, length: 1, text: '' }, toDeletion(text, entry.offset, end)]
}

/** Offset of the comma that comes next, comments skipped; undefined when something else comes next. */
function findComma(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true)
  scanner.setPosition(offset)
  scanner.scan()
  return text[scanner.getTokenOffset()] === ',' ? scanner.getTokenOffset() : undefined
}

/** Deletes a stretch with the whole line when nothing else is on it, or with the spaces that would be left over. */
export function toDeletion(text: string, start: number, end: number): TextEdit {
  const blankStart = skipBlanksBack(text, start)
  const blankEnd = skipBlanks(text, end)
  const lineBreak = readLineBreak(text, blankEnd)
  const isFirst = blankStart === 0 || readLineBreakBefore(text, blankStart) !== ''
  if (isFirst && lineBreak !== '') return toEdit(blankStart, blankEnd + lineBreak.length)
  return lineBreak === '' ? toEdit(start, blankEnd) : toEdit(blankStart, blankEnd)
}

function toEdit(start: number, end: number): TextEdit {
  return { offset: start, length: end - start, text: '' }
}
