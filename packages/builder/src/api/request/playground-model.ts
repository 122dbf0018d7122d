import type { ParameterPlace } from '../model/operation.ts'
import type { JsonType } from '../model/schema.ts'
import type { SecurityAlternative } from '../model/security.ts'
import type { ApiServer } from '../model/server.ts'

/**
 * The data of a page's playground. It is stored as JSON next to the page and loaded when the playground is opened. Its
 * keys are a contract with the client.
 */
export interface PlaygroundModel {
  /** Upper case. */
  method: string
  /** With `{variables}`. */
  path: string
  servers: readonly ApiServer[]
  security: readonly SecurityAlternative[]
  parameters: readonly PlaygroundParameter[]
  body?: {
    isRequired: boolean
    contents: readonly PlaygroundContent[]
  }
  /** Ids of the sample languages, in order. */
  languages: readonly string[]
  /** Whether requests from the page send the cookies of the API. */
  sendsCookies?: true
}

export interface PlaygroundParameter extends PlaygroundField {
  place: ParameterPlace
  style: string
  explode: boolean
}

export interface PlaygroundContent {
  mediaType: string
  schema?: PlaygroundSchema
  /** The initial value of the input. */
  example?: unknown
}

/** One input. */
export interface PlaygroundField {
  name: string
  isRequired: boolean
  isDeprecated?: true
  /** Plain text. */
  description?: string
  /** The initial value of the input. Other inputs are empty. An empty input is not sent. */
  initial?: unknown
  placeholder?: string
  schema: PlaygroundSchema
}

/**
 * The parts of a schema that inputs need, a few levels deep. Below that, and where a schema contains itself, visitors
 * enter JSON.
 */
export interface PlaygroundSchema {
  /** Empty when any type is allowed. */
  types: readonly JsonType[]
  isNullable?: true
  format?: string
  /** Contains the bytes of a file. */
  isFile?: true
  enum?: readonly unknown[]
  default?: unknown
  fields?: readonly PlaygroundField[]
  items?: PlaygroundSchema
  /** The schema of members that are not listed. */
  additional?: PlaygroundSchema
  variants?: readonly { title: string; schema: PlaygroundSchema }[]
}
