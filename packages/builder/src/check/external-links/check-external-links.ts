import type { Diagnostic } from '@spearmint/config'
import { type Problem, toDiagnostic } from '../../core/index.ts'
import type { ExternalLink } from './collect-external-links.ts'
import { type FollowOptions, followAddress, type Verdict } from './follow-address.ts'

export interface ExternalCheck extends FollowOptions {
  /** Whether an address as written is left out. */
  isIgnored: (href: string) => boolean
  onProgress?: (progress: { done: number; total: number; href: string }) => void
}

/** Questions at one time, in all and to one server, and the pause between two to the same, in milliseconds. */
const LANES = 16
const LANES_OF_HOST = 2
const PAUSE = 200

/**
 * Asks for every address out of the site, each once, and reports those that are dead, have moved for good, or could not
 * be asked. Servers are asked side by side, one server slowly.
 */
export async function checkExternalLinks(links: readonly ExternalLink[], check: ExternalCheck): Promise<Diagnostic[]> {
  const { wait, isIgnored, onProgress } = check
  const askable = links.filter(({ href }) => isAskable(href, check) && !isIgnored(href))
  const verdicts = new Map<string, Verdict>()
  const lanes = toLanes(askable)

  async function drive(): Promise<void> {
    for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift()) {
      for (let link = lane.shift(); link !== undefined; link = lane.shift()) {
        verdicts.set(link.href, await followAddress(toAbsolute(link.href), check))
        onProgress?.({ done: verdicts.size, total: askable.length, href: link.href })
        if (lane.length > 0) await wait(PAUSE)
      }
    }
  }

  await Promise.all(Array.from({ length: LANES }, drive))
  return askable.flatMap(({ href, places }) => {
    const problem = toProblem(href, verdicts.get(href) ?? { type: 'alive' })
    return problem === undefined ? [] : places.map(({ file, range }) => toDiagnostic(problem, file, range))
  })
}

/** The queues to drive through: that of each server, as often as it may be asked at one time. */
function toLanes(links: readonly ExternalLink[]): ExternalLink[][] {
  const queues = new Map<string, ExternalLink[]>()
  for (const link of links) {
    const { host } = new URL(toAbsolute(link.href))
    const queue = queues.get(host) ?? []
    queue.push(link)
    queues.set(host, queue)
  }
  return Array.from({ length: LANES_OF_HOST }, () => [...queues.values()]).flat()
}

function isAskable(href: string, { isOffLimits }: FollowOptions): boolean {
  const url = toAbsolute(href)
  return URL.canParse(url) && !isOffLimits(new URL(url))
}

/** `//host` is asked by https. */
function toAbsolute(href: string): string {
  return href.startsWith('//') ? `https:${href}` : href
}

function toProblem(href: string, verdict: Verdict): Problem | undefined {
  switch (verdict.type) {
    case 'alive':
      return undefined
    case 'moved': {
      const message = `"${href}" has moved for good to "${verdict.to}".`
      return { code: 'page/moved-external-link', severity: 'info', message, suggestions: [`Write "${verdict.to}".`] }
    }
    case 'dead': {
      const message = `"${href}" is dead: ${verdict.reason}.`
      const suggestions = ['Correct the address, or remove the link.']
      return { code: 'page/dead-external-link', severity: 'warning', message, suggestions }
    }
    case 'unknown': {
      const message = `Whether "${href}" leads somewhere is not known: ${verdict.reason}.`
      return { code: 'page/unknown-external-link', severity: 'info', message }
    }
  }
}
