import { useState } from 'preact/hooks'
import { Field } from './field.tsx'
import { SpecialValues } from './special-values.tsx'
import { toTypeWord } from './to-type-word.ts'
import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

/** A number in JSON. Other spellings stay text, which the check reports. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** An input for text, a number or a date. */
export function PlainInput(props: ValueProps) {
  const words = useWords()
  const { schema, value, onChange, placeholder, form } = props
  const isNumber = schema.types[0] === 'number' || schema.types[0] === 'integer'
  const [draft, setDraft] = useState('')
  const parse = (text: string): unknown => {
    if (text === '') return undefined
    // Outside of JSON, a number that JavaScript cannot represent is sent as entered.
    if (!isNumber || !NUMBER.test(text) || (form !== 'json' && String(Number(text)) !== text)) return text
    return Number(text)
  }
  const held = value === undefined || value === null ? '' : String(value)
  const shown = parse(draft) === value ? draft : held
  return (
    <Field
      {...props}
      type={toTypeWord(schema, words)}
      tools={<SpecialValues {...props} empty={isNumber || schema.types.length === 0 ? undefined : ''} />}
    >
      {(control) => (
        <input
          {...control}
          type={schema.format === 'date' ? 'date' : schema.format === 'password' ? 'password' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          autocomplete="off"
          spellcheck={false}
          placeholder={
            value === null
              ? 'null'
              : value === ''
                ? words.say('playground.emptyText')
                : (placeholder ?? toHint(schema.default))
          }
          value={shown}
          onInput={({ currentTarget }) => {
            setDraft(currentTarget.value)
            onChange(parse(currentTarget.value))
          }}
        />
      )}
    </Field>
  )
}

function toHint(initial: unknown): string | undefined {
  return initial === undefined ? undefined : typeof initial === 'string' ? initial : JSON.stringify(initial)
}
