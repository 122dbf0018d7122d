import type { ApiSchema } from './schema.ts'
import type { SecurityAlternative } from './security.ts'
import type { ApiServer } from './server.ts'

/**
 * One operation of an API, or one webhook: what every renderer of API pages reads, wherever it was described (a spec of
 * any version, or the components of a page).
 */
export interface ApiOperation {
  kind: 'operation' | 'webhook'
  /** Upper case, for example `GET`. */
  method: string
  /** `/users/{id}`; the name of a webhook. */
  path: string
  /** The first of several ways to reach it; empty when nobody says where the API stands. */
  servers: readonly ApiServer[]
  /** Any of these will do; an alternative without schemes is no authorization. Empty when nobody says anything. */
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
  /** Samples that the author wrote (`x-codeSamples`). */
  samples: readonly WrittenSample[]
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

export interface ApiParameter {
  name: string
  place: ParameterPlace
  /** Markdown. */
  description?: string
  isRequired: boolean
  isDeprecated: boolean
  schema: ApiSchema
  examples: readonly ApiExample[]
  /** What an input for it holds at first. */
  initial?: unknown
  /** How lists and objects are written (OpenAPI 3.1, section 4.8.12.2): `form`, `simple`, `deepObject`, … */
  style: string
  explode: boolean
}

export interface ApiBody {
  /** Markdown. */
  description?: string
  isRequired: boolean
  /** One for each media type, in the order of the spec. */
  contents: readonly ApiContent[]
}

/** A body of one media type. */
export interface ApiContent {
  mediaType: string
  schema?: ApiSchema
  /** Those of the spec; empty when it has none. */
  examples: readonly ApiExample[]
}

/** A body that an API answers with. */
export interface ApiAnswer extends ApiContent {
  /** One that fits the schema: the first of {@link examples}, else made of the schema. Undefined when there is no schema. */
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
  contents: readonly ApiAnswer[]
}

export interface ApiHeader {
  name: string
  description?: string
  isRequired: boolean
  schema: ApiSchema
}

export interface ApiCallback {
  name: string
  /** Where it goes to: an expression such as `{$request.body#/callbackUrl}`. */
  expression: string
  operation: ApiOperation
}

export interface WrittenSample {
  language: string
  label?: string
  source: string
}
