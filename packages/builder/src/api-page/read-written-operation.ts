import type { ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { ApiOperation, ApiParameter, ParameterPlace } from '../model/api/operation.ts'
import type { ApiProperty, ApiSchema } from '../model/api/schema.ts'
import type { SecurityAlternative } from '../model/api/security.ts'
import type { ApiServer } from '../model/api/server.ts'
import type { ComponentNode } from '../model/component.ts'
import { createPlainSchema } from './create-plain-schema.ts'
import { parseTypeWords, type TypeWords } from './parse-type-words.ts'

/** What a page with `api:` says of its operation beside its fields. */
export interface WrittenEndpoint {
  /** Upper case. */
  method: string
  /** Path below the servers. */
  path: string
  servers: readonly ApiServer[]
  security: readonly SecurityAlternative[]
  /** Media type of the body (`contentType` of the frontmatter). */
  mediaType: string
}

const PLACES = ['path', 'query', 'header'] as const

/**
 * Reads the operation that the author of a page described by `ParamField` components. Fields of the body become an
 * object, with the fields inside of them as its members, also of methods that seldom have a body (`GET`, `DELETE`).
 */
export function readWrittenOperation(tree: Root, { mediaType, ...endpoint }: WrittenEndpoint): ApiOperation {
  const fields = listFields(tree.children as ElementContent[])
  const properties = fields.filter(({ props }) => isIn(props.body)).map(toProperty)
  const schema = createPlainSchema({ key: '#body', types: ['object'], properties })
  return {
    kind: 'operation',
    ...endpoint,
    isDeprecated: false,
    tags: [],
    parameters: fields.flatMap(toParameter),
    ...(properties.length > 0 && {
      body: {
        isRequired: properties.some(({ isRequired }) => isRequired),
        contents: [{ mediaType, schema, examples: [], createExample: () => createBodyExample(schema) }],
      },
    }),
    responses: [],
    callbacks: [],
    samples: [],
  }
}

/** The outermost fields, in the order of the page. */
function listFields(nodes: readonly ElementContent[]): ComponentNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'component' && /^Param(?:Field)?$/.test(node.name)) return [node]
    return 'children' in node ? listFields(node.children) : []
  })
}

function toParameter(node: ComponentNode): ApiParameter[] {
  const place: ParameterPlace | undefined = PLACES.find((key) => isIn(node.props[key]))
  const name = place === undefined ? '' : toName(node, place)
  // The author tells readers about these; the authorization and the body send them.
  if (place === undefined || name === '' || (place === 'header' && /^(?:authorization|content-type)$/i.test(name)))
    return []
  return [
    {
      name,
      place,
      isRequired: isOn(node.props.required) || place === 'path',
      isDeprecated: isOn(node.props.deprecated),
      schema: toSchema(node),
      examples: [],
      style: place === 'query' ? 'form' : 'simple',
      explode: place === 'query',
    },
  ]
}

function toProperty(node: ComponentNode): ApiProperty {
  return { name: toName(node, 'body'), isRequired: isOn(node.props.required), schema: toSchema(node) }
}

function toSchema(node: ComponentNode): ApiSchema {
  const { type, enum: values, default: initial, initialValue, placeholder } = node.props
  const members = listFields(node.children)
  const properties = members.filter((member) => toName(member, 'body') !== '').map(toProperty)
  const words = parseTypeWords(typeof type === 'string' ? type : '')
  const example = initialValue ?? placeholder
  const description = toText({
    type: 'root',
    children: node.children.filter((child) => child.type !== 'component'),
  }).trim()
  const facts = {
    key: '',
    types: words.types,
    ...(description !== '' && { description }),
    ...(words.isFile && { format: 'binary' }),
    ...(Array.isArray(values) && { enum: values }),
    ...(initial !== undefined && { default: initial }),
    examples: example === undefined ? [] : [example],
    isDeprecated: isOn(node.props.deprecated),
  }
  if (words.items !== undefined) return createPlainSchema({ ...facts, items: toItems(words.items, properties) })
  return createPlainSchema({ ...facts, properties, types: properties.length > 0 ? ['object'] : words.types })
}

function toItems(words: TypeWords, properties: readonly ApiProperty[]): ApiSchema {
  const items = words.items === undefined ? {} : { items: toItems(words.items, properties) }
  return createPlainSchema({
    key: '',
    types: words.types.length === 0 && properties.length > 0 ? ['object'] : words.types,
    properties,
    ...items,
  })
}

/** The members that must be there, and those with a value of their own. */
function createBodyExample(schema: ApiSchema): unknown {
  const entries = schema
    .listProperties()
    .filter(
      ({ isRequired, schema: { examples, default: initial } }) =>
        isRequired || examples.length > 0 || initial !== undefined,
    )
    .map(({ name, schema: member }) => [name, createValue(member)])
  return Object.fromEntries(entries)
}

function createValue(schema: ApiSchema): unknown {
  const { examples, enum: values, default: initial, types } = schema
  if (examples.length > 0) return examples[0]
  if (initial !== undefined) return initial
  if (values !== undefined) return values[0]
  const items = schema.findItems()
  switch (types[0]) {
    case 'object':
      return createBodyExample(schema)
    case 'array':
      return items === undefined ? [] : [createValue(items)]
    case 'integer':
    case 'number':
      return 123
    case 'boolean':
      return true
    default:
      return '<string>'
  }
}

function toName({ props }: ComponentNode, place: string): string {
  const name =
    typeof props[place] === 'string' && props[place] !== '' ? props[place] : (props.name ?? props.body ?? props.query)
  return typeof name === 'string' ? name.trim() : ''
}

function isIn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}

/** Flags occur in every spelling (reference 4). */
function isOn(value: unknown): boolean {
  return value === true || value === '' || (typeof value === 'string' && value.toLowerCase() === 'true')
}
