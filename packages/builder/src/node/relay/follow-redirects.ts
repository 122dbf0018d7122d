import type { IncomingMessage } from 'node:http'
import { RelayError } from './relay-error.ts'
import { dropCredentials } from './select-headers.ts'
import type { ReadyRequest } from './send-request.ts'

/** Sends one request; checks where it goes before. */
export type SendChecked = (request: ReadyRequest) => Promise<IncomingMessage>

/**
 * Sends a request and goes where the answer leads (RFC 9110, 15.4; methods change as in the Fetch standard). Each address
 * is checked as the first was. What can only be sent once is not sent again: such a redirect is the answer.
 * @throws {RelayError} when a redirect leads where the relay does not send, or there are too many
 */
export async function followRedirects(
  first: ReadyRequest,
  { send, most }: { send: SendChecked; most: number },
): Promise<{ answer: IncomingMessage; url: URL }> {
  let request = first
  for (let redirects = 0; ; redirects++) {
    const answer = await send(request).catch((error: unknown) => {
      throw redirects === 0 ? error : toRedirectError(error, request.url)
    })
    const next = findNext(request, answer)
    if (next === undefined) return { answer, url: request.url }
    answer.destroy()
    if (redirects === most) throw new RelayError('too-many-redirects', `The API redirects more than ${most} times.`)
    request = next
  }
}

/** The request that a redirect asks for. Undefined when the answer is none, or asks for one that cannot be sent. */
function findNext({ method, url, headers, body }: ReadyRequest, answer: IncomingMessage): ReadyRequest | undefined {
  const { statusCode = 0, headers: told } = answer
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  if (told.location === undefined || !URL.canParse(told.location, url.href)) return undefined
  const target = new URL(told.location, url)
  Object.assign(target, { username: '', password: '', hash: '' })
  const kept = target.origin === url.origin ? headers : dropCredentials(headers)
  const becomesGet = statusCode === 303 ? method !== 'HEAD' : statusCode < 303 && method === 'POST'
  if (becomesGet) return { method: 'GET', url: target, headers: kept.filter(([name]) => !/^content-/i.test(name)) }
  return body === undefined || Buffer.isBuffer(body) ? { method, url: target, headers: kept, body } : undefined
}

function toRedirectError(error: unknown, { origin }: URL): unknown {
  if (!(error instanceof RelayError)) return error
  return new RelayError(error.code, `The API redirects to ${origin}. ${error.message}`, error)
}
