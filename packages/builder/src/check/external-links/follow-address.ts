import type { Answer, AskAddress, NoAnswer } from './ask-address.ts'

/** What became of an address. `reason` is in a few words, for a message. */
export type Verdict =
  | { type: 'alive' }
  /** Alive under another address, for good. */
  | { type: 'moved'; to: string }
  | { type: 'dead'; reason: string }
  | { type: 'unknown'; reason: string }

export interface FollowOptions {
  ask: AskAddress
  wait: (milliseconds: number) => Promise<void>
  /** Now, in milliseconds since 1970. */
  now: () => number
  /** Whether an address must not be asked. */
  isOffLimits: (url: URL) => boolean
}

const MOST_REDIRECTS = 10

/** A server that asks for patience gets it this often, and no longer than this at a time. */
const MOST_RETRIES = 2
const LONGEST_WAIT = 30_000
const USUAL_WAIT = 2_000

/** Follows an address through its redirects to an answer. */
export async function followAddress(address: string, options: FollowOptions): Promise<Verdict> {
  const start = new URL(address)
  const { hash } = start
  start.hash = ''
  let url = start
  /** The address that the site may write instead: the last one that was named for good. */
  let home = start
  let isPermanent = true
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    if (options.isOffLimits(url)) return { type: 'alive' }
    const answer = await askPatiently(url.href, options)
    if ('reason' in answer) return toFailure(answer)
    const next = findNext(answer, url)
    if (next === undefined) return judge(answer, home.href === start.href ? undefined : withHash(home, hash))
    isPermanent &&= answer.status === 301 || answer.status === 308
    if (isPermanent) home = next
    url = next
  }
  return { type: 'dead', reason: 'its redirects go in a circle' }
}

function toFailure({ isUnknownHost, reason }: NoAnswer): Verdict {
  return { type: isUnknownHost ? 'dead' : 'unknown', reason }
}

/** HEAD is enough for most servers. One that refuses it is asked as a browser would. */
async function askPatiently(url: string, { ask, wait, now }: FollowOptions): Promise<Answer | NoAnswer> {
  let answer = await ask(url, 'HEAD')
  if ('reason' in answer ? !answer.isUnknownHost : answer.status >= 400 && answer.status !== 429) {
    answer = await ask(url, 'GET')
  }
  for (let retry = 0; retry < MOST_RETRIES && isBusy(answer); retry++) {
    const pause = toPause(answer, now())
    if (pause > LONGEST_WAIT) break
    await wait(pause)
    answer = await ask(url, 'GET')
  }
  return answer
}

function isBusy(answer: Answer | NoAnswer): answer is Answer {
  return 'status' in answer && [429, 502, 503, 504].includes(answer.status)
}

function toPause({ retryAfter }: Answer, now: number): number {
  if (retryAfter === undefined) return USUAL_WAIT
  const milliseconds = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(milliseconds) ? USUAL_WAIT : Math.max(0, milliseconds)
}

function findNext({ status, location }: Answer, from: URL): URL | undefined {
  if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, from.href)) return undefined
  const next = new URL(location, from)
  return /^https?:$/.test(next.protocol) ? next : undefined
}

function judge({ status }: Answer, moved: string | undefined): Verdict {
  const reason = `the server answers ${status}`
  if (status === 404 || status === 410) return { type: 'dead', reason }
  if (status >= 400) return { type: 'unknown', reason }
  return moved === undefined ? { type: 'alive' } : { type: 'moved', to: moved }
}

function withHash(url: URL, hash: string): string {
  return url.hash === '' ? url.href + hash : url.href
}
