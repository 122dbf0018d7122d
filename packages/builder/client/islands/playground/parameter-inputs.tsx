import type { PlaygroundParameter } from '../../../src/model/api/playground.ts'
import { type RequestValues, toParameterKey } from '../../../src/request/request-values.ts'
import { Section } from './section.tsx'
import { ValueInput } from './value-input.tsx'

/** The sections, in the order of a request. */
const PLACES = [
  ['header', 'Headers'],
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['cookie', 'Cookies'],
] as const

interface ParameterProps {
  parameters: readonly PlaygroundParameter[]
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
}

/** The inputs of parameters, by their place. */
export function ParameterInputs({ parameters, values, onChange }: ParameterProps) {
  function fill(at: string, value: unknown): void {
    const { [at]: _, ...others } = values.parameters
    onChange({ parameters: value === undefined ? others : { ...others, [at]: value } })
  }
  return PLACES.map(([place, title]) => {
    const placed = parameters.filter((parameter) => parameter.place === place)
    if (placed.length === 0) return null
    return (
      <Section key={place} title={title}>
        {placed.map((parameter) => {
          const at = toParameterKey(parameter)
          return (
            <ValueInput
              key={at}
              {...parameter}
              at={at}
              label={parameter.name}
              value={values.parameters[at]}
              onChange={(value) => fill(at, value)}
              form="text"
            />
          )
        })}
      </Section>
    )
  })
}
