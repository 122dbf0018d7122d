import { toMediaKind } from '../model/media-type.ts'
import type { SecurityScheme } from '../model/security.ts'
import { FileValue } from './file-value.ts'
import type { PlaygroundContent, PlaygroundField, PlaygroundModel, PlaygroundSchema } from './playground-model.ts'
import { type RequestValues, toParameterKey } from './request-values.ts'
import { toBodyForm } from './to-body-form.ts'

export interface SampleOptions {
  /** Whether samples include optional parameters (`api.request.example.showOptionalParams`). */
  withOptional: boolean
}

/** Creates the values of samples before a visitor enters any: examples, or else placeholders such as `<token>`. */
export function createSampleValues(model: PlaygroundModel, { withOptional }: SampleOptions): RequestValues {
  const shown = model.parameters.filter(({ isRequired }) => isRequired || withOptional)
  const content = model.body?.contents[0]
  const schemes = model.security[0]?.schemes ?? []
  return {
    server: 0,
    variables: {},
    security: 0,
    credentials: Object.fromEntries(schemes.map((scheme) => [scheme.name, toCredentialPlaceholder(scheme)])),
    parameters: Object.fromEntries(
      shown
        .filter(({ place }) => place !== 'path')
        .map((parameter) => [
          toParameterKey(parameter),
          createFieldValue(parameter, { withOptional, allowsFiles: false }),
        ]),
    ),
    content: 0,
    ...(content && { body: createBody(content, withOptional) }),
  }
}

/** What is allowed where a value is used. */
interface Place extends SampleOptions {
  /** Whether it can be a file. */
  allowsFiles: boolean
}

function createBody(content: PlaygroundContent, withOptional: boolean): unknown {
  const { example, schema, mediaType } = content
  if (example !== undefined) return example
  const isFile = toBodyForm(content) === 'file'
  const allowsFiles = isFile || toMediaKind(mediaType) === 'multipart'
  const value = schema === undefined ? '' : createValue(schema, '<string>', { withOptional, allowsFiles })
  // The schema of a file can be missing or be that of a string: the media type decides (OpenAPI 3.1, section 4.8.14.2).
  // An object under `*/*` is shown as an object.
  return isFile && typeof value !== 'object' ? new FileValue('file') : value
}

function createFieldValue({ name, initial, placeholder, schema }: PlaygroundField, place: Place): unknown {
  if (initial !== undefined) return initial
  const isText = schema.types.length === 0 || schema.types[0] === 'string'
  if (placeholder !== undefined) return isText ? placeholder : parseJson(placeholder)
  return createValue(schema, `<${name}>`, place)
}

function createValue(schema: PlaygroundSchema, text: string, place: Place): unknown {
  const { types, format, enum: values, default: initial, fields = [], items, variants } = schema
  if (initial !== undefined) return initial
  if (values !== undefined && values.length > 0) return values[0]
  if (schema.isFile && place.allowsFiles) return new FileValue('file')
  const [first] = variants ?? []
  const members = fields.filter(
    ({ isRequired, placeholder, initial: held }) =>
      isRequired || place.withOptional || placeholder !== undefined || held !== undefined,
  )
  switch (types[0] ?? (fields.length > 0 ? 'object' : undefined)) {
    case 'object': {
      const own = Object.fromEntries(members.map((field) => [field.name, createFieldValue(field, place)]))
      const chosen = first === undefined ? {} : createValue(first.schema, text, place)
      return typeof chosen === 'object' ? { ...own, ...chosen } : own
    }
    case 'array':
      return items === undefined ? [] : [createValue(items, text, place)]
    case 'integer':
    case 'number':
      return 123
    case 'boolean':
      return true
    default:
      if (first !== undefined) return createValue(first.schema, text, place)
      return toFormatExample(format) ?? text
  }
}

function toFormatExample(format: string | undefined): string | undefined {
  switch (format) {
    case 'date-time':
      return '2026-01-31T12:00:00Z'
    case 'date':
      return '2026-01-31'
    case 'email':
      return 'user@example.com'
    case 'uuid':
      return '3c90c3cc-0d44-4b50-8888-8dd25736052a'
    case 'uri':
    case 'url':
      return 'https://example.com'
    default:
      return undefined
  }
}

/** The placeholder for a missing credential. */
export function toCredentialPlaceholder(scheme: SecurityScheme): string {
  if (scheme.default !== undefined) return scheme.default
  switch (scheme.type) {
    case 'basic':
      return '<credentials>'
    case 'key':
      return `${scheme.prefix ?? ''}<${scheme.prefix === undefined ? 'api-key' : 'token'}>`
    default:
      return `${scheme.prefix ?? ''}<token>`
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
