import { createScanner, type Node } from 'jsonc-parser'
import type { TextEdit } from '../diagnostics/index.ts'
import { findLineBreakAt, findLineBreakBefore, skipBlanks, skipBlanksBack } from './blanks.ts'

/**
 * Converts an entry of an object or array to the edits that remove it, together with one comma. A line that would be
 * left empty is removed too; comments around the entry stay.
 */
export function toRemoval(text: string, entry: Node): TextEdit[] | undefined {
  return toRemovals(text, [entry])
}

/**
 * Converts several entries to the edits that remove them, like {@link toRemoval}. The entries may have the same parent,
 * but no entry may be inside another one.
 *
 * @returns In the order of the text, without overlaps; undefined if an entry can't be removed.
 */
export function toRemovals(text: string, entries: readonly Node[]): TextEdit[] | undefined {
  const removals = listRuns(text, new Set(entries)).map((run) => removeRun(text, run))
  const edits = removals.flatMap((removal) => removal ?? [])
  return removals.includes(undefined) ? undefined : edits.sort((a, b) => a.offset - b.offset)
}

/** Adjacent entries, with nothing but commas and blanks between them. */
interface Run {
  parent: Node
  /** The entry before them, which stays. */
  previous: Node | undefined
  start: number
  end: number
}

function listRuns(text: string, entries: ReadonlySet<Node>): (Run | undefined)[] {
  const byParent = new Map<Node | undefined, Node[]>()
  for (const entry of entries) {
    const siblings = byParent.get(entry.parent)
    if (siblings === undefined) byParent.set(entry.parent, [entry])
    else siblings.push(entry)
  }
  return [...byParent].flatMap(([parent, removed]) => {
    const siblings = parent?.children
    if (!parent || !siblings) return [undefined]
    const positions = openPositions(parent, siblings)
    const indexes = removed.map((entry) => positions.get(entry) ?? -1)
    const runs: Run[] = []
    for (const index of indexes.sort((a, b) => a - b)) {
      const entry = siblings[index]
      if (entry === undefined) return [undefined]
      const [start, end] = [entry.offset, entry.offset + entry.length]
      const before = siblings[index - 1]
      const last = runs.at(-1)
      if (last !== undefined && /^\s*,\s*$/.test(text.slice(last.end, start))) last.end = end
      else {
        const isRemoved = before !== undefined && entries.has(before)
        runs.push({ parent, previous: isRemoved ? last?.previous : before, start, end })
      }
    }
    return runs
  })
}

/** The positions of entries by their parent. Without them, removing each of many entries would take quadratic time. */
const POSITIONS = new WeakMap<Node, ReadonlyMap<Node, number>>()

function openPositions(parent: Node, children: readonly Node[]): ReadonlyMap<Node, number> {
  const known = POSITIONS.get(parent)
  if (known !== undefined) return known
  const positions = new Map(children.map((child, index) => [child, index]))
  POSITIONS.set(parent, positions)
  return positions
}

function removeRun(text: string, run: Run | undefined): TextEdit[] | undefined {
  if (run === undefined) return undefined
  const { parent, previous, start, end } = run
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

/** Finds the comma that comes next, skipping comments; undefined if something else comes next. */
function findComma(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true)
  scanner.setPosition(offset)
  scanner.scan()
  return text[scanner.getTokenOffset()] === ',' ? scanner.getTokenOffset() : undefined
}

/** Deletes a part of the text: with its whole line if nothing else is on it, or with the spaces that would be left over. */
export function toDeletion(text: string, start: number, end: number): TextEdit {
  const blankStart = skipBlanksBack(text, start)
  const blankEnd = skipBlanks(text, end)
  const lineBreak = findLineBreakAt(text, blankEnd)
  const isFirst = blankStart === 0 || findLineBreakBefore(text, blankStart) !== undefined
  if (isFirst && lineBreak !== undefined) return toEdit(blankStart, blankEnd + lineBreak.length)
  return lineBreak === undefined ? toEdit(start, blankEnd) : toEdit(blankStart, blankEnd)
}

function toEdit(start: number, end: number): TextEdit {
  return { offset: start, length: end - start, text: '' }
}
