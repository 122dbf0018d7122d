import { type SourceRange, START_OF_FILE } from '@spearmint/config/diagnostics'
import { type Location, location } from 'vfile-location'
import { type ParsedValue, parseWithPositions, trimRange } from './parse-with-positions.ts'

/** Where a text of a spec is written. */
export interface TextLocation {
  file: string
  /** The whole text. */
  range: SourceRange
  /** Finds a part of the text, such as the address of a link. The whole text if the part is written with escapes. */
  findPart(part: string): SourceRange
}

/**
 * Finds a text of a spec in its documents.
 * @param path Keys and indexes of the part of the document to look in first, because descriptions are often copied.
 */
export type TextSearch = (text: string, path?: readonly string[]) => TextLocation | undefined

interface IndexedText {
  start: number
  end: number
  pointer: string
}

interface IndexedDocument {
  file: string
  source: string
  toPoint: Location['toPoint']
  /** By text without white space around it. */
  texts: Map<string, IndexedText[]>
}

/** A text without one of these contains neither a link nor MDX, and is no reference into a document. */
const MAY_BE_REPORTED = /[[<{]|:\/\/|www\.|#\//

/** Creates the search in the documents of one spec. They are indexed when the search is first used. */
export function createTextSearch(documents: readonly { file: string; text: string }[]): TextSearch {
  let indexed: IndexedDocument[] | undefined
  return (text, path = []) => {
    indexed ??= documents.map(({ file, text }) => indexDocument(file, text))
    const [name, scope] = [text.trim(), toPointer(path)]
    const found = indexed.flatMap(({ texts, ...document }) =>
      (texts.get(name) ?? []).map((place) => ({ document, place })),
    )
    const { document, place } = found.find(({ place }) => place.pointer.startsWith(scope)) ?? found[0] ?? {}
    return document && place && toLocation(document, place)
  }
}

function toPointer(path: readonly string[]): string {
  return path.map((key) => `${key}\n`).join('')
}

function toLocation(
  { file, source, toPoint }: Omit<IndexedDocument, 'texts'>,
  { start, end }: IndexedText,
): TextLocation {
  function toRange(from: number, to: number): SourceRange {
    const [first, last] = [toPoint(from), toPoint(to)]
    if (first === undefined || last === undefined) return START_OF_FILE
    return { line: first.line, column: first.column, endLine: last.line, endColumn: last.column }
  }
  return {
    file,
    range: toRange(start, end),
    findPart(part) {
      const at = part === '' ? -1 : source.slice(start, end).indexOf(part)
      return at < 0 ? toRange(start, end) : toRange(start + at, start + at + part.length)
    },
  }
}

/** Indexes the texts of a JSON or YAML document. A document that cannot be parsed is reported elsewhere and has none. */
function indexDocument(file: string, written: string): IndexedDocument {
  const source = written.replace(/^\u{FEFF}/u, '')
  const texts = new Map<string, IndexedText[]>()
  const root = parseWithPositions(source)
  if (root !== undefined) addTexts(root, '')
  return { file, source, toPoint: location(source).toPoint, texts }

  function addTexts({ value, kind, start, end, parts }: ParsedValue, pointer: string): void {
    if (typeof value === 'string' && MAY_BE_REPORTED.test(value)) {
      const name = value.trim()
      const range = { ...trimRange(source, start, end), pointer }
      const others = texts.get(name)
      if (others === undefined) texts.set(name, [range])
      else others.push(range)
    }
    if (kind === 'mapping') {
      for (let index = 1; index < parts.length; index += 2) {
        const [key, part] = [parts[index - 1], parts[index]]
        if (part !== undefined) addTexts(part, `${pointer}${String(key?.value)}\n`)
      }
    } else {
      for (const [index, part] of parts.entries())
        addTexts(part, kind === 'sequence' ? `${pointer}${index}\n` : pointer)
    }
  }
}
