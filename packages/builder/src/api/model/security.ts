/** Schemes that are needed together; none at all means no authorization. */
export interface SecurityAlternative {
  schemes: readonly SecurityScheme[]
}

/** One way to prove who calls. */
export type SecurityScheme = SecuritySchemeFacts &
  (
    | { type: 'bearer' }
    /** `names` label the two inputs (reference 6.3: `[usernameName]:[passwordName]`). */
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
  /** What its input holds at first (`x-default`): a whole credential. */
  default?: string
  /** How the credential of a key or a bearer token begins: its input holds that at first, and it is sent (`inputPrefix`). */
  prefix?: string
}
