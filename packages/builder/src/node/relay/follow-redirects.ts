import type { IncomingMessage } from 'node:http'
import { RelayError } from './relay-error.ts'
import { dropCredentials } from './select-headers.ts'
import type { ReadyRequest } from './send-request.ts'

/** Sends one request after checking its target. */
export type SendChecked = (request: ReadyRequest) => Promise<IncomingMessage>

/**
 * Sends a request and follows redirects (RFC 9110, 15.4; methods change as in the Fetch standard). Each target is checked
 * like the first. A body that is streamed can't be sent again: then the redirect itself is returned.
 * @throws {RelayError} when a redirect points to a target that is not allowed, or there are too many
 */
export async function followRedirects(
  first: ReadyRequest,
  { send, maxRedirects }: { send: SendChecked; maxRedirects: number },
): Promise<{ answer: IncomingMessage; url: URL }> {
  let request = first
  for (let redirects = 0; ; redirects++) {
    const answer = await send(request).catch((error: unknown) => {
      throw redirects === 0 ? error : toRedirectError(error, request.url)
    })
    const next = findNext(request, answer)
    if (next === undefined) return { answer, url: request.url }
    answer.destroy()
    if (redirects === maxRedirects)
      throw new RelayError('too-many-redirects', `The API redirects more than ${maxRedirects} times.`)
    request = next
  }
}

/** The next request of a redirect. Undefined for any other response, and for a redirect that can't be followed. */
function findNext({ method, url, headers, body }: ReadyRequest, answer: IncomingMessage): ReadyRequest | undefined {
  const { statusCode = 0, headers: answerHeaders } = answer
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  if (answerHeaders.location === undefined || !URL.canParse(answerHeaders.location, url.href)) return undefined
  const target = new URL(answerHeaders.location, url)
  Object.assign(target, { username: '', password: '', hash: '' })
  const safeHeaders = target.origin === url.origin ? headers : dropCredentials(headers)
  const becomesGet = statusCode === 303 ? method !== 'HEAD' : statusCode < 303 && method === 'POST'
  if (becomesGet)
    return { method: 'GET', url: target, headers: safeHeaders.filter(([name]) => !/^content-/i.test(name)) }
  return body === undefined || Buffer.isBuffer(body) ? { method, url: target, headers: safeHeaders, body } : undefined
}

function toRedirectError(error: unknown, { origin }: URL): unknown {
  if (!(error instanceof RelayError)) return error
  return new RelayError(error.code, `The API redirects to ${origin}. ${error.message}`, error)
}
