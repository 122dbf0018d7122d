/** How long an answer may take, in milliseconds. */
const TIME_OUT = 5000

/**
 * Asks an address for JSON.
 * @throws Error when there is no answer in time, or none that is JSON; its message says why, for a diagnostic.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'spearmint' }
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIME_OUT) }).catch(rethrow)
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}.`)
  return answer.json()
}

function rethrow(error: unknown): never {
  if (error instanceof Error && error.name === 'TimeoutError') throw new Error(`no answer within ${TIME_OUT / 1000} s.`)
  throw new Error('no connection.', { cause: error })
}
