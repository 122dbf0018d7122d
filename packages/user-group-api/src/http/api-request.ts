/** A request to `/api/user`, as any HTTP server can hand it over. */
export interface ApiRequest {
  method: string
  /** By names in lower case; each with every value it came with (`headersDistinct` of Node). */
  headers: Readonly<Record<string, readonly string[] | undefined>>
  /** Asked for the body once, and only when it is known who calls. May throw a ServiceError. */
  readBody(): Promise<Uint8Array>
}
