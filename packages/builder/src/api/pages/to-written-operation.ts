import type { ElementContent, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { type ComponentNode, parseFlag } from '../../content/index.ts'
import type { ApiOperation, ApiParameter, ParameterPlace } from '../model/operation.ts'
import type { ApiProperty, ApiSchema } from '../model/schema.ts'
import type { SecurityAlternative } from '../model/security.ts'
import type { ApiServer } from '../model/server.ts'
import { createPlainSchema } from './create-plain-schema.ts'
import { parseTypeWords, type TypeWords } from './parse-type-words.ts'

/** The operation of a page with `api:`, without its fields. */
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

const BODY_KEY = '#body'

/**
 * Converts the `ParamField` components of a page to an operation. Body fields become an object with nested fields as its
 * members, for any method, even if it rarely has a body (`GET`, `DELETE`).
 */
export function toWrittenOperation(tree: Root, { mediaType, ...endpoint }: WrittenEndpoint): ApiOperation {
  const fields = listFields(tree.children as ElementContent[])
  const properties = fields.filter(({ props }) => isIn(props.body)).map((field) => toProperty(field, BODY_KEY))
  const schema = createPlainSchema({ key: BODY_KEY, types: ['object'], properties })
  return {
    kind: 'operation',
    ...endpoint,
    isDeprecated: false,
    tags: [],
    parameters: fields.flatMap(toParameter),
    ...(properties.length > 0 && {
      body: {
        isRequired: properties.some(({ isRequired }) => isRequired),
        contents: [{ mediaType, schema, examples: [] }],
      },
    }),
    responses: [],
    callbacks: [],
    samples: [],
  }
}

/** Lists the outermost fields, in the order of the page. */
function listFields(nodes: readonly ElementContent[]): ComponentNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'component' && /^Param(?:Field)?$/.test(node.name)) return [node]
    return 'children' in node ? listFields(node.children) : []
  })
}

function toParameter(node: ComponentNode): ApiParameter[] {
  const place: ParameterPlace | undefined = PLACES.find((key) => isIn(node.props[key]))
  const name = place === undefined ? '' : toName(node, place)
  // Authors document these headers, but the security and the body send them.
  if (place === undefined || name === '' || (place === 'header' && /^(?:authorization|content-type)$/i.test(name)))
    return []
  const schema = toSchema(node, `#${place}/${name}`)
  return [
    {
      name,
      place,
      isRequired: parseFlag(node.props.required) === true || place === 'path',
      isDeprecated: parseFlag(node.props.deprecated) === true,
      schema,
      examples: [],
      ...toInitial(node, schema),
      style: place === 'query' ? 'form' : 'simple',
      explode: place === 'query',
    },
  ]
}

/** @param key - Key of the enclosing schema. */
function toProperty(node: ComponentNode, key: string): ApiProperty {
  const name = toName(node, 'body')
  const schema = toSchema(node, `${key}/${name}`)
  return { name, isRequired: parseFlag(node.props.required) === true, schema, ...toInitial(node, schema) }
}

/** The initial value of an input. For types other than text it is parsed as JSON: `initialValue="10"`. */
function toInitial({ props: { initialValue } }: ComponentNode, { types }: ApiSchema): { initial?: unknown } {
  if (initialValue === undefined) return {}
  const isText = typeof initialValue !== 'string' || types.length === 0 || types.includes('string')
  return { initial: isText ? initialValue : parseJson(initialValue) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function toSchema(node: ComponentNode, key: string): ApiSchema {
  const { type, enum: values, default: initial, placeholder } = node.props
  const members = listFields(node.children)
  const properties = members.filter((member) => toName(member, 'body') !== '').map((member) => toProperty(member, key))
  const words = parseTypeWords(typeof type === 'string' ? type : '')
  const description = node.children
    .filter((child) => child.type !== 'component')
    .map((child) => toText(child).trim())
    .filter((text) => text !== '')
    .join(' ')
  const facts = {
    key,
    types: words.types,
    ...(description !== '' && { description }),
    ...(words.isFile && { format: 'binary' }),
    ...(Array.isArray(values) && { enum: values }),
    ...(initial !== undefined && { default: initial }),
    examples: placeholder === undefined ? [] : [placeholder],
    isDeprecated: parseFlag(node.props.deprecated) === true,
  }
  if (words.items !== undefined)
    return createPlainSchema({ ...facts, items: toItems(words.items, properties, `${key}[]`) })
  return createPlainSchema({ ...facts, properties, types: properties.length > 0 ? ['object'] : words.types })
}

function toItems(words: TypeWords, properties: readonly ApiProperty[], key: string): ApiSchema {
  const items = words.items === undefined ? {} : { items: toItems(words.items, properties, `${key}[]`) }
  return createPlainSchema({
    key,
    types: words.types.length === 0 && properties.length > 0 ? ['object'] : words.types,
    properties,
    ...items,
  })
}

function toName({ props }: ComponentNode, place: string): string {
  const name =
    typeof props[place] === 'string' && props[place] !== '' ? props[place] : (props.name ?? props.body ?? props.query)
  return typeof name === 'string' ? name.trim() : ''
}

function isIn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}
