import { toInlineCode } from './escape-text.ts'
import type { WriteComponent } from './markdown-writer.ts'

/** A color as an item of a list: its name, its value as code, or one for each mode. */
export const writeColorItem: WriteComponent = ({ props }, writer) => {
  const { value } = props
  const values =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([mode, color]) => `${toInlineCode(String(color))} (${writer.writeProp(mode)})`)
      : [toInlineCode(String(value ?? ''))]
  const name = writer.writeProp(props.name)
  return `- ${name === '' ? '' : `${name}: `}${values.join(', ')}`
}
