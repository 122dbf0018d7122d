import { z } from 'zod/mini'
import { apiAuthSchema } from './api-auth.ts'
import { textSchema } from './text.ts'

const playgroundSchema = z.strictObject({
  mode: z.exactOptional(z.enum(['show', 'simple', 'hide'])).check(
    z.meta({
      enumDescriptions: ['A form that sends requests.', 'The endpoint without a form.', 'Neither.'],
      description: '"show" lets a reader send requests, "simple" shows the endpoint only, "hide" shows neither.',
      default: 'show',
      examples: ['simple'],
    }),
  ),
  disableProxy: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether requests go straight from the browser to the API.',
      default: false,
      examples: [true],
    }),
  ),
})

const exampleSchema = z.strictObject({
  languages: z.exactOptional(z.array(z.string())).check(
    z.meta({
      description: 'Languages of the generated examples, in their order.',
      examples: [['curl', 'python']],
    }),
  ),
  showOptionalParams: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether examples hold optional parameters too.',
      default: false,
      examples: [true],
    }),
  ),
})

const requestSchema = z.strictObject({
  example: z.exactOptional(exampleSchema).check(
    z.meta({
      description: 'Examples of requests.',
      examples: [{ languages: ['curl', 'python'] }],
    }),
  ),
})

const paramFieldsSchema = z.strictObject({
  expanded: z.exactOptional(z.enum(['all', 'topLevel', 'topLevelOneOfs', 'none'])).check(
    z.meta({
      enumDescriptions: [
        'All of them.',
        'Those of the first level.',
        'Those of the first level that are one of several forms.',
        'None of them.',
      ],
      description: 'Which parameters with fields of their own are open at first.',
      default: 'none',
      examples: ['topLevel'],
    }),
  ),
  post: z.exactOptional(z.array(z.string())).check(
    z.meta({
      description: 'Keys of an OpenAPI schema that are shown after the name of a parameter.',
      examples: [['x-unit']],
    }),
  ),
})

/** The specification knows baseUrl, auth, playground.mode and maintainOrder; the rest is of the format in use. */
export const apiSchema = z
  .strictObject({
    baseUrl: z.exactOptional(z.union([textSchema, z.array(textSchema)])).check(
      z.meta({
        description: 'Address that relative paths of API pages start with, or several for the reader to choose from.',
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
        description: 'Settings of the shown requests.',
        examples: [{ example: { languages: ['curl'] } }],
      }),
    ),
    paramFields: z.exactOptional(paramFieldsSchema).check(
      z.meta({
        description: 'Settings of the parameters.',
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
  .check(z.meta({ description: 'Settings of API pages.', examples: [{ baseUrl: 'https://api.acme.com' }] }))
