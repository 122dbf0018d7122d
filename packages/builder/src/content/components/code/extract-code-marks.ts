/** What a comment such as `// [!code ++]` marks a line as. */
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

/** A comment at the end of a line that contains only marks, in the syntax of most languages and of JSX. */
const COMMENT = new RegExp(
  String.raw`(?<![ \t])[ \t]*(?:(?:\/\/|#|(?<!<!)--|;|%)[ \t]*${MARKS}|\{?\/\*[ \t]*${MARKS}\*\/\}?[ \t]*|<!--[ \t]*${MARKS}-->[ \t]*)\r?$`,
)

/** Marks at the end of a line, in a comment that may have other words. Those stay. */
const TRAILING = new RegExp(String.raw`(?<![ \t])[ \t]*${MARKS}\r?$`)
const LINE_COMMENT = /(?:^|\s)(?:\/\/|#|--|;|%)\s/

/** Languages whose comments have an end delimiter. Code of other languages inside them is not changed. */
const WITHOUT_LINE_COMMENTS = new Set(['markdown', 'md', 'mdx'])

/** Code without its marks. */
interface MarkedCode {
  code: string
  /** Line number in `code`, from 1 → its marks. */
  marks: ReadonlyMap<number, ReadonlySet<CodeMark>>
}

/**
 * Extracts the comments that mark lines from code (docs/reference/page-content.mdx#code-annotations). `:3` marks that
 * many lines from there on. A comment that is alone on its line marks the lines below and is removed with its line.
 * Other words of a comment, and all other code, stay exactly the same.
 */
export function extractCodeMarks(written: string, language = ''): MarkedCode {
  const marks = new Map<number, Set<CodeMark>>()
  if (!written.includes('[!code ')) return { code: written, marks }
  const isMarkdown = WITHOUT_LINE_COMMENTS.has(language.toLowerCase())
  const lines: string[] = []
  /** Where the lines of each mark end. */
  const last = new Map<CodeMark, number>()
  for (const text of written.split('\n')) {
    const comment = findComment(text, isMarkdown)
    const line = lines.length + 1
    for (const [, name = '', count = 1] of comment?.matchAll(MARK) ?? []) {
      const mark = NAMES.get(name)
      if (mark !== undefined) last.set(mark, Math.max(last.get(mark) ?? 0, line + Number(count) - 1))
    }
    const rest = comment === undefined ? text : text.slice(0, -comment.length)
    if (comment !== undefined && rest === '') continue
    lines.push(rest)
    const own = [...last].filter(([, end]) => line <= end).map(([mark]) => mark)
    if (own.length > 0) marks.set(line, new Set(own))
  }
  return { code: lines.join('\n'), marks }
}

/** Finds the part at the end of a line that contains its marks, with the spaces before it. */
function findComment(line: string, isMarkdown: boolean): string | undefined {
  const [comment] = COMMENT.exec(line) ?? []
  if (isMarkdown) return comment !== undefined && /(?:\*\/\}?|-->)\s*$/.test(comment) ? comment : undefined
  if (comment !== undefined) return comment
  const [trailing] = TRAILING.exec(line) ?? []
  return trailing !== undefined && LINE_COMMENT.test(line.slice(0, -trailing.length)) ? trailing : undefined
}
