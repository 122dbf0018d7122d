import { toFetchReason } from './to-fetch-reason.ts'

/** In milliseconds. */
const TIME_OUT = 60_000

/** A response, whatever its status is. */
export interface BytesAnswer {
  status: number
  /** At most one chunk more than the maximum. */
  bytes: Uint8Array
}

/**
 * Fetches a file. Follows redirects.
 * @throws an error whose message, the end of a sentence, describes the reason
 */
export async function fetchBytes(url: string, maxBytes: number): Promise<BytesAnswer> {
  const answer = await request(url)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk)
      size += chunk.length
      // Leaving the loop aborts the request.
      if (size > maxBytes) break
    }
  } catch (error) {
    throw new Error(toFetchReason(error, TIME_OUT), { cause: error })
  }
  return { status: answer.status, bytes: Buffer.concat(chunks) }
}

async function request(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { 'user-agent': 'spearmint' }, signal: AbortSignal.timeout(TIME_OUT) })
  } catch (error) {
    throw new Error(toFetchReason(error, TIME_OUT), { cause: error })
  }
}
