import { z } from 'zod'
import { defineComponent } from '../model/component.ts'
import { fieldProps, renderField } from './field.tsx'
import { text } from './props/content.ts'
import { flag } from './props/flag.ts'

/** The properties that name a parameter and say where it goes. */
const LOCATIONS = ['query', 'path', 'body', 'header'] as const

/** A name; bare (`<ParamField body name="x">`), only the place. */
const place = z.union([text, flag], 'the name of the parameter')

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
  }),
  render(props, node, context) {
    const location = LOCATIONS.find((key) => props[key] !== undefined && props[key] !== false)
    const name = location === undefined ? undefined : props[location]
    return renderField({ ...props, location, name: typeof name === 'string' ? name : props.name }, node, context)
  },
})
