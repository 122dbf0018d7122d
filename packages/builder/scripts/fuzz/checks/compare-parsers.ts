import type { Root } from 'mdast'
import { checkTextNesting, checkTreeNesting } from '../../../src/content/markdown/check-nesting.ts'
import { createMarkdownProcessor, createMdxProcessor } from '../../../src/content/markdown/create-processor.ts'
import { createScriptParser } from '../../../src/content/markdown/create-script-parser.ts'
import { toComparable } from '../../../src/content/native-parser/testing/to-comparable.ts'
import { BudgetError, isObject } from '../../../src/core/index.ts'
import type { FuzzInput } from '../fuzz-input.ts'
import type { Check, CheckTools } from './check.ts'

const scripts = createScriptParser()
const processors = { mdx: createMdxProcessor(undefined, scripts), markdown: createMarkdownProcessor() }

/** Compares the trees of both Markdown parsers, for MDX and for Markdown without it. */
export const compareParsers: Check = async (input, tools) => {
  const text = toContent(input)
  return (['mdx', 'markdown'] as const).flatMap((mode) => {
    const message = findDifference(text, mode, tools)
    return message === undefined ? [] : [{ kind: 'difference', message: `${mode}: ${message}` } as const]
  })
}

/** The text of a page as its parser reads it: without frontmatter. */
function toContent({ text }: FuzzInput): string {
  const normal = text.replace(/^\u{FEFF}/u, '').replaceAll('\r\n', '\n')
  return normal.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (matter) => matter.replace(/[^\n]/g, ' '))
}

function findDifference(text: string, mode: keyof typeof processors, { native }: CheckTools): string | undefined {
  const processor = processors[mode]
  const tree = isWithinBudget(() => checkTextNesting(text))
    ? (mode === 'mdx' ? native.parseMdx : native.parseMarkdown)(text)
    : undefined
  if (tree === undefined || !isWithinBudget(() => checkTreeNesting(tree))) return undefined
  scripts.reset()
  let expected: Root
  try {
    expected = processor.parse(text)
  } catch (error) {
    // The reference parser stopped at a limit, which makes the page plain text.
    if (error instanceof BudgetError || error instanceof RangeError) return undefined
    return `the reference parser reports "${String(error)}"`
  }
  const [actual, wanted] = [tree, expected].map((each) =>
    JSON.stringify(sortKeys(toComparable(processor.runSync(each)))),
  )
  return actual === wanted ? undefined : toExcerpts(wanted ?? '', actual ?? '')
}

/** The parsers set the fields of a node in different orders. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isObject(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key])]))
}

/** Whether a check of a limit lets a text pass. */
function isWithinBudget(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** The first difference of two texts, with a little context. */
export function toExcerpts(expected: string, actual: string): string {
  let at = 0
  while (at < expected.length && expected[at] === actual[at]) at++
  const [one, other] = [expected, actual].map((text) => text.slice(Math.max(at - 60, 0), at + 60))
  return `expected ${one}, got ${other}`
}
