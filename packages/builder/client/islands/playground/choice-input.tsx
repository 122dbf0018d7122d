import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { toTypeWord } from './to-type-word.ts'
import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

/** A select for one of several values or none. Includes null where it is allowed. */
export function ChoiceInput(props: ValueProps & { values: readonly unknown[] }) {
  const words = useWords()
  const { schema, value, onChange, form, isRequired } = props
  const values =
    form === 'json' && schema.isNullable && !props.values.includes(null) ? [...props.values, null] : props.values
  const names = values.map((choice) =>
    typeof choice === 'string' ? choice || words.say('playground.empty') : JSON.stringify(choice),
  )
  return (
    <Field {...props} type={toTypeWord(schema, words)}>
      {(control) => (
        <Select
          {...control}
          options={[words.say(isRequired ? 'playground.choose' : 'playground.notSent'), ...names]}
          chosen={values.indexOf(value) + 1}
          onChoose={(index) => onChange(values[index - 1])}
        />
      )}
    </Field>
  )
}
