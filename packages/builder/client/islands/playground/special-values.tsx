import { toInputId } from './form-context.ts'
import type { ValueProps } from './value-props.ts'

/** Buttons for values that cannot be typed: null, and text, lists or objects that are sent although they are empty. */
export function SpecialValues({ at, form, schema, value, onChange, empty }: ValueProps & { empty: unknown }) {
  if (form !== 'json') return null
  const isEmpty = value !== null && JSON.stringify(value) === JSON.stringify(empty)
  const toggle = (name: string, isOn: boolean, special: unknown) => (
    <button
      type="button"
      class="pg-special"
      aria-pressed={isOn}
      aria-describedby={`${toInputId(at)}-label`}
      onClick={() => onChange(isOn ? undefined : special)}
    >
      {name}
    </button>
  )
  return (
    <span class="pg-specials">
      {empty !== undefined && toggle('empty', isEmpty, empty)}
      {schema.isNullable && toggle('null', value === null, null)}
    </span>
  )
}
