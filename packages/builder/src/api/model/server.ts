/** A base URL of an API. */
export interface ApiServer {
  /** May contain variables: `https://{region}.example.com/v1`. */
  url: string
  description?: string
  variables: readonly ServerVariable[]
}

export interface ServerVariable {
  name: string
  default: string
  /** The allowed values, when they are listed. */
  values?: readonly string[]
  description?: string
}
