import { z } from 'zod'
import { apiAuthSchema } from './api-auth.ts'
import { textSchema } from './text.ts'

const playgroundSchema = z.strictObject({
  mode: z
    .enum(['show', 'simple', 'hide'])
    .exactOptional()
    .meta({
      description: '"show" lets a reader send requests, "simple" shows the endpoint only, "hide" shows neither.',
      default: 'show',
      examples: ['simple'],
    }),
  disableProxy: z
    .boolean()
    .exactOptional()
    .meta({
      description: 'Whether requests go straight from the browser to the API.',
      default: false,
      examples: [true],
    }),
})

const exampleSchema = z.strictObject({
  languages: z
    .array(z.string())
    .exactOptional()
    .meta({
      description: 'Languages of the generated examples, in their order.',
      examples: [['curl', 'python']],
    }),
  showOptionalParams: z
    .boolean()
    .exactOptional()
    .meta({
      description: 'Whether examples hold optional parameters too.',
      default: false,
      examples: [true],
    }),
})

const requestSchema = z.strictObject({
  example: exampleSchema.exactOptional().meta({
    description: 'Examples of requests.',
    examples: [{ languages: ['curl', 'python'] }],
  }),
})

const paramFieldsSchema = z.strictObject({
  expanded: z
    .enum(['all', 'topLevel', 'topLevelOneOfs', 'none'])
    .exactOptional()
    .meta({
      description: 'Which parameters with fields of their own are open at first.',
      default: 'none',
      examples: ['topLevel'],
    }),
  post: z
    .array(z.string())
    .exactOptional()
    .meta({
      description: 'Keys of an OpenAPI schema that are shown after the name of a parameter.',
      examples: [['x-unit']],
    }),
})

/** The specification knows baseUrl, auth, playground.mode and maintainOrder; the rest is of the format in use. */
export const apiSchema = z
  .strictObject({
    baseUrl: z
      .union([textSchema, z.array(textSchema)])
      .exactOptional()
      .meta({
        description: 'Address that relative paths of API pages start with, or several for the reader to choose from.',
        examples: ['https://api.acme.com', ['https://api.acme.com', 'https://sandbox.acme.com']],
      }),
    auth: apiAuthSchema.exactOptional(),
    playground: playgroundSchema.exactOptional().meta({
      description: 'The form that sends requests.',
      examples: [{ mode: 'simple' }],
    }),
    request: requestSchema.exactOptional().meta({
      description: 'Settings of the shown requests.',
      examples: [{ example: { languages: ['curl'] } }],
    }),
    paramFields: paramFieldsSchema.exactOptional().meta({
      description: 'Settings of the parameters.',
      examples: [{ expanded: 'all' }],
    }),
    maintainOrder: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether fields keep the order of the OpenAPI file.',
        default: false,
        examples: [true],
      }),
  })
  .meta({ description: 'Settings of API pages.', examples: [{ baseUrl: 'https://api.acme.com' }] })
