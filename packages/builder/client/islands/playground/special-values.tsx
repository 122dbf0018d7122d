import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

/**
 * Quiet buttons for values that cannot be typed: null, and text, lists or objects that are sent although they are empty.
 * An input with another value has none.
 */
export function SpecialValues({ label, form, schema, value, onChange, empty }: ValueProps & { empty: unknown }) {
  const words = useWords()
  const isEmpty = value !== null && JSON.stringify(value) === JSON.stringify(empty)
  if (form !== 'json' || (value !== undefined && value !== null && !isEmpty)) return null
  const toggle = (name: string, isOn: boolean, special: unknown) => (
    <button
      type="button"
      class="pg-special"
      aria-pressed={isOn}
      aria-label={`${label}: ${name}`}
      onClick={() => onChange(isOn ? undefined : special)}
    >
      {name}
    </button>
  )
  return (
    <span class="pg-specials">
      {empty !== undefined && toggle(words.say('playground.empty'), isEmpty && value !== undefined, empty)}
      {schema.isNullable && toggle('null', value === null, null)}
    </span>
  )
}
