import { Field } from './field.tsx'
import { toTypeWord } from './to-type-word.ts'
import type { ValueProps } from './value-props.ts'

/** A select for one of several values or none. Includes null where it is allowed. */
export function ChoiceInput(props: ValueProps & { values: readonly unknown[] }) {
  const { schema, value, onChange, form, isRequired } = props
  const values =
    form === 'json' && schema.isNullable && !props.values.includes(null) ? [...props.values, null] : props.values
  return (
    <Field {...props} type={toTypeWord(schema)}>
      {(control) => (
        <select
          {...control}
          value={String(values.indexOf(value))}
          onChange={({ currentTarget }) => onChange(values[Number(currentTarget.value)])}
        >
          <option value="-1">{isRequired ? 'Choose one' : 'not sent'}</option>
          {values.map((choice, index) => (
            <option value={String(index)}>
              {typeof choice === 'string' ? choice || 'empty' : JSON.stringify(choice)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
