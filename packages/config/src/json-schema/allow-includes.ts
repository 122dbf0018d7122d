type Part = Record<string, unknown>

/** Keywords of an array. The others of such a schema describe the key. */
const ARRAY_KEYWORDS = new Set(['type', 'items', 'minItems', 'maxItems'])

const REFERENCE = {
  type: 'string',
  title: 'Include',
  description: 'Path of a JSON file whose content is used here, relative to this file.',
  markdownDescription: 'Path of a JSON file whose content is used here, relative to this file.',
  examples: ['./navigation.json'],
}

const INCLUDE = {
  type: 'object',
  description: 'The content of another JSON file.',
  markdownDescription: 'The content of another JSON file.',
  properties: { $ref: REFERENCE },
  required: ['$ref'],
  additionalProperties: false,
}

/**
 * Allows includes in a JSON Schema: `$ref` in every object with known keys, whose required keys can then be in the
 * included file, and an object with `$ref` in place of every array.
 */
export function allowIncludes(schema: object): object {
  const { definitions, ...root } = schema as Part
  const parts = mapParts(definitions, allow)
  return { ...allow(root), definitions: { ...(parts as Part), Include: INCLUDE } }
}

function allow(schema: Part): Part {
  const { properties, items, required, anyOf, oneOf, ...rest } = schema
  const inside = {
    ...rest,
    ...(anyOf !== undefined && { anyOf: mapParts(anyOf, allow) }),
    ...(oneOf !== undefined && { oneOf: mapParts(oneOf, allow) }),
    ...(items !== undefined && { items: mapPart(items, allow) }),
  }
  if (properties !== undefined) {
    return {
      ...inside,
      properties: { ...(mapParts(properties, allow) as Part), $ref: REFERENCE },
      ...(required !== undefined && { anyOf: [{ required }, { required: ['$ref'] }] }),
    }
  }
  if (schema.type !== 'array') return required === undefined ? inside : { ...inside, required }
  const entries = Object.entries(inside)
  return {
    ...Object.fromEntries(entries.filter(([key]) => !ARRAY_KEYWORDS.has(key))),
    anyOf: [Object.fromEntries(entries.filter(([key]) => ARRAY_KEYWORDS.has(key))), { $ref: '#/definitions/Include' }],
  }
}

function mapParts(parts: unknown, map: (part: Part) => Part): unknown {
  if (Array.isArray(parts)) return parts.map((part: unknown) => mapPart(part, map))
  return Object.fromEntries(Object.entries(Object(parts)).map(([key, part]) => [key, mapPart(part, map)]))
}

/** `true` and `false` are schemas too. */
function mapPart(part: unknown, map: (part: Part) => Part): unknown {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? map(part as Part) : part
}
