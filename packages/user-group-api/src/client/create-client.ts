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
} from '../core/index.ts'

export interface ClientSettings {
  /** Base URL of the service, for example `http://127.0.0.1:4600`. */
  baseUrl: string
  apiToken: string
  /** Milliseconds until a request fails without a response. Default 30,000. */
  timeout?: number
}

/** The four operations, for Node. Each resolves to the response of the service or rejects with {@link UserGroupError}. */
export interface UserGroupClient {
  getOrCreate(request: GetOrCreateRequest): Promise<GetOrCreateResponse>
  update(request: UpdateRequest): Promise<UpdateResponse>
  rotate(request: RotateRequest): Promise<RotateResponse>
  delete(request: DeleteRequest): Promise<DeleteResponse>
}

/** An error response of the service. */
export class UserGroupError extends Error {
  readonly status: number
  readonly response: ErrorResponse

  constructor(status: number, response: ErrorResponse) {
    super(`${response.error.code}: ${response.error.message}`)
    this.status = status
    this.response = response
  }
}

/**
 * Creates a client. It uses the HTTP client of Node, because `fetch` refuses to send a body with GET. It sets
 * `content-length`, because Node would otherwise send such a body without framing.
 */
export function createClient({ baseUrl, apiToken, timeout = 30_000 }: ClientSettings): UserGroupClient {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/api/user`)

  function call<Response>(method: string, body: object): Promise<Response> {
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
              const response = JSON.parse(Buffer.concat(chunks).toString()) as Response & { success: number }
              if (response.success === 1) resolve(response)
              else reject(new UserGroupError(incoming.statusCode ?? 0, response as unknown as ErrorResponse))
            } catch (cause) {
              reject(new Error(`The response from ${url.host} is not JSON.`, { cause }))
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
