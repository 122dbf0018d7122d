import type { Answer, AskAddress, NoAnswer } from './ask-address.ts'

/** The result of checking an address. `reason` is the end of a sentence. */
export type Verdict =
  | { type: 'alive' }
  /** Alive at another address, permanently. */
  | { type: 'moved'; to: string }
  | { type: 'dead'; reason: string }
  | { type: 'unknown'; reason: string }

export interface FollowOptions {
  ask: AskAddress
  wait: (milliseconds: number) => Promise<void>
  /** Now, in milliseconds since 1970. */
  now: () => number
  /** Whether no request may be sent to an address. */
  isOffLimits: (url: URL) => boolean
}

const MAX_REDIRECTS = 10

/** Retries when a server is busy, and milliseconds before each. */
const MAX_RETRIES = 2
const MAX_WAIT = 30_000
const DEFAULT_WAIT = 2_000

/** Follows an address and its redirects to a final response. */
export async function followAddress(address: string, options: FollowOptions): Promise<Verdict> {
  const start = new URL(address)
  const { hash } = start
  start.hash = ''
  let url = start
  /** The address that the site may link to instead: the end of the permanent redirects. */
  let permanent = start
  let isPermanent = true
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    if (options.isOffLimits(url)) return { type: 'alive' }
    const answer = await askWithRetries(url.href, options)
    if ('reason' in answer) return toFailure(answer)
    const next = findNext(answer, url)
    if (next === undefined)
      return toVerdict(answer, permanent.href === start.href ? undefined : withHash(permanent, hash))
    isPermanent &&= answer.status === 301 || answer.status === 308
    if (isPermanent) permanent = next
    url = next
  }
  return { type: 'dead', reason: 'its redirects form a loop' }
}

function toFailure({ isUnknownHost, reason }: NoAnswer): Verdict {
  return { type: isUnknownHost ? 'dead' : 'unknown', reason }
}

/** HEAD is enough for most servers. Those that reject it get the GET request of a browser. */
async function askWithRetries(url: string, { ask, wait, now }: FollowOptions): Promise<Answer | NoAnswer> {
  let answer = await ask(url, 'HEAD')
  if ('reason' in answer ? !answer.isUnknownHost : answer.status >= 400 && answer.status !== 429) {
    answer = await ask(url, 'GET')
  }
  for (let retry = 0; retry < MAX_RETRIES && isBusy(answer); retry++) {
    const pause = toPause(answer, now())
    if (pause > MAX_WAIT) break
    await wait(pause)
    answer = await ask(url, 'GET')
  }
  return answer
}

function isBusy(answer: Answer | NoAnswer): answer is Answer {
  return 'status' in answer && [429, 502, 503, 504].includes(answer.status)
}

function toPause({ retryAfter }: Answer, now: number): number {
  if (retryAfter === undefined) return DEFAULT_WAIT
  const milliseconds = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(milliseconds) ? DEFAULT_WAIT : Math.max(0, milliseconds)
}

function findNext({ status, location }: Answer, from: URL): URL | undefined {
  if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, from.href)) return undefined
  const next = new URL(location, from)
  return /^https?:$/.test(next.protocol) ? next : undefined
}

function toVerdict({ status }: Answer, moved: string | undefined): Verdict {
  const reason = `the server responds with ${status}`
  if (status === 404 || status === 410) return { type: 'dead', reason }
  if (status >= 400) return { type: 'unknown', reason }
  return moved === undefined ? { type: 'alive' } : { type: 'moved', to: moved }
}

function withHash(url: URL, hash: string): string {
  return url.hash === '' ? url.href + hash : url.href
}
