/** A request with all its parts filled in: what samples show and the playground sends. */
export interface SampleRequest {
  /** Upper case. */
  method: string
  /** Absolute where a server is known, with variables and query filled in and encoded. */
  url: string
  /** In the order they are shown; `Content-Type` is among them. */
  headers: readonly (readonly [name: string, value: string])[]
  body?: SampleBody
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  /** Any other text. */
  | { kind: 'text'; text: string }
  /** `application/x-www-form-urlencoded`. */
  | { kind: 'form'; fields: readonly (readonly [name: string, value: string])[] }
  /** `multipart/form-data`. The boundary is the sender's, so no header names it. */
  | { kind: 'multipart'; parts: readonly SamplePart[] }
  /** The bytes of a file: {@link content} when a reader chose one. */
  | { kind: 'file'; name: string; content?: Blob }

export type SamplePart =
  | { name: string; value: string; mediaType?: string }
  /** `file` is its name, `content` its bytes when a reader chose one. */
  | { name: string; file: string; content?: Blob; mediaType?: string }

/** One language of request samples. */
export interface SampleLanguage {
  /** As in `api.request.example.languages`, for example `bash`. */
  id: string
  /** What readers see: `cURL`. */
  label: string
  /** Name of the grammar that colors it. */
  grammar: string
  /** Writes the request as code that runs as it stands. Every text of the request is quoted: nothing of it is code. */
  write(request: SampleRequest): string
}
