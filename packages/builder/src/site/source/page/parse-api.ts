import type { ApiEndpoint } from '../../../core/index.ts'

/** The methods of OpenAPI. `QUERY` since 3.2. */
const METHODS: ReadonlySet<string> = new Set('GET POST PUT PATCH DELETE HEAD OPTIONS TRACE QUERY'.split(' '))

/** What `openapi:` names: one operation or webhook, and optionally the file that describes it. */
export interface OperationReference {
  /** Path or base name of the OpenAPI file, as written. */
  file?: string
  /** The operation. For a webhook, the method is `WEBHOOK` and the target its name. */
  endpoint: ApiEndpoint
}

/** Parses `api: "POST /users"` or `api: "GET https://example.com/users"`. Undefined if the value is invalid. */
export function parseApi(value: string): ApiEndpoint | undefined {
  const [method = '', target = '', ...rest] = value.trim().split(/\s+/)
  return isMethod(method) && target !== '' && rest.length === 0 ? toEndpoint(method, target) : undefined
}

/** Parses `openapi: "[file] METHOD /path"` or `openapi: "[file] webhook name"`. Undefined if the value is invalid. */
export function parseOperationReference(value: string): OperationReference | undefined {
  const words = value.trim().split(/\s+/)
  const file = words.length === 3 ? words.shift() : undefined
  const [method = '', target = ''] = words
  if (words.length !== 2 || !(isMethod(method) || method.toLowerCase() === 'webhook')) return undefined
  return { ...(file !== undefined && { file }), endpoint: toEndpoint(method, target) }
}

function isMethod(word: string): boolean {
  return METHODS.has(word.toUpperCase())
}

function toEndpoint(method: string, target: string): ApiEndpoint {
  return { method: method.toUpperCase(), target }
}
