import { useState } from 'preact/hooks'
import { isObject } from '../../../src/core/browser.ts'
import { Field } from './field.tsx'
import type { NestProps } from './value-props.ts'

/** A value of one of several variants. Members that the new variant doesn't have are removed. */
export function VariantInput({ at, label, schema, value, onChange, form, Input }: NestProps) {
  const { variants = [], fields = [] } = schema
  const [chosen, setChosen] = useState(0)
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
      <Field at={`${at}?`} label={at === 'body' ? 'Body variant' : `Variant of ${label}`}>
        {(control) => (
          <select
            {...control}
            value={String(chosen)}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {variants.map(({ title }, index) => (
              <option value={String(index)}>{title}</option>
            ))}
          </select>
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
