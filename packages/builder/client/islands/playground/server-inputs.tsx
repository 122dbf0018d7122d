import type { ApiServer, RequestValues } from '../../../src/api/browser.ts'
import { ChoiceInput } from './choice-input.tsx'
import { Field } from './field.tsx'
import { PlainInput } from './plain-input.tsx'
import { Section } from './section.tsx'
import { Select } from './select.tsx'
import { useWords } from './words-context.ts'

interface ServerProps {
  servers: readonly ApiServer[]
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
}

/** The base URL and its variables. */
export function ServerInputs({ servers, values, onChange }: ServerProps) {
  const words = useWords()
  const variables = servers[values.server]?.variables ?? []
  if (servers.length < 2 && variables.length === 0) return null
  const fill = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values.variables
    onChange({ variables: value === undefined ? others : { ...others, [name]: String(value) } })
  }
  return (
    <Section title={words.say('playground.server')}>
      {servers.length > 1 && (
        <Field at="server" label={words.say('playground.baseUrl')}>
          {(control) => (
            <Select
              {...control}
              options={servers.map(({ url, description }) => (description ? `${url} (${description})` : url))}
              chosen={values.server}
              onChoose={(index) => onChange({ server: index, variables: {} })}
            />
          )}
        </Field>
      )}
      {variables.map(({ name, default: initial, values: choices, description }) => {
        const props = {
          at: `variable.${name}`,
          label: name,
          schema: { types: ['string'] as const },
          description,
          placeholder: initial,
          onChange: (value: unknown) => fill(name, value),
          form: 'text' as const,
        }
        return choices === undefined ? (
          <PlainInput key={name} {...props} value={values.variables[name]} />
        ) : (
          <ChoiceInput key={name} {...props} isRequired values={choices} value={values.variables[name] ?? initial} />
        )
      })}
    </Section>
  )
}
