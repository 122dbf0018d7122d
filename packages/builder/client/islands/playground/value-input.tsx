import { ChoiceInput } from './choice-input.tsx'
import { FileInput } from './file-input.tsx'
import { StandaloneJsonInput } from './json-input.tsx'
import { ListInput } from './list-input.tsx'
import { ObjectInput } from './object-input.tsx'
import { PlainInput } from './plain-input.tsx'
import type { ValueProps } from './value-props.ts'

/** The input for a schema. */
export function ValueInput(props: ValueProps) {
  const { types, isFile, enum: values, fields, items, additional, variants } = props.schema
  const [type] = types
  if (isFile && props.form === 'parts') return <FileInput {...props} />
  if (values !== undefined && values.length > 0) return <ChoiceInput {...props} values={values} />
  if (fields !== undefined || additional !== undefined || variants !== undefined)
    return <ObjectInput {...props} Input={ValueInput} />
  if (items !== undefined) return <ListInput {...props} Input={ValueInput} />
  if (type === 'boolean') return <ChoiceInput {...props} values={[true, false]} />
  if (type === 'object' || type === 'array' || (type === undefined && props.form === 'json'))
    return <StandaloneJsonInput {...props} />
  return <PlainInput {...props} />
}
