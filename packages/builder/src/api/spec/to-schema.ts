import { isObject, type JsonObject } from '../../core/index.ts'
import {
  type ApiConstraint,
  type ApiProperty,
  type ApiSchema,
  type ApiVariants,
  CONSTRAINT_KEYWORDS,
  type JsonType,
} from '../model/schema.ts'
import { toList, toObject, toText } from './json.ts'
import { mergeAllOf } from './merge-all-of.ts'
import { escapePointer, type Located, type Scope } from './scope.ts'

const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array'])

/**
 * Converts a schema of any OpenAPI version: JSON Schema 2020-12, and the 3.0 keywords that many 3.1 files still use
 * (`nullable`, `exclusiveMinimum: true`, `example`). `allOf` is merged. Never throws: unknown parts are ignored.
 * @param value - The schema or a reference to one.
 * @param step - Its location below `from`: a JSON pointer without the leading slash.
 */
export function toSchema(value: unknown, from: Located, step: string, scope: Scope): ApiSchema {
  // The schemas `true` (everything is valid) and `false` (nothing is) have no keywords to show.
  const found = mergeAllOf(scope.resolve(value, from, step), scope)
  const { value: schema } = found
  const types = toList(typeof schema.type === 'string' ? [schema.type] : schema.type)
  const values = toEnum(schema)
  const title = toText(schema.title)
  const description = toText(schema.description)
  const format = toText(schema.format)
  const contentMediaType = toText(schema.contentMediaType)
  const name = /^#\/(?:components\/schemas|definitions)\/([^/]+)$/.exec(found.pointer)?.[1]
  const mint = toObject(schema['x-mint'])
  return {
    key: `${found.file}${found.pointer}`,
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    types: inferTypes(types, schema, values),
    isNullable:
      types.includes('null') ||
      schema.nullable === true ||
      schema['x-nullable'] === true ||
      values?.includes(null) === true ||
      [...toList(schema.oneOf), ...toList(schema.anyOf)].some(isNull),
    ...(format !== undefined && { format }),
    ...(contentMediaType !== undefined && { contentMediaType }),
    ...(values !== undefined && { enum: values.filter((item) => item !== null) }),
    ...(schema.default !== undefined && { default: schema.default }),
    examples: [...toList(schema.examples), ...(schema.example === undefined ? [] : [schema.example])],
    constraints: toConstraints(schema),
    isDeprecated: schema.deprecated === true,
    isReadOnly: schema.readOnly === true,
    isWriteOnly: schema.writeOnly === true,
    labels: { pre: toLabels(mint.pre), post: toLabels(mint.post) },
    findKey: (key) => (Object.hasOwn(schema, key) ? schema[key] : undefined),
    listProperties: once(() => toProperties(found, scope)),
    findAdditional: once(() =>
      isObject(schema.additionalProperties)
        ? toSchema(schema.additionalProperties, found, 'additionalProperties', scope)
        : undefined,
    ),
    findItems: once(() => (schema.items === undefined ? undefined : toSchema(schema.items, found, 'items', scope))),
    listVariants: once(() => toVariants(found, scope)),
  }
}

/** Caches a part: several renderers of a page need it, and resolving references is most of the work. */
function once<Part>(create: () => Part): () => Part {
  let cached: { part: Part } | undefined
  return () => {
    cached ??= { part: create() }
    return cached.part
  }
}

/** Infers a missing type from keywords that only one type has. */
function inferTypes(
  written: readonly unknown[],
  schema: JsonObject,
  values: readonly unknown[] | undefined,
): JsonType[] {
  const types = written.filter((type): type is JsonType => TYPES.has(type))
  if (types.length > 0) return types
  if (isObject(schema.properties) || schema.additionalProperties !== undefined) return ['object']
  if (schema.items !== undefined) return ['array']
  if (schema.contentMediaType !== undefined || schema.format === 'binary') return ['string']
  const ofValues = new Set((values ?? []).map((value) => typeof value))
  const [only] = ofValues
  return ofValues.size === 1 && (only === 'string' || only === 'number' || only === 'boolean') ? [only] : []
}

function toEnum(schema: JsonObject): readonly unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : undefined
}

function toConstraints(schema: JsonObject): ApiConstraint[] {
  return CONSTRAINT_KEYWORDS.flatMap((keyword): ApiConstraint[] => {
    const value = schema[keyword]
    // OpenAPI 3.0: `exclusiveMinimum: true` means that `minimum` itself is not allowed.
    if (typeof value === 'boolean' && keyword !== 'uniqueItems') return []
    if (keyword === 'minimum' && schema.exclusiveMinimum === true) return toConstraint('exclusiveMinimum', value)
    if (keyword === 'maximum' && schema.exclusiveMaximum === true) return toConstraint('exclusiveMaximum', value)
    return value === false ? [] : toConstraint(keyword, value)
  })
}

function toConstraint(keyword: ApiConstraint['keyword'], value: unknown): ApiConstraint[] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [{ keyword, value }]
    : []
}

function toLabels(value: unknown): string[] {
  return toList(value).filter((label): label is string => typeof label === 'string')
}

function toProperties(from: Located, scope: Scope): ApiProperty[] {
  const required = new Set(toList(from.value.required))
  return Object.entries(toObject(from.value.properties)).map(([name, schema]) => ({
    name,
    isRequired: required.has(name),
    schema: toSchema(schema, from, `properties/${escapePointer(name)}`, scope),
  }))
}

function toVariants(from: Located, scope: Scope): ApiVariants[] {
  const mapping = Object.entries(toObject(toObject(from.value.discriminator).mapping))
  return (['oneOf', 'anyOf'] as const).flatMap((kind): ApiVariants[] => {
    const options = toList(from.value[kind]).flatMap((written, index) => {
      const schema = toSchema(written, from, `${kind}/${index}`, scope)
      // `anyOf: [A, null]` means that A is nullable, not that there is a choice.
      if (isNull(written)) return []
      const mapped = mapping.find(
        ([, target]) => isObject(written) && (target === written.$ref || target === schema.name),
      )
      return [{ title: mapped?.[0] ?? schema.title ?? schema.name ?? `Option ${index + 1}`, schema }]
    })
    return options.length === 0 ? [] : [{ kind, options }]
  })
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema.type === 'null'
}
