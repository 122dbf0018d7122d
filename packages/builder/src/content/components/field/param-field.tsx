import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { fieldProps, renderField } from './field.tsx'
import { findParameterLocation } from './find-parameter-location.ts'
import { toFieldMarkdown } from './to-field-markdown.ts'

/** A name, or only the location if it has no value (`<ParamField body name="x">`). */
const location = z.union([text, flag], 'the name of the parameter').meta({ title: 'text' })

/** Values of any type. A single value is a list of one. */
const values = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.unknown()))

/** A parameter of an API call, or of anything else. */
export const paramField = defineComponent({
  name: 'ParamField',
  aliases: ['Param'],
  description: 'A parameter: its name, location, type and description.',
  label: ['name', 'query', 'path', 'body', 'header'],
  props: fieldProps.extend({
    query: location.optional().describe('The name of a query parameter.'),
    path: location.optional().describe('The name of a path parameter.'),
    body: location.optional().describe('The name of a field of the body.'),
    header: location.optional().describe('The name of a header.'),
    enum: values.optional().describe('The allowed values.'),
    placeholder: z.unknown().optional().describe('The placeholder of an input. It is not shown in the text.'),
    initialValue: z.unknown().optional().describe('The initial value of an input. It is not shown in the text.'),
  }),
  render(props, node, context) {
    const location = findParameterLocation(props)
    const name = location === undefined ? undefined : props[location]
    const field = { ...props, location, name: typeof name === 'string' ? name : props.name, values: props.enum }
    return renderField(field, node, context)
  },
  toMarkdown: toFieldMarkdown,
})
