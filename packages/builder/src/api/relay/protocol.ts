/**
 * The protocol between a page and the relay. The relay listens on `<base>/_spearmint/relay` ({@link RELAY_PATH}) of the
 * page's origin.
 *
 * - `GET` returns 204 with the header `Spearmint-Relay: 1` if there is a relay. Any other response means there is none.
 * - `POST` with `Content-Type: application/octet-stream` sends a request. The header `Spearmint-Request` contains the
 *   {@link RelayRequest} as base64url of its JSON in UTF-8. The body is the unchanged body of the request.
 *   The page chooses the boundary of a multipart body: `new Response(formData)` returns bytes and `Content-Type`.
 * - The relay returns 200 as soon as it has the head of the API's response, whatever its status. `Spearmint-Response`
 *   contains the {@link RelayResponse} in the same form, and the body is streamed. If it ends too early (limits of size
 *   and time, a lost connection), the stream is aborted and reading it fails.
 * - If there is no response to forward, the relay returns 4xx or 5xx with a {@link RelayFailure} as JSON and without
 *   `Spearmint-Response`. A response with neither is not from a relay.
 * - When the page aborts its request (`AbortController`), the relay aborts the request to the API.
 */
export interface RelayRequest {
  /** Upper case. */
  method: string
  /** Absolute, `http:` or `https:`. A fragment is not sent. */
  url: string
  /** In order. Names may repeat. The relay adds `Host` and the length itself. */
  headers: readonly RelayHeader[]
}

export interface RelayResponse {
  status: number
  /** Empty when the API sends none. */
  statusText: string
  /** As received, without hop-by-hop headers. `Set-Cookie` is only listed here: no cookie is set. */
  headers: readonly RelayHeader[]
  /** Time from sending the request to the head of the response, including redirects. */
  milliseconds: number
  /** The URL of the response. After redirects, it differs from the requested one. */
  url: string
}

export type RelayHeader = readonly [name: string, value: string]

/** Why the relay did not send the request, or has no response. */
export interface RelayFailure {
  error: {
    code: RelayErrorCode
    /** For visitors: what is wrong and how to fix it. Plain text without credentials. */
    message: string
  }
}

export type RelayErrorCode =
  /** The request to the relay is invalid: bad description, method, URL or header (400). */
  | 'bad-request'
  /** The request came from another site (403). */
  | 'other-site'
  /** The site does not allow the origin of the request or of a redirect (403). */
  | 'unknown-origin'
  /** The host has an address in a private network, and the site does not allow that (403). */
  | 'private-address'
  /** The body of the request does not arrive in time (408). */
  | 'slow-request'
  /** The body is too large to forward (413). */
  | 'request-too-large'
  /** The response declares a size that is too large to forward (502). */
  | 'response-too-large'
  | 'too-many-redirects'
  /** Too many requests are in progress (503). */
  | 'busy'
  /** Unknown host, connection refused, invalid certificate, not HTTP (502). */
  | 'no-connection'
  /** The API did not respond in time (504). */
  | 'timeout'

/** Path of the relay, below the base of the site. */
export const RELAY_PATH = '/_spearmint/relay'

/** Path of the file in a built site that lists the origins a relay may send to: `{ "origins": ["https://…"] }`. */
export const ORIGINS_FILE = '_spearmint/origins.json'

/** Header names of the protocol. */
export const RELAY_HEADERS = {
  /** In the response to `GET`. */
  relay: 'Spearmint-Relay',
  request: 'Spearmint-Request',
  response: 'Spearmint-Response',
} as const
