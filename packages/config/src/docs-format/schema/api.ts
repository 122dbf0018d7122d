import { z } from 'zod/mini'
import { absoluteUrlSchema } from '../../schema-parts/absolute-url.ts'
import { choice, optionalKey } from './key.ts'
import { specsSchema } from './specs.ts'

const playgroundSchema = z.strictObject({
  display: optionalKey(
    choice({
      interactive: 'A form that sends requests.',
      simple: 'The endpoint without a form.',
      none: 'Neither the endpoint nor a form.',
      auth: 'A form after signing in. Without a hosted service, it is the same as "interactive".',
    }),
    { description: 'What API pages show of the playground.', default: 'interactive', examples: ['simple'] },
  ),
  proxy: optionalKey(z.boolean(), {
    description: 'Whether requests go through a proxy instead of directly to the API.',
    default: true,
    examples: [false],
  }),
  credentials: optionalKey(z.boolean(), {
    description: 'Whether requests without the proxy send cookies.',
    default: false,
    examples: [true],
  }),
})

const examplesSchema = z.strictObject({
  languages: optionalKey(z.array(z.string()), {
    description: 'Languages of the generated examples, in this order.',
    examples: [['curl', 'python']],
  }),
  defaults: optionalKey(choice({ required: 'Only required ones.', all: 'All of them.' }), {
    description: 'Which parameters the examples include.',
    default: 'all',
    examples: ['required'],
  }),
  prefill: optionalKey(z.boolean(), {
    description: 'Whether the playground starts with the examples of the OpenAPI file.',
    default: false,
    examples: [true],
  }),
  autogenerate: optionalKey(z.boolean(), {
    description: 'Whether examples are generated. Otherwise, only written ones are shown.',
    default: true,
    examples: [false],
  }),
})

const mdxSchema = z.strictObject({
  server: optionalKey(z.union([absoluteUrlSchema, z.array(absoluteUrlSchema)]), {
    description: 'Base URL for relative paths of API pages, or several for the visitor to choose from.',
    examples: ['https://api.acme.com'],
  }),
  auth: optionalKey(
    z.strictObject({
      method: optionalKey(
        choice({
          bearer: 'A token in the Authorization header.',
          basic: 'A user name and password.',
          key: 'A key in a separate header.',
          cobo: 'A leftover without effect.',
        }),
        { description: 'How requests are authenticated.', examples: ['bearer'] },
      ),
      name: optionalKey(z.string(), {
        description: 'Name of the authentication parameter. For "basic", two names: "[usernameName]:[passwordName]".',
        examples: ['X-API-Key'],
      }),
    }),
    { description: 'Authentication of the API.', examples: [{ method: 'bearer' }] },
  ),
})

export const apiSchema = z.strictObject({
  openapi: optionalKey(specsSchema, {
    description: 'OpenAPI file, or several.',
    examples: ['/openapi.json', { source: '/openapi.json', directory: 'reference' }],
  }),
  asyncapi: optionalKey(specsSchema, {
    description: 'AsyncAPI file, or several. They have no effect yet.',
    examples: ['/asyncapi.yaml'],
  }),
  playground: optionalKey(playgroundSchema, {
    description: 'The form that sends requests.',
    examples: [{ display: 'simple' }],
  }),
  params: optionalKey(
    z.strictObject({
      expanded: optionalKey(choice({ all: 'All of them.', closed: 'None of them.' }), {
        description: 'Which nested parameters are expanded initially.',
        default: 'closed',
        examples: ['all'],
      }),
      post: optionalKey(z.array(z.string()), {
        description: 'Keys of an OpenAPI schema to show after the name of a parameter.',
        examples: [['x-unit']],
      }),
    }),
    { description: 'Settings for parameters.', examples: [{ expanded: 'all' }] },
  ),
  url: optionalKey(choice({ full: 'With the base URL.' }), {
    description: 'Whether operations show the base URL in front of the path.',
    examples: ['full'],
  }),
  examples: optionalKey(examplesSchema, {
    description: 'Generated request examples.',
    examples: [{ languages: ['curl', 'python'] }],
  }),
  mdx: optionalKey(mdxSchema, {
    description: 'Settings for API pages without an OpenAPI file.',
    examples: [{ server: 'https://api.acme.com' }],
  }),
})

export type ApiInput = z.output<typeof apiSchema>
