import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadNativeParser } from '../../node/package-data/load-native-parser.ts'
import { createMarkdownProcessor, createMdxProcessor } from '../markdown/create-processor.ts'
import type { NativeParser, TryParse } from './create-native-parser.ts'
import { SYNTAX_PIECES } from './testing/syntax-pieces.ts'
import { toComparable } from './testing/to-comparable.ts'

/** True for `npm run test:full`, which compares every page instead of a sample. */
const FULL = process.env.SPEARMINT_FULL === '1'

/** Number of random texts to compare per mode. Set `SPEARMINT_MUTATIONS=100000` before an upgrade of `satteri`. */
const MUTATIONS = Number(process.env.SPEARMINT_MUTATIONS ?? (FULL ? 300 : 100))

/** Another seed gives other texts, for a second long run. */
const SEED = Number(process.env.SPEARMINT_MUTATIONS_SEED ?? 7)

/** The share of texts that the native parser has to read itself. If it were low, the test would prove nothing. */
const MIN_COMPARED = 0.2

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CORPUS = toPath('../../../../../../shared/corpus')
const FOLDERS = [toPath('../../../../../docs'), toPath('../../../test/fixtures'), toPath('../components')]

const reference = { mdx: createMdxProcessor(), markdown: createMarkdownProcessor() }
let native: NativeParser | undefined

beforeAll(async () => {
  native = await loadNativeParser()
})

/** Every n-th item unless all pages are compared. */
const sample = <T>(items: readonly T[], n: number): T[] => items.filter((_item, index) => FULL || index % n === 0)

/** The pages in a folder and its subfolders, with blank frontmatter. */
function listTexts(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listTexts(path)
    if (!/\.mdx?$/.test(entry.name)) return []
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
    return [[path, text.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (matter) => matter.replace(/[^\n]/g, ' '))]]
  })
}

/** Compares the trees of both parsers. Returns false if the native parser left the text to the reference parser. */
function compare(text: string, mode: keyof typeof reference, tryParse: TryParse): boolean {
  const tree = tryParse(text)
  if (tree === undefined) return false
  const processor = reference[mode]
  const expected = processor.runSync(processor.parse(text))
  expect(toComparable(processor.runSync(tree)), text).toEqual(toComparable(expected))
  return true
}

describe('createNativeParser', () => {
  it('is available, so that the tests below compare something', () => {
    expect(native, 'satteri is not the supported version, or has no binary for this machine').toBeDefined()
  })

  it.each(FOLDERS)('returns the trees of the reference parser for the pages in %s', { timeout: 120_000 }, (folder) => {
    const texts = sample(listTexts(folder), 8)
    const read = texts.filter(([, text]) => native && compare(text, 'mdx', native.parseMdx))
    expect(read.length).toBeGreaterThan(texts.length / 2)
    for (const [, text] of texts.slice(0, 50)) if (native) compare(text, 'markdown', native.parseMarkdown)
  })

  it('returns the same trees for sections of pages as Markdown without MDX', { timeout: 120_000 }, () => {
    const sections = sample(FOLDERS.flatMap(listTexts), 8).flatMap(([, text]) => text.split(/^(?=#)/m))
    const read = sections.filter((text) => native && compare(text, 'markdown', native.parseMarkdown))
    expect(read.length).toBeGreaterThan(sections.length / 4)
  })

  const hasCorpus = existsSync(CORPUS)
  const title = hasCorpus
    ? 'public sites, and reads most of their pages'
    : `public sites (skipped: no sites in ${CORPUS})`
  it.skipIf(!hasCorpus)(`returns the same trees for ${title}`, { timeout: 600_000 }, () => {
    const texts = sample(listTexts(CORPUS), 150)
    const left = texts.filter(([, text]) => !(native && compare(text, 'mdx', native.parseMdx)))
    // A sample may hold more of them than all pages do.
    expect(left.length).toBeLessThan(texts.length * (FULL ? 0.02 : 0.1))
  })
})

const edit = fc.record({
  at: fc.nat(999),
  kind: fc.constantFrom('insert', 'delete', 'repeat', 'indent'),
  piece: fc.constantFrom(...SYNTAX_PIECES),
})

function mutate(lines: readonly string[], edits: readonly { at: number; kind: string; piece: string }[]): string {
  const result = [...lines]
  for (const { at, kind, piece } of edits) {
    const index = at % result.length
    const line = result[index] ?? ''
    const column = (at * 7) % (line.length + 1)
    if (kind === 'insert') result[index] = line.slice(0, column) + piece + line.slice(column)
    else if (kind === 'delete') result[index] = line.slice(0, column) + line.slice(column + 2)
    else if (kind === 'repeat') result.splice(index, 0, line)
    else result[index] = (at % 2 === 0 ? '  ' : '> ') + line
  }
  return result.join('\n')
}

describe('createNativeParser, for pages that are changed at random', () => {
  const lines = FOLDERS.flatMap(listTexts).map(([, text]) => text.split('\n'))
  const part = fc
    .tuple(fc.nat(lines.length - 1), fc.nat(9999), fc.integer({ min: 1, max: 12 }))
    .map(([page, at, count]) => {
      const all = lines[page] ?? []
      return all.slice(at % Math.max(all.length, 1)).slice(0, count)
    })
    .filter(({ length }) => length > 0)

  it.each(['mdx', 'markdown'] as const)(
    'returns the tree of the reference parser: %s',
    { timeout: 3_600_000 },
    (mode) => {
      const tryParse = mode === 'mdx' ? native?.parseMdx : native?.parseMarkdown
      let compared = 0
      fc.assert(
        fc.property(part, fc.array(edit, { maxLength: 4 }), (some, edits) => {
          if (tryParse && compare(mutate(some, edits), mode, tryParse)) compared++
        }),
        { numRuns: MUTATIONS, seed: SEED },
      )
      expect(compared).toBeGreaterThan(MUTATIONS * MIN_COMPARED)
    },
  )
})
