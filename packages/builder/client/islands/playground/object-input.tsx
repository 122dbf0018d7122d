import { isObject } from '../../../src/core/browser.ts'
import { MapInput } from './map-input.tsx'
import { Nest } from './nest.tsx'
import { SpecialValues } from './special-values.tsx'
import type { NestProps } from './value-props.ts'
import { VariantInput } from './variant-input.tsx'

/** The members of an object: described ones, those of a variant, and others by name. */
export function ObjectInput(props: NestProps) {
  const { at, schema, value, onChange, form, Input } = props
  const { fields = [], additional, variants } = schema
  const held = isObject(value) ? value : {}
  return (
    <Nest
      {...props}
      isOpen={value !== undefined}
      tools={<SpecialValues {...props} empty={schema.types[0] === 'object' ? {} : undefined} />}
    >
      {fields.map((field) => (
        <Input
          key={field.name}
          {...field}
          at={`${at}.${field.name}`}
          label={field.name}
          value={held[field.name]}
          onChange={(member) => onChange(withMember(held, field.name, member))}
          form={form}
        />
      ))}
      {variants && <VariantInput {...props} />}
      {additional && <MapInput {...props} known={fields.map(({ name }) => name)} of={additional} />}
    </Nest>
  )
}

/** Sets or removes a member. An object without members is not sent. */
function withMember(object: Readonly<Record<string, unknown>>, name: string, member: unknown): unknown {
  const { [name]: _, ...others } = object
  // An existing member keeps its position.
  const changed =
    member === undefined
      ? others
      : name in object
        ? Object.fromEntries(Object.entries(object).map(([key, held]) => [key, key === name ? member : held]))
        : { ...object, [name]: member }
  return Object.keys(changed).length === 0 ? undefined : changed
}
