import { isObject } from '../../core/index.ts'
import type {
  ApiBody,
  ApiCallback,
  ApiHeader,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  ParameterPlace,
  WrittenSample,
} from '../model/operation.ts'
import { toList, toObject, toText } from './json.ts'
import { MAX_ENTRIES } from './limits.ts'
import { escapePointer, type Located, type Scope } from './scope.ts'
import { toContents, toExamples, toResponseContents } from './to-contents.ts'
import { toSchema } from './to-schema.ts'
import { toSecurity } from './to-security.ts'
import { toServers } from './to-servers.ts'
import { checkPathItem, checkPlace, METHODS } from './unknown-words.ts'

const PLACES: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'cookie'])

/** Headers that the body, the responses and the security describe (OpenAPI 3.1, section 4.8.12.1). */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization'])

/** An operation with its location in the document. */
export interface LocatedOperation {
  kind: ApiOperation['kind']
  method: string
  path: string
  /** The path item that contains it. */
  item: Located
  /** The operation itself. */
  operation: Located
  /** The whole document. */
  root: Located
}

/** Converts an operation or webhook (OpenAPI 3.1, section 4.8.10). Never throws: unknown parts are ignored. */
export function toOperation(
  { kind, method, path, item, operation, root }: LocatedOperation,
  scope: Scope,
): ApiOperation {
  const { value } = operation
  const summary = toText(value.summary) ?? toText(item.value.summary)
  const description = toText(value.description) ?? toText(item.value.description)
  const body = toBody(value.requestBody, operation, scope)
  const servers = [value.servers, item.value.servers, root.value.servers].find((list) => toList(list).length > 0)
  return {
    kind,
    method,
    path,
    servers: toServers(scope.limitList(toList(servers), MAX_ENTRIES.servers, 'servers', operation), root.file),
    security: toSecurity(value.security ?? root.value.security, root, scope),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    isDeprecated: value.deprecated === true,
    tags: toList(value.tags)
      .filter((tag) => typeof tag === 'string')
      .slice(0, MAX_ENTRIES.tags),
    parameters: toParameters(item, operation, scope),
    ...(body && { body }),
    responses: toResponses(value.responses, operation, scope),
    callbacks: toCallbacks(value.callbacks, operation, root, scope),
    samples: toSamples(value['x-codeSamples'] ?? value['x-code-samples'], operation, scope),
  }
}

/** An operation inherits the parameters of its path item, unless it has one with the same name and location. */
function toParameters(item: Located, operation: Located, scope: Scope): ApiParameter[] {
  const found = new Map<string, ApiParameter>()
  for (const from of [item, operation]) {
    const listed = scope.limitList(toList(from.value.parameters), MAX_ENTRIES.parameters, 'parameters', from)
    listed.forEach((written, index) => {
      const parameter = toParameter(scope.resolve(written, from, `parameters/${index}`), scope)
      if (parameter) found.set(`${parameter.place} ${parameter.name}`, parameter)
    })
  }
  return [...found.values()]
}

function toParameter(at: Located, scope: Scope): ApiParameter | undefined {
  const { value } = at
  const name = toText(value.name)
  if (name === undefined) return undefined
  if (!isPlace(value.in)) {
    checkPlace(name, value.in, at, scope)
    // Reports what is wrong with the schema too.
    toSchema(value.schema, at, 'schema', scope)
    return undefined
  }
  if (value.in === 'header' && IGNORED_HEADERS.has(name.toLowerCase())) return undefined
  const [media] = toContents(value.content, at, scope)
  const style = toText(value.style) ?? (value.in === 'query' || value.in === 'cookie' ? 'form' : 'simple')
  const description = toText(value.description)
  return {
    name,
    place: value.in,
    ...(description !== undefined && { description }),
    isRequired: value.required === true || value.in === 'path',
    isDeprecated: value.deprecated === true,
    schema: media?.schema ?? toSchema(value.schema, at, 'schema', scope),
    examples: toExamples(value, at, scope),
    style,
    explode: typeof value.explode === 'boolean' ? value.explode : style === 'form',
  }
}

function isPlace(value: unknown): value is ParameterPlace {
  return PLACES.has(value)
}

function toBody(written: unknown, from: Located, scope: Scope): ApiBody | undefined {
  if (written === undefined) return undefined
  const body = scope.resolve(written, from, 'requestBody')
  const description = toText(body.value.description)
  return {
    ...(description !== undefined && { description }),
    isRequired: body.value.required === true,
    contents: toContents(body.value.content, body, scope),
  }
}

function toResponses(written: unknown, from: Located, scope: Scope): ApiResponse[] {
  const known = Object.entries(toObject(written)).filter(([status]) => /^(?:[1-5](?:\d\d|XX)|default)$/i.test(status))
  return scope.limitList(known, MAX_ENTRIES.responses, 'responses', from).map(([status, held]) => {
    const response = scope.resolve(held, from, `responses/${status}`)
    const description = toText(response.value.description)
    return {
      status,
      ...(description !== undefined && { description }),
      headers: toHeaders(response, scope),
      contents: toResponseContents(response.value.content, response, scope),
    }
  })
}

function toHeaders(from: Located, scope: Scope): ApiHeader[] {
  const headers = Object.entries(toObject(from.value.headers))
  return scope.limitList(headers, MAX_ENTRIES.headers, 'headers', from).map(([name, written]) => {
    const header = scope.resolve(written, from, `headers/${escapePointer(name)}`)
    const description = toText(header.value.description)
    return {
      name,
      ...(description !== undefined && { description }),
      isRequired: header.value.required === true,
      schema: toSchema(header.value.schema, header, 'schema', scope),
    }
  })
}

/** Callbacks of a callback are ignored: nobody documents them, and they can be recursive. */
function toCallbacks(written: unknown, from: Located, root: Located, scope: Scope): ApiCallback[] {
  const callbacks = scope.limitList(Object.entries(toObject(written)), MAX_ENTRIES.callbacks, 'callbacks', from)
  return callbacks.flatMap(([name, held]) => {
    const step = `callbacks/${escapePointer(name)}`
    const callback = scope.resolve(held, from, step)
    const expressions = Object.entries(callback.value)
    return scope
      .limitList(expressions, MAX_ENTRIES.callbacks, 'callbacks', callback)
      .flatMap(([expression, pathItem]) => {
        const item = scope.resolve(pathItem, callback, escapePointer(expression))
        if (!expression.startsWith('x-')) checkPathItem(item, scope)
        return listMethods(item).map(({ method, operation }) => ({
          name,
          expression,
          operation: toOperation(
            {
              kind: 'operation',
              method,
              path: expression,
              item,
              operation: { ...operation, value: { ...operation.value, callbacks: {} } },
              root,
            },
            scope,
          ),
        }))
      })
  })
}

function toSamples(written: unknown, at: Located, scope: Scope): WrittenSample[] {
  const listed = scope.limitList(toList(written), MAX_ENTRIES.samples, 'samples', at)
  return listed.filter(isObject).flatMap(({ lang, label, source }): WrittenSample[] => {
    if (typeof source !== 'string') return []
    const shown = toText(label)
    return [{ language: toText(lang) ?? 'text', ...(shown !== undefined && { label: shown }), source }]
  })
}

/** Lists the operations of a path item in the order of the file, then its `additionalOperations` (OpenAPI 3.2). */
export function listMethods(item: Located): { method: string; operation: Located }[] {
  const toEntry = (method: string, step: string, value: unknown) =>
    isObject(value)
      ? [{ method: method.toUpperCase(), operation: { ...item, value, pointer: `${item.pointer}/${step}` } }]
      : []
  return [
    ...Object.entries(item.value).flatMap(([key, value]) => (METHODS.includes(key) ? toEntry(key, key, value) : [])),
    ...Object.entries(toObject(item.value.additionalOperations)).flatMap(([method, value]) =>
      toEntry(method, `additionalOperations/${escapePointer(method)}`, value),
    ),
  ]
}
