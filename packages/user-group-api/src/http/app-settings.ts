export interface AppSettings {
  /** Size limit of a body. */
  maxBodyBytes: number
  /** Limit of concurrent requests. Further requests to `/api/user` fail with `overloaded`. */
  maxInFlight: number
  /** Limit of open connections, idle ones included. Further connections are closed without a response. */
  maxConnections: number
  /** Whether `POST` with `X-HTTP-Method-Override: GET` counts as `GET`: browsers send no body with GET. */
  methodOverride: boolean
  /** Origins whose pages may read responses in browsers, for example `https://docs.acme.com`. */
  corsOrigins: ReadonlySet<string>
  /** Milliseconds that a whole request may take to arrive. */
  requestTimeout: number
}

export const DEFAULT_SETTINGS: AppSettings = {
  maxBodyBytes: 256 * 1024,
  maxInFlight: 1000,
  maxConnections: 10_000,
  methodOverride: false,
  corsOrigins: new Set(),
  requestTimeout: 15_000,
}
