import { toFetchReason } from './to-fetch-reason.ts'

/** In milliseconds. */
const TIME_OUT = 15_000

/** The maximum size of a text. */
const MAX_BYTES = 20 * 1024 * 1024

/** A response. It has no text if that has not changed since {@link TextRequest.etag}. */
export interface TextAnswer {
  text?: string
  etag?: string
}

export interface TextRequest {
  /** The entity tag of the cached text (RFC 9110, 8.8.3). */
  etag?: string | undefined
  timeOut?: number
  maxBytes?: number
}

/**
 * Fetches a text of any media type. Follows redirects.
 * @throws an error whose message, the end of a sentence, describes the reason
 */
export async function fetchText(
  url: string,
  { etag, timeOut = TIME_OUT, maxBytes = MAX_BYTES }: TextRequest = {},
): Promise<TextAnswer> {
  const headers = {
    accept: 'application/json, application/yaml, */*;q=0.5',
    'user-agent': 'spearmint',
    ...(etag !== undefined && { 'if-none-match': etag }),
  }
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeOut) })
    const newEtag = answer.headers.get('etag')
    const tagged = newEtag === null ? {} : { etag: newEtag }
    if (etag !== undefined && answer.status === 304) return tagged
    if (answer.ok) return { text: await readText(answer, maxBytes), ...tagged }
    await answer.body?.cancel()
    throw new UnusableResponse(`the server responded with status ${answer.status}`)
  } catch (error) {
    throw error instanceof UnusableResponse ? error : new Error(toFetchReason(error, timeOut), { cause: error })
  }
}

/** A response that can't be used. */
class UnusableResponse extends Error {}

async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    // Leaving the loop aborts the request.
    if (bytes > maxBytes) throw new UnusableResponse(`it is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
