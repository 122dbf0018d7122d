/** A complete request, as samples show it and the playground sends it. */
export interface SampleRequest {
  /** Upper case. */
  method: string
  /** Absolute when a server is known. Variables and query are filled in and encoded. */
  url: string
  /** In the order they are shown, including `Content-Type`. */
  headers: readonly (readonly [name: string, value: string])[]
  body?: SampleBody
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  /** Any other text. */
  | { kind: 'text'; text: string }
  /** `application/x-www-form-urlencoded`. */
  | { kind: 'form'; fields: readonly (readonly [name: string, value: string])[] }
  /** `multipart/form-data`. The sender chooses the boundary, so no header contains it. */
  | { kind: 'multipart'; parts: readonly SamplePart[] }
  /** The bytes of a file. `content` is set once a visitor has chosen one. */
  | { kind: 'file'; name: string; content?: Blob }

export type SamplePart =
  | { name: string; value: string; mediaType?: string }
  /** `file` is the name of the file. `content` is set once a visitor has chosen one. */
  | { name: string; file: string; content?: Blob; mediaType?: string }
