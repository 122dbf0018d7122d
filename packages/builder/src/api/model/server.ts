/** An address below which an API stands. */
export interface ApiServer {
  /** May hold variables: `https://{region}.example.com/v1`. */
  url: string
  description?: string
  variables: readonly ServerVariable[]
}

export interface ServerVariable {
  name: string
  default: string
  /** The only values there are, when they are listed. */
  values?: readonly string[]
  description?: string
}
