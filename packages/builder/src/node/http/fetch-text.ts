import { toFetchReason } from './to-fetch-reason.ts'

/** How long an answer may take, in milliseconds. */
const TIME_OUT = 15_000

/** The largest text that is taken, in bytes. */
const MOST_BYTES = 20 * 1024 * 1024

/** What an address answered; of one that has not changed since {@link TextRequest.etag} there is no text. */
export interface TextAnswer {
  text?: string
  etag?: string
}

export interface TextRequest {
  /** The mark of the text that is known already (RFC 9110, section 8.8.3). */
  etag?: string | undefined
  timeOut?: number
  mostBytes?: number
}

/**
 * Asks an address for its text, whatever its media type. Redirects are followed.
 * @throws Error whose message, the end of a sentence, says why there is none.
 */
export async function fetchText(
  url: string,
  { etag, timeOut = TIME_OUT, mostBytes = MOST_BYTES }: TextRequest = {},
): Promise<TextAnswer> {
  const headers = {
    accept: 'application/json, application/yaml, */*;q=0.5',
    'user-agent': 'spearmint',
    ...(etag !== undefined && { 'if-none-match': etag }),
  }
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeOut) })
    const mark = answer.headers.get('etag')
    const known = mark === null ? {} : { etag: mark }
    if (etag !== undefined && answer.status === 304) return known
    if (answer.ok) return { text: await readText(answer, mostBytes), ...known }
    await answer.body?.cancel()
    throw new Refusal(`it answered ${answer.status}`)
  } catch (error) {
    throw error instanceof Refusal ? error : new Error(toFetchReason(error, timeOut), { cause: error })
  }
}

/** An answer that came, and is none to use. */
class Refusal extends Error {}

async function readText({ body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    // Leaving the loop ends the request.
    if (bytes > mostBytes) throw new Refusal(`it is larger than ${Math.round(mostBytes / 1024 / 1024)} MB`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
