import { z } from 'zod'
import { defineComponent } from '../define-component.ts'
import { text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { fieldProps, renderField } from './field.tsx'
import { findParameterLocation } from './find-parameter-location.ts'
import { toFieldMarkdown } from './to-field-markdown.ts'

/** A name; bare (`<ParamField body name="x">`), only the place. */
const place = z.union([text, flag], 'the name of the parameter').meta({ title: 'text' })

/** Values of any kind; a single one is a list of one. */
const values = z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(z.unknown()))

/** A parameter of an API call, or of anything else. */
export const paramField = defineComponent({
  name: 'ParamField',
  aliases: ['Param'],
  description: 'A parameter: name, place, type and what it means.',
  props: fieldProps.extend({
    query: place.optional().describe('The name of a query parameter.'),
    path: place.optional().describe('The name of a path parameter.'),
    body: place.optional().describe('The name of a field of the body.'),
    header: place.optional().describe('The name of a header.'),
    enum: values.optional().describe('The values it may have.'),
    placeholder: z.unknown().optional().describe('What an empty input for it shows. It is not part of the text.'),
    initialValue: z.unknown().optional().describe('What an input for it holds at first. It is not part of the text.'),
  }),
  render(props, node, context) {
    const location = findParameterLocation(props)
    const name = location === undefined ? undefined : props[location]
    const field = { ...props, location, name: typeof name === 'string' ? name : props.name, values: props.enum }
    return renderField(field, node, context)
  },
  toMarkdown: toFieldMarkdown,
})
