/** The response of a server. */
export interface Answer {
  status: number
  /** The address it redirects to, as written. */
  location?: string
  /** When to send the next request, as written: seconds, or a date (RFC 9110, 10.2.3). */
  retryAfter?: string
}

/** Why there is no response. */
export interface NoAnswer {
  /** Whether the host name does not resolve. */
  isUnknownHost: boolean
  /** In a few words, for a message. */
  reason: string
}

/** Sends a request without following redirects. Never throws. */
export type AskAddress = (url: string, method: 'HEAD' | 'GET') => Promise<Answer | NoAnswer>
