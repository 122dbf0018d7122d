/** The values of a request: those a visitor entered, or those of a sample. Missing values are not sent. */
export interface RequestValues {
  /** Index of the server in the model. */
  server: number
  /** Values of the variables in its URL. */
  variables: Readonly<Record<string, string>>
  /** Index of the security alternative. */
  security: number
  /** Values of the inputs of a scheme, by its name: a token or key, or user name and password. */
  credentials: Readonly<Record<string, string | { username: string; password: string }>>
  /** Values of parameters by `place.name`, for example `query.page`. */
  parameters: Readonly<Record<string, unknown>>
  /** Index of the body's media type. */
  content: number
  /** `undefined`: no body. Files in it are a `FileValue`. */
  body?: unknown
}

/** The key of a parameter in {@link RequestValues.parameters}. */
export function toParameterKey({ place, name }: { place: string; name: string }): string {
  return `${place}.${name}`
}
