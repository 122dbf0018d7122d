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
import { MAX_ENTRIES, MAX_ENUM, MAX_PROPERTIES, MAX_TUPLE, MAX_VARIANTS } from './limits.ts'
import { mergeAllOf } from './merge-all-of.ts'
import { nameVariants } from './name-variants.ts'
import { escapePointer, type Located, type Scope } from './scope.ts'
import { checkTypes } from './unknown-words.ts'

const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array'])

/**
 * Converts a schema of any OpenAPI version: JSON Schema 2020-12, and the 3.0 keywords that many 3.1 files still use
 * (`nullable`, `exclusiveMinimum: true`, `example`). `allOf` is merged. Never throws: unknown parts are ignored.
 * @param value - The schema or a reference to one.
 * @param step - Its location below `from`: a JSON pointer without the leading slash.
 */
export function toSchema(value: unknown, from: Located, step: string, scope: Scope): ApiSchema {
  const found = findKeywords(value, from, step, scope)
  const { value: schema } = found
  const types = toList(typeof schema.type === 'string' ? [schema.type] : schema.type)
  checkTypes(types, found, scope)
  const values = toEnum(found, scope)
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
    ...(schema.default !== undefined && { default: scope.limitValue(schema.default, found) }),
    examples: toExamples(found, scope),
    constraints: toConstraints(schema),
    isDeprecated: schema.deprecated === true,
    isReadOnly: schema.readOnly === true,
    isWriteOnly: schema.writeOnly === true,
    labels: { pre: toLabels(mint.pre), post: toLabels(mint.post) },
    findKey: (key) => (Object.hasOwn(schema, key) ? scope.limitValue(schema[key], found) : undefined),
    listProperties: once(() => toProperties(found, scope)),
    findAdditional: once(() =>
      isObject(schema.additionalProperties)
        ? toSchema(schema.additionalProperties, found, 'additionalProperties', scope)
        : undefined,
    ),
    findItems: once(() =>
      schema.items === undefined || schema.items === false ? undefined : toSchema(schema.items, found, 'items', scope),
    ),
    listTuple: once(() => toTuple(found, scope)),
    listVariants: once(() => toVariants(found, scope)),
  }
}

/**
 * Finds the keywords of a schema: none if the operation has too many schemas. The schemas `true` (everything is valid)
 * and `false` (nothing is) have none either.
 */
function findKeywords(value: unknown, from: Located, step: string, scope: Scope): Located {
  const resolved = scope.resolve(value, from, step)
  if (scope.spend(1, resolved)) return mergeAllOf(resolved, scope)
  return { ...resolved, value: {} }
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
  if (schema.items !== undefined || schema.prefixItems !== undefined) return ['array']
  if (schema.contentMediaType !== undefined || schema.format === 'binary') return ['string']
  const ofValues = new Set((values ?? []).map((value) => typeof value))
  const [only] = ofValues
  return ofValues.size === 1 && (only === 'string' || only === 'number' || only === 'boolean') ? [only] : []
}

function toEnum(from: Located, scope: Scope): readonly unknown[] | undefined {
  const { const: only, enum: values } = from.value
  if (only !== undefined) return [scope.limitValue(only, from)]
  if (!Array.isArray(values)) return undefined
  return toList(scope.limitValue(scope.limitList(values, MAX_ENUM, 'allowed values', from), from))
}

function toExamples(from: Located, scope: Scope): readonly unknown[] {
  const { examples, example } = from.value
  const written = [...toList(examples), ...(example === undefined ? [] : [example])]
  const shown = scope.limitList(written, MAX_ENTRIES.examples, 'examples', from)
  return shown.map((value) => scope.limitValue(value, from))
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
  const properties = Object.entries(toObject(from.value.properties))
  return scope.limitList(properties, MAX_PROPERTIES, 'properties', from).map(([name, schema]) => ({
    name,
    isRequired: required.has(name),
    schema: toSchema(schema, from, `properties/${escapePointer(name)}`, scope),
  }))
}

function toTuple(from: Located, scope: Scope): ApiSchema[] {
  const items = scope.limitList(toList(from.value.prefixItems), MAX_TUPLE, 'items of a tuple', from)
  return items.map((item, index) => toSchema(item, from, `prefixItems/${index}`, scope))
}

function toVariants(from: Located, scope: Scope): ApiVariants[] {
  const names = toMappedNames(toObject(from.value.discriminator).mapping)
  return (['oneOf', 'anyOf'] as const).flatMap((kind): ApiVariants[] => {
    const listed = scope.limitList(toList(from.value[kind]), MAX_VARIANTS, 'alternatives', from)
    const options = listed.flatMap((written, index) => {
      const schema = toSchema(written, from, `${kind}/${index}`, scope)
      // `anyOf: [A, null]` means that A is nullable, not that there is a choice.
      if (isNull(written)) return []
      const mapped = isObject(written) ? names.find([written.$ref, schema.name]) : undefined
      return [{ title: mapped ?? schema.title ?? schema.name, number: index + 1, schema }]
    })
    return options.length === 0 ? [] : [{ kind, options: nameVariants(options) }]
  })
}

/** The names in `mapping` by what they stand for: a reference, or the name of a schema. The first of several counts. */
function toMappedNames(mapping: unknown): { find(targets: readonly unknown[]): string | undefined } {
  const names = Object.keys(toObject(mapping))
  const indexes = new Map<unknown, number>()
  Object.values(toObject(mapping)).forEach((target, index) => {
    if (!indexes.has(target)) indexes.set(target, index)
  })
  return {
    find: (targets) => names[Math.min(...targets.map((target) => indexes.get(target) ?? names.length))],
  }
}

function isNull(schema: unknown): boolean {
  return isObject(schema) && schema.type === 'null'
}
