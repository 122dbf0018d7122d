import type { AgentCode, Verdict } from './afdocs.ts'
import type { AgentSite } from './agent-site.ts'
import { listMarkdownLinks } from './read-markdown.ts'

/** What a check found about a file. */
export interface AgentFinding {
  code: AgentCode
  file: string
  verdict: Verdict
  /** What is wrong. Empty if it passed. */
  message?: string
  suggestion?: string
}

/** Up to this length, agents read a file whole. */
export const MAX_LENGTH = 50_000
/** Most agents cut a file here. */
export const FAILING_LENGTH = 100_000

/** At least this part of the links has to be Markdown. */
const MIN_MARKDOWN = 0.9

const LIST = 'llms.txt'

/** Checks `llms.txt` and the lists that it refers to. Returns the files that they list, too. */
export function checkAgentList(site: AgentSite): { findings: AgentFinding[]; listed: ReadonlySet<string> } {
  const text = site.readText(LIST)
  if (text === undefined) {
    const message = 'There is no "llms.txt" in the built folder.'
    return { findings: [{ code: 'agents/llms-txt-exists', file: LIST, verdict: 'fail', message }], listed: new Set() }
  }
  const own = listFiles(text, site)
  const lists = own.flatMap(({ file }) => (file?.endsWith('.txt') && file !== LIST ? [file] : []))
  const all = [{ file: LIST, text }, ...[...new Set(lists)].map((file) => ({ file, text: site.readText(file) ?? '' }))]
  const links = all.map((list) => ({ ...list, links: listFiles(list.text, site) }))
  const findings: AgentFinding[] = [
    { code: 'agents/llms-txt-exists', file: LIST, verdict: 'pass' },
    checkParts(text),
    ...all.map(checkLength),
    ...links.map(({ file, links: listedHere }) => checkLinks(file, listedHere)),
    checkKinds(own),
  ]
  const listed = new Set(links.flatMap(({ links: found }) => found.flatMap(({ file }) => (file ? [file] : []))))
  return { findings, listed }
}

interface ListedFile {
  href: string
  /** Undefined if there is no such file. */
  file: string | undefined
}

/** The addresses of the site in a list. */
function listFiles(text: string, { findFile }: AgentSite): ListedFile[] {
  return listMarkdownLinks(text).flatMap(({ href }) => {
    const file = findFile(href)
    return file === null ? [] : [{ href, file }]
  })
}

function checkParts(text: string): AgentFinding {
  const missing = [
    ...(/^\s*# \S/.test(text) ? [] : ['a title (`# …`)']),
    ...(/^> \S/m.test(text) ? [] : ['a summary (`> …`)']),
    ...(/^## \S/m.test(text) ? [] : ['sections (`## …`)']),
    ...(/\]\(/.test(text) ? [] : ['links']),
  ]
  const verdict = missing.length === 0 ? 'pass' : missing.includes('links') ? 'fail' : 'partly'
  const message = `"llms.txt" has no ${missing.join(', no ').replaceAll('`', '')}.`
  return { code: 'agents/llms-txt-valid', file: LIST, verdict, message }
}

function checkLength({ file, text: { length } }: { file: string; text: string }): AgentFinding {
  const verdict = length <= MAX_LENGTH ? 'pass' : length <= FAILING_LENGTH ? 'partly' : 'fail'
  const message = `"${file}" has ${length.toLocaleString('en')} characters; expected at most ${MAX_LENGTH.toLocaleString('en')}.`
  return { code: 'agents/llms-txt-size', file, verdict, message }
}

function checkLinks(file: string, links: readonly ListedFile[]): AgentFinding {
  const broken = links.filter((link) => link.file === undefined)
  const verdict = broken.length === 0 ? 'pass' : broken.length / links.length < 0.1 ? 'partly' : 'fail'
  const others = broken.length > 1 ? `, and ${broken.length - 1} more` : ''
  const message = `"${file}" links to "${broken[0]?.href}"${others}, which the build does not contain.`
  return { code: 'agents/llms-txt-links-resolve', file, verdict, message }
}

function checkKinds(links: readonly ListedFile[]): AgentFinding {
  const others = links.filter(({ href }) => !/\.(?:md|mdx|txt)(?:[?#]|$)/.test(href))
  const rate = links.length === 0 ? 1 : 1 - others.length / links.length
  const message = `${others.length} of ${links.length} addresses in "llms.txt" are not Markdown, such as "${others[0]?.href}".`
  const verdict = rate >= MIN_MARKDOWN ? 'pass' : 'fail'
  return { code: 'agents/llms-txt-links-markdown', file: LIST, verdict, message }
}
