import { sample } from 'openapi-sampler'
import { isObject, type JsonObject } from '../../core/index.ts'
import type { ApiContent, ApiExample, ApiResponseContent } from '../model/operation.ts'
import { toObject, toText } from './json.ts'
import { escapePointer, type Located, type Scope } from './scope.ts'
import { toSchema } from './to-schema.ts'
import { toWholeSchema } from './to-whole-schema.ts'

/** An entry of `content`, and its schema. */
interface MediaType {
  name: string
  at: Located
  keyword: 'schema' | 'itemSchema'
  schema: unknown
}

/** Converts `content`: bodies by media type, in the order of the file (OpenAPI 3.1, section 4.8.14). */
export function toContents(content: unknown, from: Located, scope: Scope): ApiContent[] {
  return locateMediaTypes(content, from, scope).map((media) => toContent(media, scope))
}

/** Converts `content` of a response, whose bodies can generate an example. */
export function toResponseContents(content: unknown, from: Located, scope: Scope): ApiResponseContent[] {
  return locateMediaTypes(content, from, scope).map((media) => {
    const converted = toContent(media, scope)
    const { at, keyword, schema } = media
    return {
      ...converted,
      createExample: () =>
        converted.examples[0]?.value ?? (schema === undefined ? undefined : createExample(schema, at, keyword, scope)),
    }
  })
}

/** Locates the schema of each media type. In OpenAPI 3.2, `itemSchema` describes the items of a stream. */
function locateMediaTypes(content: unknown, from: Located, scope: Scope): MediaType[] {
  return Object.entries(toObject(content)).map(([name, written]) => {
    const at = scope.resolve(written, from, `content/${escapePointer(name)}`)
    const keyword = at.value.schema === undefined ? 'itemSchema' : 'schema'
    return { name, at, keyword, schema: at.value[keyword] }
  })
}

function toContent({ name, at, keyword, schema }: MediaType, scope: Scope): ApiContent {
  return {
    mediaType: name,
    ...(schema !== undefined && { schema: toSchema(schema, at, keyword, scope) }),
    examples: toExamples(at.value, at, scope),
  }
}

/** Converts `examples`, or else `example` (OpenAPI 3.1, section 4.8.19). External examples are ignored. */
export function toExamples(holder: JsonObject, from: Located, scope: Scope): ApiExample[] {
  const named = Object.entries(toObject(holder.examples)).flatMap(([name, written]): ApiExample[] => {
    const { value: example } = scope.resolve(written, from, `examples/${escapePointer(name)}`)
    const value = example.value ?? example.dataValue ?? example.serializedValue
    const summary = toText(example.summary)
    return value === undefined ? [] : [{ name, ...(summary !== undefined && { summary }), value }]
  })
  if (named.length > 0 || holder.example === undefined) return named
  return [{ name: 'Example', value: holder.example }]
}

/** Generates a valid value of a schema, without write-only members. Undefined if the sampler fails on the schema. */
function createExample(schema: unknown, from: Located, step: string, scope: Scope): unknown {
  const whole = toWholeSchema(schema, from, step, scope)
  try {
    return sample(whole as Parameters<typeof sample>[0], { skipWriteOnly: true, quiet: true })
  } catch {
    return isObject(whole) && whole.type === 'array' ? [] : undefined
  }
}
