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
import { readAnswers, readContents, readExamples } from './read-content.ts'
import { escapePointer, readSchema } from './read-schema.ts'
import { readSecurity } from './read-security.ts'
import { readServers } from './read-servers.ts'
import type { Located, Scope } from './scope.ts'

const PLACES: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'cookie'])

/** Headers that are told elsewhere: by the body, the responses and the authorization (OpenAPI 3.1, section 4.8.12.1). */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization'])

/** Where an operation stands in its document. */
export interface OperationPlace {
  kind: ApiOperation['kind']
  method: string
  path: string
  /** The path item that holds it. */
  item: Located
  /** The operation itself. */
  operation: Located
  /** The whole document. */
  root: Located
}

/** Reads one operation or webhook (OpenAPI 3.1, section 4.8.10). Never throws: what is not understood is left out. */
export function readOperation(
  { kind, method, path, item, operation, root }: OperationPlace,
  scope: Scope,
): ApiOperation {
  const { value } = operation
  const summary = toText(value.summary) ?? toText(item.value.summary)
  const description = toText(value.description) ?? toText(item.value.description)
  const body = readBody(value.requestBody, operation, scope)
  const servers = [value.servers, item.value.servers, root.value.servers].find((list) => toList(list).length > 0)
  return {
    kind,
    method,
    path,
    servers: readServers(servers, root.file),
    security: readSecurity(value.security ?? root.value.security, root, scope),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    isDeprecated: value.deprecated === true,
    tags: toList(value.tags).filter((tag) => typeof tag === 'string'),
    parameters: readParameters(item, operation, scope),
    ...(body && { body }),
    responses: readResponses(value.responses, operation, scope),
    callbacks: readCallbacks(value.callbacks, operation, root, scope),
    samples: readSamples(value['x-codeSamples'] ?? value['x-code-samples']),
  }
}

/** Parameters of the path item are those of each operation in it, unless the operation has one of the same name and place. */
function readParameters(item: Located, operation: Located, scope: Scope): ApiParameter[] {
  const found = new Map<string, ApiParameter>()
  for (const from of [item, operation]) {
    toList(from.value.parameters).forEach((written, index) => {
      const parameter = readParameter(scope.resolve(written, from, `parameters/${index}`), scope)
      if (parameter) found.set(`${parameter.place} ${parameter.name}`, parameter)
    })
  }
  return [...found.values()]
}

function readParameter(at: Located, scope: Scope): ApiParameter | undefined {
  const { value } = at
  const name = toText(value.name)
  if (name === undefined || !isPlace(value.in)) return undefined
  if (value.in === 'header' && TOLD_ELSEWHERE.has(name.toLowerCase())) return undefined
  const [media] = readContents(value.content, at, scope)
  const style = toText(value.style) ?? (value.in === 'query' || value.in === 'cookie' ? 'form' : 'simple')
  const description = toText(value.description)
  return {
    name,
    place: value.in,
    ...(description !== undefined && { description }),
    isRequired: value.required === true || value.in === 'path',
    isDeprecated: value.deprecated === true,
    schema: media?.schema ?? readSchema(value.schema, at, 'schema', scope),
    examples: readExamples(value, at, scope),
    style,
    explode: typeof value.explode === 'boolean' ? value.explode : style === 'form',
  }
}

function isPlace(value: unknown): value is ParameterPlace {
  return PLACES.has(value)
}

function readBody(written: unknown, from: Located, scope: Scope): ApiBody | undefined {
  if (written === undefined) return undefined
  const body = scope.resolve(written, from, 'requestBody')
  const description = toText(body.value.description)
  return {
    ...(description !== undefined && { description }),
    isRequired: body.value.required === true,
    contents: readContents(body.value.content, body, scope),
  }
}

function readResponses(written: unknown, from: Located, scope: Scope): ApiResponse[] {
  return Object.entries(toObject(written))
    .filter(([status]) => /^(?:[1-5](?:\d\d|XX)|default)$/i.test(status))
    .map(([status, held]) => {
      const response = scope.resolve(held, from, `responses/${status}`)
      const description = toText(response.value.description)
      return {
        status,
        ...(description !== undefined && { description }),
        headers: readHeaders(response, scope),
        contents: readAnswers(response.value.content, response, scope),
      }
    })
}

function readHeaders(from: Located, scope: Scope): ApiHeader[] {
  return Object.entries(toObject(from.value.headers)).map(([name, written]) => {
    const header = scope.resolve(written, from, `headers/${escapePointer(name)}`)
    const description = toText(header.value.description)
    return {
      name,
      ...(description !== undefined && { description }),
      isRequired: header.value.required === true,
      schema: readSchema(header.value.schema, header, 'schema', scope),
    }
  })
}

/** Callbacks of a callback are not read: nobody documents them, and they may go in circles. */
function readCallbacks(written: unknown, from: Located, root: Located, scope: Scope): ApiCallback[] {
  return Object.entries(toObject(written)).flatMap(([name, held]) => {
    const step = `callbacks/${escapePointer(name)}`
    const callback = scope.resolve(held, from, step)
    return Object.entries(callback.value).flatMap(([expression, pathItem]) => {
      const item = scope.resolve(pathItem, callback, escapePointer(expression))
      return listMethods(item).map(({ method, operation }) => ({
        name,
        expression,
        operation: readOperation(
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

function readSamples(written: unknown): WrittenSample[] {
  return toList(written)
    .filter(isObject)
    .flatMap(({ lang, label, source }): WrittenSample[] => {
      if (typeof source !== 'string') return []
      const shown = toText(label)
      return [{ language: toText(lang) ?? 'text', ...(shown !== undefined && { label: shown }), source }]
    })
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** The operations of a path item, in the order of the file; `additionalOperations` of OpenAPI 3.2 after them. */
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
