/**
 * What a page and the relay say to each other. The relay stands at `<base>/_spearmint/relay` ({@link RELAY_PATH}), on
 * the origin of the page.
 *
 * - `GET` answers 204 with the header `Spearmint-Relay: 1` where there is a relay. Anything else: there is none.
 * - `POST` with `Content-Type: application/octet-stream` sends a request. The header `Spearmint-Request` holds the
 *   {@link RelayRequest} as base64url of its JSON in UTF-8, the body the bytes of the body as they are (none: no body).
 *   The boundary of a multipart body is the page's: `new Response(formData)` gives bytes and `Content-Type`.
 * - The relay answers 200 as soon as it has the head of the answer, whatever its status: `Spearmint-Response` holds the
 *   {@link RelayResponse} in the same form, the body comes as it comes. A body that ends too early (limits of size and
 *   time, the API hung up) breaks the stream: reading it fails.
 * - When there is no answer to hand on, the relay answers 4xx or 5xx with a {@link RelayFailure} as JSON and without
 *   `Spearmint-Response`. An answer with neither is not from a relay.
 * - Whoever goes away (`AbortController`) ends the request to the API too.
 */
export interface RelayRequest {
  /** Upper case. */
  method: string
  /** Absolute, `http:` or `https:`. A fragment is not sent. */
  url: string
  /** In order; names may come several times. The relay adds `Host` and the length itself. */
  headers: readonly RelayHeader[]
}

export interface RelayResponse {
  status: number
  /** Empty when the API says none. */
  statusText: string
  /** As they came, without those that belong to the connection. `Set-Cookie` is only told here: no cookie is set. */
  headers: readonly RelayHeader[]
  /** From sending the request to the head of the answer, redirects included. */
  milliseconds: number
  /** Where the answer came from: after redirects another address than asked for. */
  url: string
}

export type RelayHeader = readonly [name: string, value: string]

/** Why the relay did not send, or has no answer. */
export interface RelayFailure {
  error: {
    code: RelayErrorCode
    /** For readers: what is wrong and how to mend it. Plain text; holds no credentials. */
    message: string
  }
}

export type RelayErrorCode =
  /** The request to the relay is not what it reads: a bad description, method, address or header (400). */
  | 'bad-request'
  /** The request came from another site than the relay's own (403). */
  | 'other-site'
  /** The site does not name the origin, of the request or of a redirect (403). */
  | 'unknown-origin'
  /** The host has an address of a private network, and the site does not name it as such (403). */
  | 'private-address'
  /** The body is too large to hand on (413). */
  | 'request-too-large'
  /** The answer says that it is too large to hand on (502). */
  | 'response-too-large'
  | 'too-many-redirects'
  /** Too many requests are under way (503). */
  | 'busy'
  /** No such host, connection refused, no certificate, no HTTP (502). */
  | 'no-connection'
  /** The API did not answer in time (504). */
  | 'timeout'

/** Where the relay listens, below the base of the site. */
export const RELAY_PATH = '/_spearmint/relay'

/** Path of the file of a built site that tells a relay where it may send to: `{ "origins": ["https://…"] }`. */
export const ORIGINS_FILE = '_spearmint/origins.json'

/** Names of the headers of the protocol. */
export const RELAY_HEADERS = {
  /** Of the answer to `GET`. */
  relay: 'Spearmint-Relay',
  request: 'Spearmint-Request',
  response: 'Spearmint-Response',
} as const
