import type {
  Credential,
  PlaygroundModel,
  RequestValues,
  SecurityAlternative,
  SecurityScheme,
} from '../../../src/api/browser.ts'
import { Field } from './field.tsx'
import { Section } from './section.tsx'

interface CredentialProps {
  security: PlaygroundModel['security']
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
  isStored: boolean
  onStore: (isStored: boolean) => void
}

/** The authorization: a select for the alternatives, and the inputs of the selected schemes. */
export function CredentialInputs({ security, values, onChange, isStored, onStore }: CredentialProps) {
  const schemes = security[values.security]?.schemes ?? []
  if (security.every((alternative) => alternative.schemes.length === 0)) return null
  const fill = (name: string, credential: Credential) =>
    onChange({ credentials: { ...values.credentials, [name]: credential } })
  return (
    <Section title="Authorization">
      {security.length > 1 && (
        <Field at="security" label="Authorization method">
          {(control) => (
            <select
              {...control}
              value={String(values.security)}
              onChange={({ currentTarget }) => onChange({ security: Number(currentTarget.value) })}
            >
              {security.map((alternative, index) => (
                <option value={String(index)}>{toTitle(alternative)}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {schemes.map((scheme) => (
        <SchemeInput
          key={scheme.name}
          scheme={scheme}
          value={values.credentials[scheme.name] ?? ''}
          onChange={(credential) => fill(scheme.name, credential)}
        />
      ))}
      {schemes.length > 0 && (
        <label class="pg-check">
          <input type="checkbox" checked={isStored} onChange={({ currentTarget }) => onStore(currentTarget.checked)} />
          Keep in this tab until it is closed
        </label>
      )}
    </Section>
  )
}

interface SchemeProps {
  scheme: SecurityScheme
  value: Credential
  onChange: (credential: Credential) => void
}

function SchemeInput({ scheme, value, onChange }: SchemeProps) {
  const at = `credential.${scheme.name}`
  if (scheme.type === 'mutualTLS')
    return <p class="pg-about">Your browser will ask for a client certificate ({scheme.name}).</p>
  if (scheme.type !== 'basic')
    return (
      <SecretInput
        at={at}
        label={scheme.type === 'key' ? scheme.parameter : 'Authorization'}
        type={toTypeWord(scheme)}
        prefix={toPrefix(scheme)}
        value={toText(value)}
        onChange={onChange}
      />
    )
  const { username, password } = typeof value === 'string' ? { username: '', password: '' } : value
  const [userLabel, passwordLabel] = scheme.names ?? ['username', 'password']
  return (
    <>
      <SecretInput
        at={at}
        label={userLabel}
        type="Basic"
        value={username}
        onChange={(text) => onChange({ username: text, password })}
      />
      <SecretInput
        at={`${at}.password`}
        label={passwordLabel}
        value={password}
        isSecret
        onChange={(text) => onChange({ username, password: text })}
      />
    </>
  )
}

interface SecretProps {
  at: string
  label: string
  type?: string
  /** Sent before the value. */
  prefix?: string | undefined
  isSecret?: boolean
  value: string
  onChange: (text: string) => void
}

function SecretInput({ at, label, type, prefix, isSecret, value, onChange }: SecretProps) {
  return (
    <Field at={at} label={label} type={type} isRequired={!isSecret}>
      {(control) => (
        <div class="pg-prefixed">
          {prefix && <span class="pg-prefix">{prefix}</span>}
          <input
            {...control}
            type={isSecret ? 'password' : 'text'}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={prefix ? 'token' : undefined}
            value={value}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}

function toTitle({ schemes }: SecurityAlternative): string {
  return schemes.length === 0 ? 'None' : schemes.map(({ name }) => name).join(' and ')
}

function toPrefix(scheme: SecurityScheme): string | undefined {
  if (scheme.type === 'key') return undefined
  return scheme.type === 'http' ? scheme.scheme : 'Bearer'
}

function toTypeWord(scheme: SecurityScheme): string {
  switch (scheme.type) {
    case 'key':
      return `key in ${scheme.place === 'query' ? 'the query' : `a ${scheme.place}`}`
    case 'oauth2':
      return 'OAuth 2 token'
    case 'openIdConnect':
      return 'OpenID Connect token'
    default:
      return 'token'
  }
}

function toText(value: Credential): string {
  return typeof value === 'string' ? value : ''
}
