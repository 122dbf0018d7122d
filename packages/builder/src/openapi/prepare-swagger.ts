import { isObject, type JsonObject, toList, toObject } from './json.ts'

/** What of a parameter of 2.0 describes its value (OpenAPI 2.0, Parameter Object). */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set(
  (
    'type format items default enum x-nullable multipleOf maximum exclusiveMaximum minimum exclusiveMinimum ' +
    'maxLength minLength pattern maxItems minItems uniqueItems'
  ).split(' '),
)

const PLACES: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'body', 'formData'])

/**
 * Prepares a description of version 2.0 for the upgrader, which loses some of it: defaults of parameters, media types of
 * single operations, examples of responses, the order of headers. It gives up at parameters that are none, so they are
 * left out. The document that comes in stays as it is.
 */
export function prepareSwagger(document: JsonObject): JsonObject {
  return {
    ...document,
    ...(isObject(document.parameters) && { parameters: mapValues(document.parameters, prepareParameter) }),
    paths: mapValues(toObject(document.paths), (item) =>
      isObject(item)
        ? mapValues(item, (held, key) => {
            if (key === 'parameters') return prepareParameters(held)
            return isObject(held) && 'responses' in held ? prepareOperation(held, document.produces) : held
          })
        : {},
    ),
  }
}

function prepareOperation(operation: JsonObject, produces: unknown): JsonObject {
  return {
    ...operation,
    ...(operation.parameters !== undefined && { parameters: prepareParameters(operation.parameters) }),
    responses: mapValues(toObject(operation.responses), (response) =>
      isObject(response) ? prepareResponse(response, toList(operation.produces ?? produces)) : {},
    ),
  }
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

function prepareParameters(parameters: unknown): unknown[] {
  return toList(parameters)
    .filter((parameter) => isObject(parameter) && (typeof parameter.$ref === 'string' || PLACES.has(parameter.in)))
    .map(prepareParameter)
}

function prepareParameter(parameter: unknown): unknown {
  if (!isObject(parameter) || parameter.in === 'body' || parameter.in === 'formData') return parameter
  if (typeof parameter.$ref === 'string') return parameter
  const schema = Object.fromEntries(Object.entries(parameter).filter(([key]) => VALUE_KEYWORDS.has(key)))
  return { ...parameter, schema }
}

function mapValues(object: JsonObject, map: (value: unknown, key: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]))
}
