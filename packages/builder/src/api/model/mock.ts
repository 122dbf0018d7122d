/** A request to a mock, with its body read. */
export interface MockRequest {
  /** Upper case. */
  method: string
  /** Path and query, as sent. */
  url: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: string
}

export interface MockAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** What answers: `GET /users/{id}`. Absent when no operation does. */
  operation?: string
}

/** Answers as an API would. The same request has the same answer. */
export type Mock = (request: MockRequest) => MockAnswer
