import { FileValue } from '../../../src/api/browser.ts'
import { Field } from './field.tsx'
import type { ValueProps } from './value-props.ts'
import { useWords } from './words-context.ts'

/** A file. It is only read when it is sent. */
export function FileInput(props: ValueProps) {
  const words = useWords()
  return (
    <Field {...props} type={words.say('playground.fileType')}>
      {(control) => (
        <input
          {...control}
          type="file"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            props.onChange(file && new FileValue(file.name, file))
          }}
        />
      )}
    </Field>
  )
}
