import type { AgentPage, AgentSite } from './agent-site.ts'
import { type AgentFinding, FAILING_LENGTH, MAX_LENGTH } from './check-agent-list.ts'
import {
  countBulk,
  listMarkdownLinks,
  type MarkdownParts,
  splitMarkdown,
  toLetters,
  toMarkdownLetters,
} from './read-markdown.ts'

const NEAR = 0.1
const DEEP = 0.5

const MAX_BYTES = 1_000_000
const FAILING_BYTES = 10_000_000

/** Shorter lines are labels. */
const MIN_LINE = 20
/** With fewer lines, a single one would decide. */
const MIN_LINES = 10
const MAX_MISSING = 0.05
const FAILING_MISSING = 0.2

/** Runs the checks of a page: of its HTML, of its Markdown, and of both. */
export function checkAgentPage(page: AgentPage, site: AgentSite): AgentFinding[] {
  const { file, bytes, html, markdown } = page
  const own: AgentFinding[] = [
    toDirective('agents/llms-txt-directive-html', file, html.directive),
    {
      code: 'agents/markdown-url-support',
      file,
      verdict: markdown === undefined ? 'fail' : 'pass',
      message: `"${file}" has no Markdown beside it.`,
    },
    {
      code: 'agents/rendering-strategy',
      file,
      verdict: html.hasText ? 'pass' : 'fail',
      message: `The main part of "${file}" has no text without JavaScript.`,
    },
    toSize('agents/page-size-html', file, html.converted.length, 'as text'),
    {
      code: 'agents/page-size-transfer',
      file,
      verdict: bytes < MAX_BYTES ? 'pass' : bytes <= FAILING_BYTES ? 'partly' : 'fail',
      message: `"${file}" has ${bytes.toLocaleString('en')} bytes; expected less than ${MAX_BYTES.toLocaleString('en')}.`,
    },
    checkStart(page),
  ]
  return markdown === undefined ? own : [...own, ...checkMarkdown(markdown, page, site)]
}

/**
 * A directive near the start names the Markdown of the page, which has no navigation. The specification measures the first
 * sentence of the document, which then is the directive.
 */
function checkStart({ file, html }: AgentPage): AgentFinding {
  const { converted, mainStart = 0, directive = 1 } = html
  const start = directive <= NEAR ? 0 : mainStart / Math.max(1, converted.length)
  return {
    code: 'agents/content-start-position',
    file,
    verdict: start <= NEAR ? 'pass' : start <= DEEP ? 'partly' : 'fail',
    message: `The content of "${file}" comes after ${Math.round(start * 100)}% of its text.`,
  }
}

function checkMarkdown(
  { file, text }: NonNullable<AgentPage['markdown']>,
  page: AgentPage,
  site: AgentSite,
): AgentFinding[] {
  const parts = splitMarkdown(text)
  const at = text.indexOf('/llms.txt')
  const bulk = text.length < MAX_LENGTH ? 0 : countBulk(text) / text.length
  return [
    toDirective('agents/llms-txt-directive-md', file, at < 0 ? undefined : at / text.length),
    toSize('agents/page-size-markdown', file, text.length),
    {
      code: 'agents/markdown-code-fence-validity',
      file,
      verdict: parts.openFence === undefined ? 'pass' : 'fail',
      message: `The code block in line ${parts.openFence} of "${file}" does not end.`,
    },
    checkLinks(file, parts, site),
    {
      code: 'agents/embedded-data-serialization',
      file,
      verdict: bulk < 0.5 ? 'pass' : text.length <= FAILING_LENGTH ? 'partly' : 'fail',
      message: `${Math.round(bulk * 100)}% of the ${text.length.toLocaleString('en')} characters of "${file}" are tables or data.`,
    },
    checkParity(page, parts),
  ]
}

function checkLinks(file: string, { prose }: MarkdownParts, { findFile }: AgentSite): AgentFinding {
  const links = listMarkdownLinks(prose).filter(({ href }) => href !== '' && !href.startsWith('#'))
  const relative = links.filter(({ href }) => !/^(?:[a-z][\w+.-]*:|\/)/i.test(href))
  const fromRoot = links.filter(({ href }) => href.startsWith('/'))
  const broken = links.filter(
    ({ href, isImage }) => !isImage && /^(?:https?:|\/)/i.test(href) && findFile(href) === undefined,
  )
  const [first] = [...relative, ...broken, ...fromRoot]
  const failing = relative.length + broken.length > 0
  const kind = relative.length > 0 ? 'relative' : broken.length > 0 ? 'broken' : 'not absolute'
  const count = relative.length + broken.length + fromRoot.length
  return {
    code: 'agents/markdown-link-portability',
    file,
    verdict: failing ? 'fail' : fromRoot.length > 0 ? 'partly' : 'pass',
    message: `The link "${first?.href}" in "${file}" is ${kind}${count > 1 ? `, and ${count - 1} more are not portable` : ''}.`,
  }
}

function checkParity({ file, html }: AgentPage, parts: MarkdownParts): AgentFinding {
  const lines = new Set(html.lines.filter(({ length }) => length >= MIN_LINE).map(toLetters))
  lines.delete('')
  const letters = toMarkdownLetters(parts)
  const missing = lines.size < MIN_LINES ? [] : [...lines].filter((line) => !letters.includes(line))
  const rate = missing.length / Math.max(1, lines.size)
  const example = html.lines.find((line) => toLetters(line) === missing[0]) ?? ''
  return {
    code: 'agents/markdown-content-parity',
    file,
    verdict: rate < MAX_MISSING ? 'pass' : rate < FAILING_MISSING ? 'partly' : 'fail',
    message: `The Markdown of "${file}" lacks ${missing.length} of ${lines.size} lines, such as "${shorten(example)}".`,
  }
}

function shorten(line: string): string {
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`
}

function toDirective(code: AgentFinding['code'], file: string, position: number | undefined): AgentFinding {
  const message =
    position === undefined
      ? `"${file}" does not name "llms.txt".`
      : `"${file}" names "llms.txt" only after ${Math.round(position * 100)}% of its text.`
  return { code, file, verdict: position === undefined ? 'fail' : position <= DEEP ? 'pass' : 'partly', message }
}

function toSize(code: AgentFinding['code'], file: string, length: number, form = ''): AgentFinding {
  const message = `"${file}" has ${length.toLocaleString('en')} characters${form && ` ${form}`}; expected less than ${MAX_LENGTH.toLocaleString('en')}.`
  return { code, file, verdict: length < MAX_LENGTH ? 'pass' : length <= FAILING_LENGTH ? 'partly' : 'fail', message }
}
