/** Schemes that are required together. None at all means no authorization. */
export interface SecurityAlternative {
  schemes: readonly SecurityScheme[]
}

/** One way to authenticate. */
export type SecurityScheme = SecuritySchemeFacts &
  (
    | { type: 'bearer' }
    /** `names` are the labels of the two inputs (docs/reference/api-pages.mdx#authentication). */
    | { type: 'basic'; names?: readonly [string, string] }
    | { type: 'key'; place: 'header' | 'query' | 'cookie'; parameter: string }
    | { type: 'oauth2'; scopes: readonly string[] }
    | { type: 'openIdConnect'; url: string }
    /** Another scheme of HTTP authentication, sent as `Authorization: <scheme> …`. */
    | { type: 'http'; scheme: string }
    | { type: 'mutualTLS' }
  )

interface SecuritySchemeFacts {
  /** Its name in the spec. */
  name: string
  /** Markdown. */
  description?: string
  /** The initial value of its input (`x-default`): a complete credential. */
  default?: string
  /** The start of an API key or a bearer token (`inputPrefix`): the initial value of its input, sent with the rest. */
  prefix?: string
}
