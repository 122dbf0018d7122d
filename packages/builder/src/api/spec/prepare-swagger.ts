import { isObject, type JsonObject } from '../../core/index.ts'
import { toList, toObject } from './json.ts'

/** The keywords of a 2.0 parameter that describe its value (OpenAPI 2.0, Parameter Object). */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set(
  (
    'type format items default enum x-nullable multipleOf maximum exclusiveMaximum minimum exclusiveMinimum ' +
    'maxLength minLength pattern maxItems minItems uniqueItems'
  ).split(' '),
)

const PLACES: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'body', 'formData'])

/**
 * Prepares a description of version 2.0 for the upgrader, which would otherwise lose defaults of parameters, files and
 * constraints in forms, media types of single operations, examples of responses and the order of headers. Invalid
 * parameters are dropped, because the upgrader throws on them. The input is not changed.
 */
export function prepareSwagger(document: JsonObject): JsonObject {
  return {
    ...document,
    ...(isObject(document.parameters) && {
      parameters: mapValues(document.parameters, (held) => prepareParameter(toObject(held))),
    }),
    paths: mapValues(toObject(document.paths), (item) =>
      isObject(item)
        ? mapValues(item, (held, key) => {
            if (key === 'parameters') return prepareParameters(held)
            return isObject(held) && 'responses' in held ? prepareOperation(held, document) : held
          })
        : {},
    ),
  }
}

function prepareOperation(operation: JsonObject, { produces, consumes }: JsonObject): JsonObject {
  const parameters = prepareParameters(operation.parameters)
  const form = parameters.filter((parameter) => parameter.in === 'formData')
  return {
    ...operation,
    parameters: parameters.filter((parameter) => parameter.in !== 'formData'),
    ...(form.length > 0 && { requestBody: toForm(form, toList(operation.consumes ?? consumes)) }),
    responses: mapValues(toObject(operation.responses), (response) =>
      isObject(response) ? prepareResponse(response, toList(operation.produces ?? produces)) : {},
    ),
  }
}

/** Converts form fields to a body (OpenAPI 2.0, Parameter Object). Only `multipart/form-data` can contain files. */
function toForm(fields: readonly JsonObject[], consumes: readonly unknown[]): JsonObject {
  const isMultipart = consumes.includes('multipart/form-data') || fields.some(({ type }) => type === 'file')
  const properties = fields.map((field): [string, JsonObject] => [String(field.name), toFieldSchema(field)])
  const required = fields.filter((field) => field.required === true).map(({ name }) => name)
  const schema = { type: 'object', properties: Object.fromEntries(properties), required }
  return {
    required: required.length > 0,
    content: { [isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: { schema } },
  }
}

function toFieldSchema(field: JsonObject): JsonObject {
  const { description } = field
  return {
    ...toSchema(field),
    ...(field.type === 'file' && { type: 'string', format: 'binary' }),
    ...(description !== undefined && { description }),
  }
}

function toSchema(parameter: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(parameter).filter(([key]) => VALUE_KEYWORDS.has(key)))
}

function prepareResponse({ schema, examples, ...response }: JsonObject, produces: readonly unknown[]): JsonObject {
  const written = toObject(examples)
  const named = [...new Set([...produces, ...Object.keys(written)])].filter((type) => typeof type === 'string')
  const types = named.length === 0 && schema !== undefined ? ['application/json'] : named
  const content = types.map((type): [string, JsonObject] => [
    type,
    { ...(schema !== undefined && { schema }), ...(type in written && { example: written[type] }) },
  ])
  return {
    ...response,
    ...(isObject(response.headers) && { headers: Object.fromEntries(Object.entries(response.headers).reverse()) }),
    ...((schema !== undefined || examples !== undefined) && { content: Object.fromEntries(content) }),
  }
}

function prepareParameters(parameters: unknown): JsonObject[] {
  return toList(parameters)
    .filter(isObject)
    .filter((parameter) => typeof parameter.$ref === 'string' || PLACES.has(parameter.in))
    .map(prepareParameter)
}

function prepareParameter(parameter: JsonObject): JsonObject {
  if (typeof parameter.$ref === 'string' || parameter.in === 'body' || parameter.in === 'formData') return parameter
  return { ...parameter, schema: toSchema(parameter) }
}

function mapValues(object: JsonObject, map: (value: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]))
}
