/** What a reader filled in, or what a sample shows. Of what is not there nothing is sent. */
export interface RequestValues {
  /** Position of the server in the model. */
  server: number
  /** Values of the variables of its address. */
  variables: Readonly<Record<string, string>>
  /** Position of the alternative of the authorization. */
  security: number
  /** What stands in the inputs of a scheme, by its name: a token or key, or user and password. */
  credentials: Readonly<Record<string, string | { username: string; password: string }>>
  /** Values of parameters by `place.name`, for example `query.page`. */
  parameters: Readonly<Record<string, unknown>>
  /** Position of the body's media type. */
  content: number
  /** `undefined`: no body. Files stand in it as `FileValue`. */
  body?: unknown
}

/** The key of a parameter in {@link RequestValues.parameters}. */
export function toParameterKey({ place, name }: { place: string; name: string }): string {
  return `${place}.${name}`
}
