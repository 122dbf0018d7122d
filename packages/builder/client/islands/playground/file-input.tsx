import { useContext } from 'preact/hooks'
import { Field } from './field.tsx'
import { FormContext } from './form-context.ts'
import type { ValueProps } from './value-props.ts'

/** A file. The values hold its name; its bytes stay where they are until it is sent. */
export function FileInput(props: ValueProps) {
  const { keepFile } = useContext(FormContext)
  return (
    <Field {...props} type="file">
      {(control) => (
        <input
          {...control}
          type="file"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            props.onChange(file && { file: keepFile(file) })
          }}
        />
      )}
    </Field>
  )
}
