/** What a comment such as `// [!code ++]` says about a line. */
type CodeMark = 'added' | 'removed' | 'highlight' | 'focus'

const NAMES: ReadonlyMap<string, CodeMark> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['highlight', 'highlight'],
  ['hl', 'highlight'],
  ['focus', 'focus'],
])

const MARK = /\[!code (\+\+|--|highlight|hl|focus)(?::(\d{1,5}))?\]/g
const MARKS = `(?:${MARK.source.replaceAll(/\((?!\?)/g, '(?:')}[ \\t]*)+`

/** A comment of nothing but marks at the end of a line, as most languages write one; of JSX too. */
const COMMENT = new RegExp(
  String.raw`(?<![ \t])[ \t]*(?:(?:\/\/|#|(?<!<!)--|;|%)[ \t]*${MARKS}|\{?\/\*[ \t]*${MARKS}\*\/\}?[ \t]*|<!--[ \t]*${MARKS}-->[ \t]*)\r?$`,
)

/** Marks at the end of a line that may be in a comment with other words, which stay. */
const TRAILING = new RegExp(String.raw`(?<![ \t])[ \t]*${MARKS}\r?$`)
const LINE_COMMENT = /(?:^|\s)(?:\/\/|#|--|;|%)\s/

/** Languages whose comments stand between two signs; code of another language in them is left as it is. */
const WITHOUT_LINE_COMMENTS = new Set(['markdown', 'md', 'mdx'])

/** Code without its marks. */
interface MarkedCode {
  code: string
  /** Line from 1, as it stands in `code` → its marks. */
  marks: ReadonlyMap<number, ReadonlySet<CodeMark>>
}

/**
 * Takes the comments out of code that say something about its lines (reference 5.2). `:3` marks that many lines from
 * there on; a comment alone on its line marks those below, and the line goes. Other words of a comment stay, and so does
 * all other code, to the letter.
 */
export function extractCodeMarks(written: string, language = ''): MarkedCode {
  const marks = new Map<number, Set<CodeMark>>()
  if (!written.includes('[!code ')) return { code: written, marks }
  const isMarkdown = WITHOUT_LINE_COMMENTS.has(language.toLowerCase())
  const lines: string[] = []
  const all = written.split('\n')
  for (const text of all) {
    const comment = findComment(text, isMarkdown)
    if (comment === undefined) {
      lines.push(text)
      continue
    }
    const first = lines.length + 1
    for (const [, name = '', count = 1] of comment.matchAll(MARK)) {
      const last = Math.min(first + Number(count) - 1, all.length)
      for (let line = first; line <= last; line++) addMark(marks, line, NAMES.get(name))
    }
    const rest = text.slice(0, -comment.length)
    if (rest !== '') lines.push(rest)
  }
  return { code: lines.join('\n'), marks }
}

/** The part at the end of a line that holds its marks, blanks before it included. */
function findComment(line: string, isMarkdown: boolean): string | undefined {
  const [comment] = COMMENT.exec(line) ?? []
  if (isMarkdown) return comment !== undefined && /(?:\*\/\}?|-->)\s*$/.test(comment) ? comment : undefined
  if (comment !== undefined) return comment
  const [trailing] = TRAILING.exec(line) ?? []
  return trailing !== undefined && LINE_COMMENT.test(line.slice(0, -trailing.length)) ? trailing : undefined
}

function addMark(marks: Map<number, Set<CodeMark>>, line: number, mark: CodeMark | undefined): void {
  if (mark === undefined) return
  const known = marks.get(line)
  if (known === undefined) marks.set(line, new Set([mark]))
  else known.add(mark)
}
