import { fetchText } from './fetch-text.ts'

const LIMITS = { timeOut: 5000, maxBytes: 1024 * 1024 }

/**
 * Fetches JSON.
 * @throws an error whose message, the end of a sentence, describes the reason
 */
export async function fetchJson(url: string): Promise<unknown> {
  const { text = '' } = await fetchText(url, LIMITS)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('the response is not JSON', { cause })
  }
}
