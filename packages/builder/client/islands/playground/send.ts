import {
  listCorsHeaders,
  listSendObstacles,
  type PlaygroundWords,
  RELAY_HEADERS,
  type RelayFailure,
  type RelayResponse,
  type SampleRequest,
} from '../../../src/api/browser.ts'
import { toBody } from './to-body.ts'

/** The head of a response, and its body as a stream. */
export interface SentResponse extends RelayResponse {
  body: ReadableStream<Uint8Array> | null
}

/** Why there is no response, for visitors. */
export class SendFailure extends Error {
  /** Headers that would fix the problem if the API sent them. */
  readonly headers: readonly string[]

  constructor(message: string, headers: readonly string[] = []) {
    super(message)
    this.headers = headers
  }
}

export interface SendOptions {
  /** URL of the relay, if there is one. */
  relay: string | undefined
  /** Whether a direct request sends the cookies of the API. */
  sendsCookies: boolean
  signal: AbortSignal
  words: PlaygroundWords
}

/**
 * Sends a request through the relay, or directly from the page if there is none.
 * @throws SendFailure if there is no response, `AbortError` if the visitor stopped it
 */
export async function send(
  request: SampleRequest,
  { relay, sendsCookies, signal, words }: SendOptions,
): Promise<SentResponse> {
  const obstacles = listSendObstacles(request, location.href, words).filter(
    ({ kind }) => relay === undefined || kind === 'address',
  )
  if (obstacles.length > 0) throw new SendFailure(obstacles.map(({ message }) => message).join(' '))
  const body = request.body && toBody(request.body)
  const url = new URL(request.url, location.href).href
  return relay === undefined
    ? sendDirectly({ ...request, url }, body, { sendsCookies, signal, words })
    : sendThroughRelay({ ...request, url }, body, { relay, signal, words })
}

async function sendDirectly(
  request: SampleRequest,
  body: BodyInit | undefined,
  { sendsCookies, signal, words }: Omit<SendOptions, 'relay'>,
): Promise<SentResponse> {
  const start = performance.now()
  const response = await fetch(request.url, {
    method: request.method,
    headers: new Headers(request.headers.map(([name, value]) => [name, value])),
    credentials: sendsCookies ? 'include' : 'omit',
    signal,
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new SendFailure(
      words.say('playground.noResponse', { origin: new URL(request.url).origin }),
      listCorsHeaders(request, location.origin, sendsCookies),
    )
  })
  const { status, statusText, headers, url } = response
  return {
    status,
    statusText,
    headers: [...headers],
    url,
    milliseconds: performance.now() - start,
    body: response.body,
  }
}

async function sendThroughRelay(
  { method, url, headers }: SampleRequest,
  body: BodyInit | undefined,
  { relay, signal, words }: Omit<SendOptions, 'sendsCookies'> & { relay: string },
): Promise<SentResponse> {
  // A form gets its boundary when it is serialized.
  const written = body === undefined ? undefined : new Response(body)
  const formType = body instanceof FormData ? written?.headers.get('Content-Type') : undefined
  const described = { method, url, headers: [...(formType ? [['Content-Type', formType]] : []), ...headers] }
  const bytes = await written?.blob()
  const response = await fetch(relay, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/octet-stream',
      [RELAY_HEADERS.request]: toBase64Url(JSON.stringify(described)),
    },
    signal,
    // A blob would set its own type.
    ...(bytes !== undefined && { body: await bytes.arrayBuffer() }),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new SendFailure(words.say('playground.noRelay'))
  })
  const head = response.headers.get(RELAY_HEADERS.response)
  if (head === null) throw new SendFailure(await readRelayFailure(response, words))
  return { ...(JSON.parse(fromBase64Url(head)) as RelayResponse), body: response.body }
}

async function readRelayFailure(response: Response, words: PlaygroundWords): Promise<string> {
  const failure = (await response.json().catch(() => undefined)) as Partial<RelayFailure> | undefined
  return failure?.error?.message ?? words.say('playground.badRelay', { status: response.status })
}

/** Encodes text as base64url of its UTF-8 bytes, without padding (RFC 4648, section 5). */
function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
