import { useState } from 'preact/hooks'
import { Field } from './field.tsx'
import { SpecialValues } from './special-values.tsx'
import { toTypeWord } from './to-type-word.ts'
import type { ValueProps } from './value-props.ts'

/** A number as JSON has it; others stay text, which the check tells. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** A line for a text, a number or a date. */
export function PlainInput(props: ValueProps) {
  const { schema, value, onChange, placeholder, form } = props
  const isNumber = schema.types[0] === 'number' || schema.types[0] === 'integer'
  const [draft, setDraft] = useState('')
  const read = (text: string): unknown => {
    if (text === '') return undefined
    // What numbers cannot hold is sent as it is typed, where it is text anyway.
    if (!isNumber || !NUMBER.test(text) || (form !== 'json' && String(Number(text)) !== text)) return text
    return Number(text)
  }
  const held = value === undefined || value === null ? '' : String(value)
  const shown = read(draft) === value ? draft : held
  return (
    <Field
      {...props}
      type={toTypeWord(schema)}
      tools={<SpecialValues {...props} empty={isNumber || schema.types.length === 0 ? undefined : ''} />}
    >
      {(control) => (
        <input
          {...control}
          type={schema.format === 'date' ? 'date' : schema.format === 'password' ? 'password' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          autocomplete="off"
          spellcheck={false}
          placeholder={value === null ? 'null' : value === '' ? 'empty text' : (placeholder ?? toHint(schema.default))}
          value={shown}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value)
            onChange(read(currentTarget.value))
          }}
        />
      )}
    </Field>
  )
}

function toHint(initial: unknown): string | undefined {
  return initial === undefined ? undefined : typeof initial === 'string' ? initial : JSON.stringify(initial)
}
