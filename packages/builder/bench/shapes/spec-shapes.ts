import { nest, type Shape } from './shape.ts'

const OPERATION_PAGE = '---\nopenapi: POST /a\n---\n'

/** Repeats what a function creates to about this many characters of JSON. */
function fill<Value>(size: number, create: (index: number) => Value): Value[] {
  const length = JSON.stringify(create(100)).length + 1
  return Array.from({ length: Math.ceil(size / length) }, (_, index) => create(index))
}

function fillObject(size: number, create: (index: number) => unknown): Record<string, unknown> {
  return Object.fromEntries(fill(size, (index) => [`name${index}`, create(index)] as const))
}

/** What has the schema, and names the schemas that a function creates. */
interface SpecParts {
  operation?: object
  schema?: unknown
  schemas?: object
  example?: unknown
}

/** Where {@link NESTED} puts text that nests deeper than `JSON.stringify` can write. */
const PLACE = 'nested'

function toSpec({ operation, schema = {}, schemas = {}, example }: SpecParts): string {
  const content = { 'application/json': { schema, ...(example !== undefined && { example }) } }
  return JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Shapes' },
    servers: [{ url: 'https://api.example.com' }],
    paths: { '/a': { post: { requestBody: { content }, responses: { 200: { content } }, ...operation } } },
    components: { schemas },
  })
}

const ref = (index: number) => ({ $ref: `#/components/schemas/name${index}` })

/** Schemas of which each refers to the next one four times. */
const toLevels = (size: number, keyword: string) =>
  fillObject(size, (index) => ({ [keyword]: [index, index, index, index].map((level) => ref(level + 1)) }))

const PARTS: Readonly<Record<string, (size: number) => SpecParts>> = {
  'properties of a schema': (size) => ({ schema: { properties: fillObject(size, () => ({ type: 'string' })) } }),
  'allowed values': (size) => ({ schema: { enum: fill(size, (index) => `value${index}`) } }),
  'alternatives of a schema': (size) => ({ schema: { oneOf: fill(size, (index) => ({ title: `T${index}` })) } }),
  'mapped alternatives': (size) => ({
    schema: {
      oneOf: fill(size / 2, ref),
      discriminator: { mapping: Object.fromEntries(fill(size / 2, (index) => [`m${index}`, `name${index}`])) },
    },
  }),
  'levels of allOf': (size) => ({ schema: ref(0), schemas: toLevels(size, 'allOf') }),
  'levels of oneOf': (size) => ({ schema: ref(0), schemas: toLevels(size, 'oneOf') }),
  'levels of anyOf': (size) => ({ schema: ref(0), schemas: toLevels(size, 'anyOf') }),
  'bases of a schema': (size) => ({
    schema: { allOf: fill(size, (index) => ({ properties: { [`p${index}`]: {} } })) },
  }),
  'repeated bases': (size) => ({
    schema: { allOf: fill(size / 2, () => ref(0)) },
    schemas: { name0: { properties: fillObject(size / 2, () => ({})) } },
  }),
  'a chain of schemas': (size) => ({
    schema: ref(0),
    schemas: fillObject(size, (index) => ({ allOf: [ref(index + 1)], properties: { [`p${index}`]: {} } })),
  }),
  'a chain of references': (size) => ({ schema: ref(0), schemas: fillObject(size, (index) => ref(index + 1)) }),
  'a long example': (size) => ({ example: fill(size, (index) => ({ id: index })) }),
  'a long property name': (size) => ({
    schema: { properties: { ['k'.repeat(size / 2)]: { properties: fillObject(size / 2, () => ({})) } } },
  }),
  'a repeated description': (size) => ({
    schema: { properties: fillObject(size / 2, () => ref(0)) },
    schemas: { name0: { description: 'A *b* c. '.repeat(size / 18) } },
  }),
  parameters: (size) => ({ operation: { parameters: fill(size, (index) => ({ name: `p${index}`, in: 'query' })) } }),
  servers: (size) => ({ operation: { servers: fill(size, (index) => ({ url: `https://a${index}.example.com` })) } }),
  'variables of a server': (size) => ({
    operation: {
      servers: [
        { url: '{name0}', variables: fillObject(size, (index) => ({ default: `{name${index + 1}}`.repeat(2) })) },
      ],
    },
  }),
  'slashes in a server': (size) => ({ operation: { servers: [{ url: `https://a.example${'/'.repeat(size)}b` }] } }),
  'media types': (size) => ({
    operation: { responses: { 200: { content: fillObject(size, () => ({ schema: { type: 'string' } })) } } },
  }),
  'spaces in a sample': (size) => ({
    operation: { 'x-codeSamples': [{ lang: 'go', source: `a${' '.repeat(size)}b` }] },
  }),
  'boundaries in a form': (size) => ({
    operation: {
      requestBody: {
        content: {
          'multipart/form-data': { schema: { properties: { a: { default: `boundary${'-x'.repeat(size / 2)}` } } } },
        },
      },
    },
  }),
}

/** What starts and what ends each level, and where the whole is. */
const NESTED: Readonly<Record<string, readonly [start: string, end: string, parts: SpecParts]>> = {
  'nested schemas': ['{"properties":{"a":', '}}', { schema: PLACE }],
  'nested lists of items': ['{"type":"array","minItems":9,"items":', '}', { schema: PLACE }],
  'nested maps': ['{"allOf":[{"additionalProperties":', '}]}', { schema: PLACE }],
  'a nested example': ['[', ',1]', { example: PLACE }],
}

/** A site with a page for each operation. */
function toOperationSite(paths: object, more: object = {}): Record<string, string> {
  const spec = { openapi: '3.1.0', info: { title: 'Shapes' }, paths, ...more }
  const config = { name: 'Shapes', openapi: 'openapi.json', navigation: [{ group: 'Shapes', pages: ['index'] }] }
  return { 'openapi.json': JSON.stringify(spec), 'mint.json': JSON.stringify(config) }
}

const SITES: Readonly<Record<string, (size: number) => Record<string, string>>> = {
  operations: (size) => toOperationSite(fillObject(size, () => ({ get: { responses: {} } }))),
  'operations with the same title': (size) => toOperationSite(fillObject(size, () => ({ get: { summary: 'A' } }))),
  'nested tags': (size) =>
    toOperationSite(
      fillObject(size / 2, (index) => ({ get: { tags: [`t${index}`] } })),
      {
        tags: fill(size / 2, (index) => ({ name: `t${index}`, parent: `t${index + 1}` })),
      },
    ),
  'braces in a path': (size) => toOperationSite({ [`/${'{'.repeat(size)}`]: { get: {} } }),
  'aliases in YAML': (size) => ({
    'openapi.yaml': [
      'openapi: 3.0.0\nx-0: &a0 [1]',
      ...fill(size, (index) => `x-${index + 1}: &a${index + 1} [*a${index}, *a${index}]`),
      'paths: { /a: { post: { responses: { 200: { content: { application/json: { example: *a9 } } } } } } }\n',
    ].join('\n'),
  }),
}

/** Specs that take long to convert or to render. */
export const SPEC_SHAPES: readonly Shape[] = [
  ...Object.entries(PARTS).map(
    ([name, toParts]): Shape => ({
      name: `spec: ${name}`,
      toPage: () => OPERATION_PAGE,
      toFiles: (size) => ({ 'openapi.json': toSpec(toParts(size)) }),
    }),
  ),
  ...Object.entries(NESTED).map(
    ([name, [start, end, parts]]): Shape => ({
      name: `spec: ${name}`,
      toPage: () => OPERATION_PAGE,
      toFiles: (size) => ({ 'openapi.json': toSpec(parts).replaceAll(`"${PLACE}"`, nest(start, '{}', end, size)) }),
    }),
  ),
  ...Object.entries(SITES).map(
    ([name, toFiles]): Shape => ({
      name: `spec: ${name}`,
      toPage: () => (name === 'aliases in YAML' ? OPERATION_PAGE : '# Index\n'),
      toFiles,
    }),
  ),
]
