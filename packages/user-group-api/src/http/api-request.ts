/** A request to `/api/user` in a form that any HTTP server can provide. */
export interface ApiRequest {
  method: string
  /** By lowercase name, each with every value it was sent with (`headersDistinct` in Node). */
  headers: Readonly<Record<string, readonly string[] | undefined>>
  /** Called at most once, and only for an authenticated caller. May throw a ServiceError. */
  readBody(): Promise<Uint8Array>
}
