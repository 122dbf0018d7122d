import {
  listCorsHeaders,
  listSendObstacles,
  RELAY_HEADERS,
  type RelayFailure,
  type RelayResponse,
  type SampleRequest,
} from '../../../src/api/browser.ts'
import { fromBase64Url, toBase64Url } from './base64-url.ts'
import { toBody } from './to-body.ts'

/** The head of an answer, and its body as it comes. */
export interface Answer extends RelayResponse {
  body: ReadableStream<Uint8Array> | null
}

/** Why there is no answer, for readers. */
export class SendFailure extends Error {
  /** Lines to add to the answers of the API, when that would mend it. */
  readonly headers: readonly string[]

  constructor(message: string, headers: readonly string[] = []) {
    super(message)
    this.headers = headers
  }
}

export interface SendOptions {
  /** Address of the relay, where there is one. */
  relay: string | undefined
  signal: AbortSignal
}

/**
 * Sends a request: through the relay where there is one, else straight from the page.
 * @throws SendFailure when there is no answer; an `AbortError` when the reader gave up
 */
export async function send(request: SampleRequest, { relay, signal }: SendOptions): Promise<Answer> {
  const obstacles = listSendObstacles(request, location.href).filter(
    ({ kind }) => relay === undefined || kind === 'address',
  )
  if (obstacles.length > 0) throw new SendFailure(obstacles.map(({ message }) => message).join(' '))
  const body = request.body && toBody(request.body)
  const url = new URL(request.url, location.href).href
  return relay === undefined
    ? sendDirectly({ ...request, url }, body, signal)
    : sendThroughRelay({ ...request, url }, body, relay, signal)
}

async function sendDirectly(request: SampleRequest, body: BodyInit | undefined, signal: AbortSignal): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(request.url, {
    method: request.method,
    headers: new Headers(request.headers.map(([name, value]) => [name, value])),
    credentials: 'omit',
    signal,
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new SendFailure(
      `The browser got no answer from ${new URL(request.url).origin}. Most likely the API does not allow pages of other sites to call it (CORS), or it cannot be reached. If the API is yours, let it answer, to OPTIONS too, with:`,
      listCorsHeaders(request, location.origin),
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
  relay: string,
  signal: AbortSignal,
): Promise<Answer> {
  // The boundary of a form is known once it is written.
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
    // A blob would bring its own type.
    ...(bytes !== undefined && { body: await bytes.arrayBuffer() }),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new SendFailure('The relay of this site did not answer. Reload the page and send again.')
  })
  const head = response.headers.get(RELAY_HEADERS.response)
  if (head === null) throw new SendFailure(await readRelayFailure(response))
  return { ...(JSON.parse(fromBase64Url(head)) as RelayResponse), body: response.body }
}

async function readRelayFailure(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => undefined)) as Partial<RelayFailure> | undefined
  return (
    answer?.error?.message ?? `The relay of this site answered ${response.status}, which is not an answer of the API.`
  )
}
