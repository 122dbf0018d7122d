import type { NoAnswer } from '../external-links/ask-address.ts'

/** The response of a deployed site. */
export interface ServerAnswer {
  status: number
  /** By name in lower case. */
  headers: ReadonlyMap<string, string>
  /** Decompressed. Not longer than requested. */
  body: Uint8Array
}

interface ServerRequest {
  accept?: string
  /** Bytes of the body to read at most. The rest is not requested from the server. */
  maxBytes: number
}

/** Sends a GET request without following redirects. Never throws. */
export type AskServer = (url: string, request: ServerRequest) => Promise<ServerAnswer | NoAnswer>
