import { fetchText } from './fetch-text.ts'

/** What an address is given: milliseconds for its answer, and bytes. */
const MOST = { timeOut: 5000, mostBytes: 1024 * 1024 }

/**
 * Asks an address for JSON.
 * @throws Error whose message, the end of a sentence, says why there is none.
 */
export async function fetchJson(url: string): Promise<unknown> {
  const { text = '' } = await fetchText(url, MOST)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('what it answered is no JSON', { cause })
  }
}
