import { type Diagnostic, type Problem, toDiagnostic } from '@spearmint/config/diagnostics'
import { CHECK_CODES } from '../codes.ts'
import type { ExternalLink } from './collect-external-links.ts'
import { type FollowOptions, followAddress, type Verdict } from './follow-address.ts'

export interface ExternalCheck extends FollowOptions {
  /**
   * Addresses that no request is sent to. A pattern is the start of an address, with `*` for any characters:
   * `https://acme.com/` or `https://*.acme.com/private`.
   */
  ignore: readonly string[]
  onProgress?: (progress: { done: number; total: number; href: string }) => void
}

/** Requests at a time, in total and to one server. */
const MAX_REQUESTS = 16
const MAX_REQUESTS_PER_HOST = 2

/** Milliseconds between two requests of a queue. */
const PAUSE = 200

/**
 * Sends a request to each external address and reports those that are dead, have moved permanently, or could not be
 * checked. Requests to different servers run in parallel, those to one server slowly.
 */
export async function checkExternalLinks(links: readonly ExternalLink[], check: ExternalCheck): Promise<Diagnostic[]> {
  const { wait, ignore, onProgress } = check
  const ignored = ignore.map(toPattern)
  const checked = links.filter(({ href }) => isPublic(href, check) && !ignored.some((pattern) => pattern.test(href)))
  const verdicts = new Map<string, Verdict>()
  const queues = toQueues(checked)

  async function work(): Promise<void> {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
        verdicts.set(link.href, await followAddress(toAbsolute(link.href), check))
        onProgress?.({ done: verdicts.size, total: checked.length, href: link.href })
        if (queue.length > 0) await wait(PAUSE)
      }
    }
  }

  await Promise.all(Array.from({ length: MAX_REQUESTS }, work))
  return checked.flatMap(({ href, places }) => {
    const problem = toProblem(href, verdicts.get(href) ?? { type: 'alive' })
    return problem === undefined
      ? []
      : places.map(({ file, range }) => toDiagnostic(CHECK_CODES, { ...problem, file, range }))
  })
}

/** Lists one queue of each server, as many times as requests may be sent to it at a time. */
function toQueues(links: readonly ExternalLink[]): ExternalLink[][] {
  const queues = new Map<string, ExternalLink[]>()
  for (const link of links) {
    const { host } = new URL(toAbsolute(link.href))
    const queue = queues.get(host) ?? []
    queue.push(link)
    queues.set(host, queue)
  }
  return Array.from({ length: MAX_REQUESTS_PER_HOST }, () => [...queues.values()]).flat()
}

function isPublic(href: string, { isOffLimits }: FollowOptions): boolean {
  const url = toAbsolute(href)
  return URL.canParse(url) && !isOffLimits(new URL(url))
}

function toPattern(start: string): RegExp {
  const parts = start.split('*').map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}`, 'is')
}

/** Adds `https:` to an address that starts with `//`. */
function toAbsolute(href: string): string {
  return href.startsWith('//') ? `https:${href}` : href
}

function toProblem(href: string, verdict: Verdict): Problem<typeof CHECK_CODES> | undefined {
  switch (verdict.type) {
    case 'alive':
      return undefined
    case 'moved': {
      const message = `"${href}" has moved permanently to "${verdict.to}".`
      return { code: 'page/moved-external-link', message, suggestions: [`Write "${verdict.to}".`] }
    }
    case 'dead': {
      const message = `"${href}" is dead: ${verdict.reason}.`
      return { code: 'page/dead-external-link', message, suggestions: ['Correct the address, or remove the link.'] }
    }
    case 'unknown':
      return { code: 'page/unknown-external-link', message: `Could not check "${href}": ${verdict.reason}.` }
  }
}
