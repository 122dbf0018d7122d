/** The options after the language of a code block. See docs/reference/page-content.mdx#code-options. */
export interface CodeMeta {
  title?: string
  /** Numbers of the lines to highlight, starting at 1, sorted and unique. */
  highlight?: number[]
  /** Numbers of the lines to focus. The others are dimmed. */
  focus?: number[]
  lines?: boolean
  wrap?: boolean
  expandable?: boolean
  /** Whether the block has no copy button. */
  nocopy?: boolean
  /** Whether each line has a number that links to it. */
  anchors?: boolean
  icon?: string
  /** Whether a diagram has controls. */
  actions?: boolean
}

const FLAGS = new Set(['lines', 'wrap', 'expandable', 'nocopy', 'anchors'])
/** Words that are never part of the title. */
const RESERVED = new Set(['title', 'filename', 'highlight', 'focus', 'icon', 'theme', 'twoslash', ...FLAGS])
/** Keys of options. `placement` sets the position of a diagram's controls, which we don't support. */
const SETTINGS = new Set([...RESERVED, 'actions', 'placement'])

/** `key="v"`, `key='v'`, `key={v}`, `key=v`, `{1,3-5}`, `"quoted"`, `/regex/`, or one bare word. */
const TOKEN =
  /([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})|([^\s"'{}]+))|(\{[\d\s,-]*\})|(?:^|(?<=\s))(?:"[^"]*"|'[^']*'(?=\s|$)|\/[^/\s]+\/(?=\s|$))|(?:[^\s{]|\{(?![\d\s,-]*\}))+/g

/**
 * Parses the meta string of a code block: everything after the language. Keys and flags are case-insensitive. Words without
 * a meaning are the title, and so are flags with a capital letter (`Wrap example wrap`). `title=` takes precedence over
 * these words. Never fails.
 *
 * @param lineCount - The number of lines of the code.
 */
export function parseCodeMeta(meta: string, lineCount = MAX_LINE): CodeMeta {
  const result: CodeMeta = {}
  const lines: Partial<Record<LineOption, LineRange[]>> = {}
  const words: string[] = []
  let title: string | undefined
  for (const token of meta.matchAll(TOKEN)) {
    const [text, writtenKey, doubleQuoted, singleQuoted, braced, plain, range] = token
    const key = writtenKey?.toLowerCase()
    const value = doubleQuoted ?? singleQuoted ?? braced ?? plain
    if (range !== undefined) addRanges(lines, 'highlight', range)
    else if (key === undefined) addWord(result, words, text)
    else if (value === undefined) continue
    else if (key === 'title' || key === 'filename') title = value.replace(/^\{["']?|["']?\}$/g, '')
    else if (key === 'highlight' || key === 'focus') addRanges(lines, key, value)
    else if (key === 'icon') result.icon = value
    else if (key === 'actions') result.actions = !/^\{?false\}?$/i.test(value)
    else if (isFlag(key) && braced === undefined) result[key] = value.toLowerCase() !== 'false'
    else if (!SETTINGS.has(key) && plain !== undefined) words.push(text)
  }
  if (lines.highlight) result.highlight = listLines(lines.highlight, lineCount)
  if (lines.focus) result.focus = listLines(lines.focus, lineCount)
  title ??= words.join(' ')
  if (title !== '') result.title = title
  return result
}

function addWord(result: CodeMeta, words: string[], word: string): void {
  const name = word.replace(/^\[|\]$/g, '')
  const flag = name.toLowerCase()
  if (isFlag(flag)) result[flag] = true
  if (!RESERVED.has(name) && !/^["'/].*["'/]$/s.test(word)) words.push(word)
}

function isFlag(name: string): name is 'lines' | 'wrap' | 'expandable' | 'nocopy' | 'anchors' {
  return FLAGS.has(name)
}

/** Limits ranges, so that a typo such as `1-99999999` doesn't exhaust memory. */
const MAX_LINE = 100_000

type LineOption = 'highlight' | 'focus'

interface LineRange {
  first: number
  last: number
}

function addRanges(lines: Partial<Record<LineOption, LineRange[]>>, option: LineOption, text: string): void {
  lines[option] ??= []
  for (const part of text.replace(/[{}\s]/g, '').split(',')) {
    const [match, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
    if (match !== undefined) lines[option].push({ first: Number(first), last: Number(last) })
  }
}

/** Lists the lines in any of the ranges, each of them once. */
function listLines(ranges: readonly LineRange[], lineCount: number): number[] {
  const lines: number[] = []
  let next = 0
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    for (let line = Math.max(first, next); line <= Math.min(last, lineCount); line++) lines.push(line)
    next = Math.max(next, Math.min(last, lineCount) + 1)
  }
  return lines
}
