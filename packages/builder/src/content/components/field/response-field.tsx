import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { fieldProps, renderField } from './field.tsx'
import { toFieldMarkdown } from './to-field-markdown.ts'

/** A field of a response, or a property of anything else. */
export const responseField = defineComponent({
  name: 'ResponseField',
  description: 'A field of a response: its name, type and description.',
  label: ['name', 'body'],
  props: fieldProps.extend({ body: text.optional().describe('An alias for `name`.') }),
  render: ({ body, ...field }, node, context) => renderField({ ...field, name: field.name ?? body }, node, context),
  toMarkdown: toFieldMarkdown,
})
