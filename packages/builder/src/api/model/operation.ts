import type { ApiSchema } from './schema.ts'
import type { SecurityAlternative } from './security.ts'
import type { ApiServer } from './server.ts'

/**
 * One operation of an API, or one webhook. It is the same whether it was described in a spec of any version or by the
 * components of a page, and it is all that renderers of API pages read.
 */
export interface ApiOperation {
  kind: 'operation' | 'webhook'
  /** Upper case, for example `GET`. */
  method: string
  /** `/users/{id}`; the name of a webhook. */
  path: string
  /** The first one is the default. Empty when none is described. */
  servers: readonly ApiServer[]
  /** Any one of these is enough; an alternative without schemes is no authorization. Empty when nothing is described. */
  security: readonly SecurityAlternative[]
  summary?: string
  /** Markdown. */
  description?: string
  isDeprecated: boolean
  tags: readonly string[]
  /** In the order of the spec. */
  parameters: readonly ApiParameter[]
  body?: ApiBody
  responses: readonly ApiResponse[]
  /** Requests that the API makes in return. */
  callbacks: readonly ApiCallback[]
  /** Code samples by the author (`x-codeSamples`). */
  samples: readonly WrittenSample[]
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

/** The locations of parameters in the order of a request. */
export const PARAMETER_PLACES: readonly ParameterPlace[] = ['header', 'path', 'query', 'cookie']

export interface ApiParameter {
  name: string
  place: ParameterPlace
  /** Markdown. */
  description?: string
  isRequired: boolean
  isDeprecated: boolean
  schema: ApiSchema
  examples: readonly ApiExample[]
  /** The initial value of its input. */
  initial?: unknown
  /** How lists and objects are serialized (OpenAPI 3.1, section 4.8.12.2): `form`, `simple`, `deepObject`, … */
  style: string
  explode: boolean
}

export interface ApiBody {
  /** Markdown. */
  description?: string
  isRequired: boolean
  /** One per media type, in the order of the spec. */
  contents: readonly ApiContent[]
}

/** A body of one media type. */
export interface ApiContent {
  mediaType: string
  schema?: ApiSchema
  /** The examples of the spec; empty when it has none. */
  examples: readonly ApiExample[]
}

/** The body of a response. */
export interface ApiResponseContent extends ApiContent {
  /** The first of {@link examples}, or else a value generated from the schema. Undefined when there is no schema. */
  createExample(): unknown
}

export interface ApiExample {
  name: string
  summary?: string
  value: unknown
}

export interface ApiResponse {
  /** `200`, `4XX`, `default`. */
  status: string
  /** Markdown. */
  description?: string
  headers: readonly ApiHeader[]
  contents: readonly ApiResponseContent[]
}

export interface ApiHeader {
  name: string
  description?: string
  isRequired: boolean
  schema: ApiSchema
}

export interface ApiCallback {
  name: string
  /** The URL it is sent to: an expression such as `{$request.body#/callbackUrl}`. */
  expression: string
  operation: ApiOperation
}

export interface WrittenSample {
  language: string
  label?: string
  source: string
}
