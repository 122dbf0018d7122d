import { z } from 'zod/mini'
import { textSchema } from '../../schema-parts/text.ts'
import { apiAuthSchema } from './api-auth.ts'

const playgroundSchema = z.strictObject({
  mode: z.exactOptional(z.enum(['show', 'simple', 'hide'])).check(
    z.meta({
      enumDescriptions: [
        'A form that sends requests.',
        'The endpoint without a form.',
        'Neither the endpoint nor a form.',
      ],
      description: '"show" lets visitors send requests, "simple" only shows the endpoint, "hide" shows neither.',
      default: 'show',
      examples: ['simple'],
    }),
  ),
  disableProxy: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether requests go directly from the browser to the API.',
      default: false,
      examples: [true],
    }),
  ),
})

const exampleSchema = z.strictObject({
  languages: z.exactOptional(z.array(z.string())).check(
    z.meta({
      description: 'Languages of the generated examples, in this order.',
      examples: [['curl', 'python']],
    }),
  ),
  showOptionalParams: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether examples include optional parameters.',
      default: false,
      examples: [true],
    }),
  ),
})

const requestSchema = z.strictObject({
  example: z.exactOptional(exampleSchema).check(
    z.meta({
      description: 'Generated request examples.',
      examples: [{ languages: ['curl', 'python'] }],
    }),
  ),
})

const paramFieldsSchema = z.strictObject({
  expanded: z.exactOptional(z.enum(['all', 'topLevel', 'topLevelOneOfs', 'none'])).check(
    z.meta({
      enumDescriptions: [
        'All of them.',
        'Those at the top level.',
        'Those at the top level that are one of several alternatives.',
        'None of them.',
      ],
      description: 'Which nested parameters are expanded initially.',
      default: 'none',
      examples: ['topLevel'],
    }),
  ),
  post: z.exactOptional(z.array(z.string())).check(
    z.meta({
      description: 'Keys of an OpenAPI schema to show after the name of a parameter.',
      examples: [['x-unit']],
    }),
  ),
})

export const apiSchema = z
  .strictObject({
    baseUrl: z.exactOptional(z.union([textSchema, z.array(textSchema)])).check(
      z.meta({
        description: 'Base URL for relative paths of API pages, or several for the visitor to choose from.',
        examples: ['https://api.acme.com', ['https://api.acme.com', 'https://sandbox.acme.com']],
      }),
    ),
    auth: z.exactOptional(apiAuthSchema),
    playground: z.exactOptional(playgroundSchema).check(
      z.meta({
        description: 'The form that sends requests.',
        examples: [{ mode: 'simple' }],
      }),
    ),
    request: z.exactOptional(requestSchema).check(
      z.meta({
        description: 'Settings for requests.',
        examples: [{ example: { languages: ['curl'] } }],
      }),
    ),
    paramFields: z.exactOptional(paramFieldsSchema).check(
      z.meta({
        description: 'Settings for parameters.',
        examples: [{ expanded: 'all' }],
      }),
    ),
    maintainOrder: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether fields keep the order of the OpenAPI file.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'Settings for API pages.', examples: [{ baseUrl: 'https://api.acme.com' }] }))
