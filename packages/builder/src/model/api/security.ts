/** Schemes that are needed together; none at all means no authorization. */
export interface SecurityAlternative {
  schemes: readonly SecurityScheme[]
}

/** One way to prove who calls. */
export type SecurityScheme = SecuritySchemeFacts &
  (
    | { type: 'bearer'; format?: string }
    /** `names` label the two inputs (reference 6.3: `[usernameName]:[passwordName]`). */
    | { type: 'basic'; names?: readonly [string, string] }
    /** A key in a header, the query or a cookie. `prefix` is what its input holds at first, and is sent (`inputPrefix`). */
    | { type: 'key'; place: 'header' | 'query' | 'cookie'; parameter: string; prefix?: string }
    | { type: 'oauth2'; flows: readonly string[]; scopes: readonly string[] }
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
  /** What its input holds at first (`x-default`). */
  default?: string
}
