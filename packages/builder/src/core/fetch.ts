/**
 * Fetches JSON from a URL.
 * @throws Error whose message is the end of a sentence that says why there is no response.
 */
export type FetchJson = (url: string) => Promise<unknown>

/**
 * Fetches text from a URL. If the text is from an earlier build, `outdated` is the end of a sentence that says why.
 * @throws Error whose message says why there is no response.
 */
export type FetchText = (url: string) => Promise<{ text: string; outdated?: string }>
