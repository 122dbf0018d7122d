import type { SecurityScheme } from '../model/security.ts'
import { toCredentialPlaceholder } from './create-sample-values.ts'
import type { PlaygroundContent, PlaygroundModel, PlaygroundSchema } from './playground-model.ts'
import { type RequestValues, toParameterKey } from './request-values.ts'

export type Credential = RequestValues['credentials'][string]

/** Creates the initial values of a form: empty, apart from the initial values that the author set. */
export function createFormValues({ parameters, security, body }: PlaygroundModel): RequestValues {
  const schemes = security.flatMap((alternative) => alternative.schemes)
  return {
    server: 0,
    variables: {},
    security: 0,
    credentials: Object.fromEntries(schemes.map((scheme) => [scheme.name, createCredential(scheme)])),
    parameters: Object.fromEntries(
      parameters
        .filter(({ initial }) => initial !== undefined)
        .map((parameter) => [toParameterKey(parameter), parameter.initial]),
    ),
    content: 0,
    body: createFormBody(body?.contents[0]),
  }
}

/** Creates the initial body of a media type: its example, or else the members with an initial value. */
export function createFormBody(content: PlaygroundContent | undefined): unknown {
  return content?.example ?? createInitial(content?.schema)
}

function createInitial(schema: PlaygroundSchema | undefined): unknown {
  const members = (schema?.fields ?? [])
    .map((field) => [field.name, field.initial ?? createInitial(field.schema)] as const)
    .filter(([, value]) => value !== undefined)
  return members.length === 0 ? undefined : Object.fromEntries(members)
}

/** The initial values of the inputs of a scheme. */
function createCredential(scheme: SecurityScheme): Credential {
  if (scheme.type === 'basic') return { username: '', password: '' }
  return scheme.default ?? scheme.prefix ?? ''
}

/** Whether a credential still has to be entered: it is empty, or it is only its prefix. */
export function isBlankCredential(scheme: SecurityScheme, credential: Credential | undefined): boolean {
  if (credential === undefined) return true
  if (typeof credential !== 'string') return credential.username === '' && credential.password === ''
  return credential.trim() === '' || credential === scheme.prefix
}

/** Fills in placeholders for missing credentials, as samples show them. */
export function withPlaceholders({ security }: PlaygroundModel, values: RequestValues): RequestValues {
  const schemes = security[values.security]?.schemes ?? []
  const missing = schemes.filter((scheme) => isBlankCredential(scheme, values.credentials[scheme.name]))
  return {
    ...values,
    credentials: {
      ...values.credentials,
      ...Object.fromEntries(missing.map((scheme) => [scheme.name, toCredentialPlaceholder(scheme)])),
    },
  }
}
