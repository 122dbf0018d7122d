/** Longer code is not highlighted, because each token is an element. */
const MAX_HIGHLIGHTED_LENGTH = 50_000

/** The keywords that samples use. */
const KEYWORDS = new Set(
  'as async await class const do echo else fn for from func fun function if import int let new package public require return static string struct throws try use using val var void with'.split(
    ' ',
  ),
)

const LITERALS = new Set('true false null nil None True False NULL'.split(' '))

/** Text in quotes, with `\` before a quote inside, and raw text of several lines. */
const QUOTED = String.raw`(?<hashes>#*)(?<quotes>"{3,})[\s\S]*?\k<quotes>\k<hashes>|r(?<raw>#*)"[\s\S]*?"\k<raw>|"(?:\\.|[^"\\])*"`

/** What is text in some languages only. */
const QUOTED_IN: Readonly<Record<string, string>> = {
  bash: String.raw`'[^']*'(?:\\''[^']*')*`,
  powershell: "'(?:''|[^'])*'",
  go: String.raw`\x60[^\x60]*\x60`,
}

/** Text in languages without a row above. */
const QUOTED_ELSEWHERE = String.raw`'(?:\\.|[^'\\\n])*'|\x60[^\x60]*\x60`

interface CodeProps {
  code: string
  /** The grammar of a sample language. */
  grammar: string
}

/**
 * Highlighted code of a request sample. The grammars of pages would be larger than the whole playground, and samples only
 * have comments, texts, names, numbers and options.
 */
export function CodeText({ code, grammar }: CodeProps) {
  if (code.length > MAX_HIGHLIGHTED_LENGTH) return <>{code}</>
  const token = new RegExp(
    [
      String.raw`(?<comment>^[ \t]*(?:\/\/|#(?!include\b)).*)`,
      `(?<string>${QUOTED}|${QUOTED_IN[grammar] ?? QUOTED_ELSEWHERE})`,
      String.raw`(?<option>(?<=\s)--?[A-Za-z][\w-]*)`,
      String.raw`(?<number>\b\d[\d_.]*)`,
      String.raw`(?<name>[$@#]?[A-Za-z_]\w*)`,
    ].join('|'),
    'gm',
  )
  const parts = []
  let end = 0
  for (const match of code.matchAll(token)) {
    const [text] = match
    const after = match.index + text.length
    const { comment, string, option, number, name } = match.groups ?? {}
    const kind =
      (comment !== undefined && 'comment') ||
      (string !== undefined && 'string') ||
      (option !== undefined && 'property') ||
      (number !== undefined && 'literal') ||
      (name !== undefined && toNameKind(name, /^!?\(/.test(code.slice(after, after + 2)), grammar))
    if (!kind) continue
    parts.push(code.slice(end, match.index), <span class={`tok-${kind}`}>{text}</span>)
    end = after
  }
  return (
    <>
      {parts}
      {code.slice(end)}
    </>
  )
}

function toNameKind(name: string, isCall: boolean, grammar: string): string | undefined {
  if (grammar === 'bash') return name === 'curl' ? 'function' : undefined
  if (LITERALS.has(name)) return 'literal'
  if (KEYWORDS.has(name) || name === '#include') return 'keyword'
  if (name.startsWith('$')) return 'variable'
  if (isCall) return 'function'
  if (/^[A-Z][A-Z\d_]+$/.test(name)) return 'literal'
  return /^[A-Z]/.test(name) ? 'type' : undefined
}
