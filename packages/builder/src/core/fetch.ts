/**
 * Asks an address for JSON.
 * @throws Error whose message, the end of a sentence, says why there is no answer.
 */
export type FetchJson = (url: string) => Promise<unknown>

/**
 * Asks an address for its text. `outdated` says, as the end of a sentence, why it is one of an earlier build.
 * @throws Error whose message says why there is no answer.
 */
export type FetchText = (url: string) => Promise<{ text: string; outdated?: string }>
