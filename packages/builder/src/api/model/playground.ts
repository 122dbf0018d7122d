import type { ParameterPlace } from './operation.ts'
import type { JsonType } from './schema.ts'
import type { SecurityAlternative } from './security.ts'
import type { ApiServer } from './server.ts'

/** What the playground of a page is made of: plain data, written as JSON beside the page and read when it is first used. */
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
  /** Ids of the languages of samples, in order. */
  languages: readonly string[]
}

export interface PlaygroundParameter extends PlaygroundField {
  place: ParameterPlace
  style: string
  explode: boolean
}

export interface PlaygroundContent {
  mediaType: string
  schema?: PlaygroundSchema
  /** What the input holds at first. */
  example?: unknown
}

/** One input. */
export interface PlaygroundField {
  name: string
  isRequired: boolean
  isDeprecated?: true
  /** Plain text. */
  description?: string
  /** What the input holds at first. Other inputs are empty, and are not sent while they are. */
  initial?: unknown
  placeholder?: string
  schema: PlaygroundSchema
}

/** A schema as far as inputs need it, a few levels deep; below that, and of endless ones, JSON is typed by hand. */
export interface PlaygroundSchema {
  /** Empty when any type will do. */
  types: readonly JsonType[]
  isNullable?: true
  format?: string
  /** The bytes of a file. */
  isFile?: true
  enum?: readonly unknown[]
  default?: unknown
  fields?: readonly PlaygroundField[]
  items?: PlaygroundSchema
  /** What further members hold. */
  additional?: PlaygroundSchema
  variants?: readonly { title: string; schema: PlaygroundSchema }[]
}
