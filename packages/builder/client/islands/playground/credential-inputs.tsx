import {
  type Credential,
  type PlaygroundModel,
  type PlaygroundWords,
  type RequestValues,
  type SecurityAlternative,
  type SecurityScheme,
  toCredentialLabel,
} from '../../../src/api/browser.ts'
import { Field } from './field.tsx'
import { Section } from './section.tsx'
import { Select } from './select.tsx'
import { useWords } from './words-context.ts'

interface CredentialProps {
  security: PlaygroundModel['security']
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
  isStored: boolean
  onStore: (isStored: boolean) => void
}

/** The authorization: a select for the alternatives, and the inputs of the selected schemes. */
export function CredentialInputs({ security, values, onChange, isStored, onStore }: CredentialProps) {
  const words = useWords()
  const schemes = security[values.security]?.schemes ?? []
  if (security.every((alternative) => alternative.schemes.length === 0)) return null
  const fill = (name: string, credential: Credential) =>
    onChange({ credentials: { ...values.credentials, [name]: credential } })
  return (
    <Section title={words.say('playground.authorization')}>
      {security.length > 1 && (
        <Field at="security" label={words.say('playground.method')}>
          {(control) => (
            <Select
              {...control}
              options={security.map((alternative) => toTitle(alternative, words))}
              chosen={values.security}
              onChoose={(index) => onChange({ security: index })}
            />
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
          {words.say('playground.keep')}
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
  const words = useWords()
  const at = `credential.${scheme.name}`
  if (scheme.type === 'mutualTLS')
    return <p class="pg-about">{words.say('playground.certificate', { name: scheme.name })}</p>
  if (scheme.type !== 'basic')
    return (
      <SecretInput
        at={at}
        label={toCredentialLabel(scheme, words)}
        type={toTypeWord(scheme, words)}
        prefix={toPrefix(scheme)}
        value={toText(value)}
        onChange={onChange}
      />
    )
  const { username, password } = typeof value === 'string' ? { username: '', password: '' } : value
  return (
    <>
      <SecretInput
        at={at}
        label={toCredentialLabel(scheme, words)}
        type="Basic"
        value={username}
        onChange={(text) => onChange({ username: text, password })}
      />
      <SecretInput
        at={`${at}.password`}
        label={scheme.names?.[1] ?? words.say('playground.password')}
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
  const words = useWords()
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
            placeholder={prefix ? words.say('playground.token') : undefined}
            value={value}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}

function toTitle({ schemes }: SecurityAlternative, words: PlaygroundWords): string {
  const names = schemes.map(({ name }) => name)
  if (names.length === 0) return words.say('playground.none')
  return names.reduce((one, other) => words.say('playground.both', { one, other }))
}

function toPrefix(scheme: SecurityScheme): string | undefined {
  if (scheme.type === 'key') return undefined
  return scheme.type === 'http' ? scheme.scheme : 'Bearer'
}

function toTypeWord(scheme: SecurityScheme, words: PlaygroundWords): string {
  switch (scheme.type) {
    case 'key':
      return words.say(`playground.${scheme.place}Key`)
    case 'oauth2':
      return words.say('playground.oauth')
    case 'openIdConnect':
      return words.say('playground.openId')
    default:
      return words.say('playground.token')
  }
}

function toText(value: Credential): string {
  return typeof value === 'string' ? value : ''
}
