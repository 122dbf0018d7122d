/** A request to a mock, with its body already received. */
export interface MockRequest {
  /** Upper case. */
  method: string
  /** Path and query, as sent. */
  url: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: string
}

export interface MockResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** The operation that responded: `GET /users/{id}`. Absent when none matches. */
  operation?: string
}

/** Responds like an API would. Equal requests get equal responses. */
export type Mock = (request: MockRequest) => MockResponse
