import { createScanner, type Node } from 'jsonc-parser'
import type { TextEdit } from '../diagnostics/fix.ts'
import { readLineBreak, readLineBreakBefore, skipBlanks, skipBlanksBack } from './blanks.ts'

/**
 * The edits that take an entry out of its object or array together with one comma. A line that would be left empty goes
 * too; comments around the entry stay.
 */
export function toRemoval(text: string, entry: Node): TextEdit[] | undefined {
  return toRemovals(text, [entry])
}

/**
 * The edits that take entries out together, as {@link toRemoval} does one. Each is in the object or array of another,
 * or of none of them.
 *
 * @returns - in the order of the text, apart from each other; undefined when an entry cannot be taken out
 */
export function toRemovals(text: string, entries: readonly Node[]): TextEdit[] | undefined {
  const removals = listStretches(text, new Set(entries)).map((stretch) => removeStretch(text, stretch))
  const edits = removals.flatMap((removal) => removal ?? [])
  return removals.includes(undefined) ? undefined : edits.sort((a, b) => a.offset - b.offset)
}

/** Entries next to each other, with nothing but commas and blanks between them. */
interface Stretch {
  parent: Node
  /** The entry before that stays. */
  previous: Node | undefined
  start: number
  end: number
}

function listStretches(text: string, entries: ReadonlySet<Node>): (Stretch | undefined)[] {
  const parents = new Set([...entries].map(({ parent }) => parent))
  return [...parents].flatMap((parent) => {
    if (!parent?.children) return [undefined]
    const stretches: Stretch[] = []
    let previous: Node | undefined
    for (const entry of parent.children) {
      if (!entries.has(entry)) {
        previous = entry
        continue
      }
      const [start, end] = [entry.offset, entry.offset + entry.length]
      const last = stretches.at(-1)
      if (last !== undefined && /^\s*,\s*$/.test(text.slice(last.end, start))) last.end = end
      else stretches.push({ parent, previous, start, end })
    }
    return stretches
  })
}

function removeStretch(text: string, stretch: Stretch | undefined): TextEdit[] | undefined {
  if (stretch === undefined) return undefined
  const { parent, previous, start, end } = stretch
  const comma = findComma(text, end)
  if (comma !== undefined) {
    if (/^\s*$/.test(text.slice(end, comma))) return [toDeletion(text, start, comma + 1)]
    return [toDeletion(text, start, end), { offset: comma, length: 1, text: '' }]
  }

  if (previous === undefined) {
    const inside = { offset: parent.offset + 1, length: parent.length - 2, text: '' }
    const isAlone = /^\s*$/.test(text.slice(inside.offset, start) + text.slice(end, inside.offset + inside.length))
    return [isAlone ? inside : toDeletion(text, start, end)]
  }
  const before = findComma(text, previous.offset + previous.length)
  if (before === undefined) return undefined
  if (/^,\s*$/.test(text.slice(before, start))) return [{ offset: before, length: end - before, text: '' }]
  return [{ offset: before, length: 1, text: '' }, toDeletion(text, start, end)]
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
