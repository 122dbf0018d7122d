import {
  PARAMETER_PLACES,
  type PlaygroundParameter,
  type RequestValues,
  toParameterKey,
} from '../../../src/api/browser.ts'
import { Section } from './section.tsx'
import { ValueInput } from './value-input.tsx'
import { useWords } from './words-context.ts'

interface ParameterProps {
  parameters: readonly PlaygroundParameter[]
  values: RequestValues
  onChange: (change: Partial<RequestValues>) => void
}

/** The inputs of parameters, one section per location. */
export function ParameterInputs({ parameters, values, onChange }: ParameterProps) {
  const words = useWords()
  function fill(at: string, value: unknown): void {
    const { [at]: _, ...others } = values.parameters
    onChange({ parameters: value === undefined ? others : { ...others, [at]: value } })
  }
  return PARAMETER_PLACES.map((place) => {
    const placed = parameters.filter((parameter) => parameter.place === place)
    if (placed.length === 0) return null
    return (
      <Section key={place} title={words.say(`playground.${place}`)}>
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
