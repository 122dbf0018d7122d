import { type Diagnostic, START_OF_FILE, toDiagnostic } from '@spearmint/config/diagnostics'
import type { NoAnswer } from '../external-links/ask-address.ts'
import type { AskServer, ServerAnswer } from './ask-server.ts'
import type { BuiltSite } from './built-site.ts'
import { checkHeaders } from './check-headers.ts'
import { checkNegotiation } from './check-negotiation.ts'
import { DEPLOY_CODES, type DeployCode, type ReportDeployed } from './deploy-codes.ts'
import { type ExpectedRedirect, listExpectations } from './list-expectations.ts'
import { toPageFacts } from './page-facts.ts'

export interface DeployedCheck {
  /** The URL of the site, with its base path and without a trailing slash. No request is sent to any other address. */
  root: string
  ask: AskServer
  onProgress?: (progress: { done: number; total: number; url: string }) => void
}

export interface DeployedResult {
  diagnostics: Diagnostic[]
  pages: number
  redirects: number
  assets: number
}

/** Requests at a time. */
const MAX_REQUESTS = 6

/** After this many requests in a row without an answer, the rest would not get one either. */
const MAX_FAILURES = 5

/** Bytes that are read of a page. Its title and canonical URL come first. */
const MAX_PAGE = 1_000_000

/**
 * Compares a deployed site with its build: pages, redirects, files, the answer for a missing page, and headers. What many
 * responses have in common is reported once.
 */
export async function checkDeployedSite(site: BuiltSite, check: DeployedCheck): Promise<DeployedResult> {
  const { root, ask, onProgress } = check
  const { pages, redirects, assets } = listExpectations(site, root)
  const diagnostics: Diagnostic[] = []
  const headers = new Map<string, { code: DeployCode; reason: string; suggestion: string; files: string[] }>()
  let failures = 0

  const report: ReportDeployed = (code, file, message, suggestions = []) => {
    diagnostics.push(toDiagnostic(DEPLOY_CODES, { code, message, suggestions, file, range: START_OF_FILE }))
  }

  /** Sends a request. Undefined without an answer. */
  async function request(url: string, maxBytes: number, accept?: string): Promise<ServerAnswer | undefined> {
    if (failures >= MAX_FAILURES) return undefined
    const answer: ServerAnswer | NoAnswer = await ask(url, { maxBytes, ...(accept !== undefined && { accept }) })
    if ('status' in answer) {
      failures = 0
      return answer
    }
    failures++
    if (failures === MAX_FAILURES) report('deploy/unreachable', '', toStopped(root, answer), ['Correct the URL.'])
    else if (failures < MAX_FAILURES) report('deploy/unreachable', '', `Could not check "${url}": ${answer.reason}.`)
    return undefined
  }

  function noteHeaders(file: string, answer: ServerAnswer): void {
    for (const problem of checkHeaders({ file, size: answer.body.length, headers: answer.headers })) {
      const key = `${problem.code} ${problem.suggestion}`
      const known = headers.get(key) ?? { ...problem, files: [] }
      headers.set(key, known)
      known.files.push(file)
    }
  }

  async function checkPage({ file, url, title, canonical }: (typeof pages)[number]): Promise<void> {
    let answer = await request(url, MAX_PAGE)
    const location = answer && findLocation(answer, url)
    // Without a canonical URL, the form of addresses on the host is not known.
    if (canonical === undefined && location !== undefined && isSameAddress(location, url) && isBelow(location, root)) {
      answer = await request(location, MAX_PAGE)
    }
    if (answer === undefined) return
    if (answer.status !== 200) {
      const to = location === undefined ? '' : ` and redirects to "${location}"`
      report('deploy/missing-page', file, `"${url}" responds with ${answer.status}${to}; expected 200.`, [
        'Deploy the whole folder, and build it with the addresses that the host serves.',
      ])
      return
    }
    noteHeaders(file, answer)
    const found = toPageFacts(answer.body)
    for (const [name, expected, actual] of [
      ['title', title, found.title],
      ['canonical URL', canonical, found.canonical],
    ]) {
      if (expected === undefined || expected === actual) continue
      const message = `"${url}" has ${actual === undefined ? `no ${name}` : `the ${name} "${actual}"`}; expected "${expected}".`
      report('deploy/outdated-page', file, message, ['Deploy the build that you check.'])
    }
  }

  async function checkRedirect({ file, url, target, status }: ExpectedRedirect): Promise<void> {
    const answer = await request(url, MAX_PAGE)
    if (answer === undefined) return
    const location = findLocation(answer, url)
    const expected = `expected ${status ?? 'a redirect'} to "${target}"`
    if (location === undefined) {
      const refresh = answer.status === 200 ? toPageFacts(answer.body).refresh : undefined
      const to = refresh !== undefined && URL.canParse(refresh, url) ? new URL(refresh, url).href : undefined
      if (to !== undefined && isSameAddress(to, target)) return
      report('deploy/redirect', file, `"${url}" responds with ${answer.status}; ${expected}.`, [
        'Set up the redirects of the site on the host.',
      ])
    } else if (!isSameAddress(location, target)) {
      report('deploy/redirect', file, `"${url}" redirects to "${location}"; ${expected}.`, [
        'Update the redirects on the host.',
      ])
    } else if (status !== undefined && isPermanent(status) !== isPermanent(answer.status)) {
      report('deploy/redirect', file, `"${url}" redirects with ${answer.status}; ${expected}.`, [
        `Use the status ${status}.`,
      ])
    }
  }

  async function checkAsset({ file, url }: (typeof assets)[number]): Promise<void> {
    const bytes = site.read(file) ?? new Uint8Array()
    const answer = await request(url, bytes.length + 1)
    if (answer === undefined) return
    if (answer.status !== 200) {
      report('deploy/missing-file', file, `"${url}" responds with ${answer.status}; expected 200.`, [
        'Deploy the whole folder.',
      ])
      return
    }
    noteHeaders(file, answer)
    if (isEqual(bytes, answer.body)) return
    report('deploy/outdated-file', file, `"${url}" has other bytes than the build.`, [
      'Deploy the build that you check.',
    ])
  }

  async function checkMissingPage(): Promise<void> {
    const url = `${root}/spearmint-check/missing-page`
    const answer = await request(url, MAX_PAGE)
    if (answer === undefined || answer.status === 404) return
    report('deploy/found-missing-page', '404.html', `"${url}" responds with ${answer.status}; expected 404.`, [
      'Configure 404.html as the error document, with status 404.',
    ])
  }

  const tasks = [
    { url: root, run: checkMissingPage },
    ...pages.map((page) => ({ url: page.url, run: () => checkPage(page) })),
    ...redirects.map((redirect) => ({ url: redirect.url, run: () => checkRedirect(redirect) })),
    ...assets.map((asset) => ({ url: asset.url, run: () => checkAsset(asset) })),
    ...pages.slice(0, 1).map((page) => ({ url: page.url, run: () => checkNegotiation(page, request, report) })),
  ]
  const total = tasks.length
  let done = 0

  async function work(): Promise<void> {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      await task.run()
      onProgress?.({ done: ++done, total, url: task.url })
    }
  }

  await Promise.all(Array.from({ length: MAX_REQUESTS }, work))
  for (const { code, reason, suggestion, files } of headers.values()) {
    const [first = ''] = files.sort()
    const others =
      files.length === 1 ? '' : `, and to ${files.length - 1} more ${files.length === 2 ? 'file' : 'files'} like that`
    report(code, first, `The server responds to "${first}" ${reason}${others}.`, [suggestion])
  }
  return { diagnostics, pages: pages.length, redirects: redirects.length, assets: assets.length }
}

function toStopped(root: string, { reason }: NoAnswer): string {
  return `The check of "${root}" stopped after ${MAX_FAILURES} requests in a row without an answer: ${reason}.`
}

function findLocation({ status, headers }: ServerAnswer, url: string): string | undefined {
  const location = headers.get('location')
  if (status < 300 || status >= 400 || location === undefined) return undefined
  return URL.canParse(location, url) ? new URL(location, url).href : undefined
}

function isPermanent(status: number): boolean {
  return status === 301 || status === 308
}

function isBelow(url: string, root: string): boolean {
  return url.startsWith(`${root}/`)
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** Whether two URLs are forms of one address: hosts serve a page with and without `.html`, `index.html` and a slash. */
function isSameAddress(one: string, other: string): boolean {
  return toComparable(one) === toComparable(other)
}

function toComparable(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '')
  return url.href
}
