import { useState } from 'preact/hooks'
import type { PlaygroundSchema } from '../../../src/api/browser.ts'
import { isObject } from '../../../src/core/browser.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import type { NestProps } from './value-props.ts'
import { useWords } from './words-context.ts'

/** A value of one of several variants. Members that the new variant doesn't have are removed. */
export function VariantInput({ at, label, schema, value, onChange, form, Input }: NestProps) {
  const words = useWords()
  const { variants = [], fields = [] } = schema
  const [chosen, setChosen] = useState(() => findVariant(variants, value))
  const variant = variants[chosen]
  if (variant === undefined) return null

  function choose(index: number): void {
    setChosen(index)
    const names = new Set([...fields, ...(variants[index]?.schema.fields ?? [])].map(({ name }) => name))
    const members = isObject(value) ? Object.entries(value).filter(([name]) => names.has(name)) : []
    onChange(members.length === 0 ? undefined : Object.fromEntries(members))
  }

  return (
    <>
      <Field
        at={`${at}?`}
        label={at === 'body' ? words.say('playground.bodyVariant') : words.say('playground.variant', { name: label })}
      >
        {(control) => (
          <Select {...control} options={variants.map(({ title }) => title)} chosen={chosen} onChoose={choose} />
        )}
      </Field>
      <Input
        key={chosen}
        at={at}
        label={label}
        schema={variant.schema}
        value={value}
        onChange={onChange}
        form={form}
        isBare
      />
    </>
  )
}

/** Finds the variant that a value was entered for: the one that knows most of its members, or the first. */
function findVariant(variants: NonNullable<PlaygroundSchema['variants']>, value: unknown): number {
  const members = isObject(value) ? Object.entries(value) : []
  const counts = variants.map(({ schema }) => {
    const known = new Map(schema.fields?.map((field) => [field.name, field.schema.enum]))
    return members.filter(([name, member]) => known.has(name) && (known.get(name)?.includes(member) ?? true)).length
  })
  return counts.indexOf(Math.max(...counts))
}
