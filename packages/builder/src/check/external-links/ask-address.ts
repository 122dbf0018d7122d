/** What a server says of an address. */
export interface Answer {
  status: number
  /** Where it sends on, as written. */
  location?: string
  /** How long to wait before asking again, as written: seconds, or a date (RFC 9110, 10.2.3). */
  retryAfter?: string
}

/** Why there is no answer. */
export interface NoAnswer {
  /** Whether there is no server of that name. */
  isUnknownHost: boolean
  /** In a few words, for a message. */
  reason: string
}

/** Asks for one address; redirects are not followed. Never throws. */
export type AskAddress = (url: string, method: 'HEAD' | 'GET') => Promise<Answer | NoAnswer>
