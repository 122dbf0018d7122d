import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type {
  DeleteRequest,
  DeleteResponse,
  ErrorResponse,
  GetOrCreateRequest,
  GetOrCreateResponse,
  RotateRequest,
  RotateResponse,
  UpdateRequest,
  UpdateResponse,
} from '../core/messages.ts'

export interface ClientSettings {
  /** Address below which the service stands, for example `http://127.0.0.1:4600`. */
  baseUrl: string
  apiToken: string
  /** Milliseconds until an answer must be there. Default 30,000. */
  timeout?: number
}

/** The four operations, from Node. Each fulfils with the answer of the service or rejects with {@link UserGroupError}. */
export interface UserGroupClient {
  getOrCreate(request: GetOrCreateRequest): Promise<GetOrCreateResponse>
  update(request: UpdateRequest): Promise<UpdateResponse>
  rotate(request: RotateRequest): Promise<RotateResponse>
  delete(request: DeleteRequest): Promise<DeleteResponse>
}

/** An answer that says what was wrong. */
export class UserGroupError extends Error {
  readonly status: number
  readonly answer: ErrorResponse

  constructor(status: number, answer: ErrorResponse) {
    super(`${answer.error.code}: ${answer.error.message}`)
    this.status = status
    this.answer = answer
  }
}

/**
 * Creates a client. It speaks plain HTTP of Node and not `fetch`, which refuses a body with GET; and it sets
 * `content-length`, without which Node sends such a body unframed.
 */
export function createClient({ baseUrl, apiToken, timeout = 30_000 }: ClientSettings): UserGroupClient {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/api/user`)

  function call<Answer>(method: string, body: object): Promise<Answer> {
    const bytes = Buffer.from(JSON.stringify(body))
    const headers = {
      authorization: `Token ${apiToken}`,
      'content-type': 'application/json',
      'content-length': bytes.length,
    }
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      const outgoing: ClientRequest = send(
        url,
        { method, headers, signal: AbortSignal.timeout(timeout) },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () => {
            try {
              const answer = JSON.parse(Buffer.concat(chunks).toString()) as Answer & { success: number }
              if (answer.success === 1) resolve(answer)
              else reject(new UserGroupError(incoming.statusCode ?? 0, answer as unknown as ErrorResponse))
            } catch (cause) {
              reject(new Error(`The service at ${url.host} did not answer with JSON.`, { cause }))
            }
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(bytes)
    })
  }

  return {
    getOrCreate: (request) => call('GET', request),
    update: (request) => call('PUT', request),
    rotate: (request) => call('POST', request),
    delete: (request) => call('DELETE', request),
  }
}
