import type { JsonObject } from '../../core/index.ts'
import type { ApiContent, ApiExample, ApiResponseContent } from '../model/operation.ts'
import { createSample } from './create-sample.ts'
import { toObject, toText } from './json.ts'
import { MAX_ENTRIES } from './limits.ts'
import { escapePointer, type Located, type Scope } from './scope.ts'
import { toSchema } from './to-schema.ts'

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
        converted.examples[0]?.value ?? (schema === undefined ? undefined : createSample(schema, at, keyword, scope)),
    }
  })
}

/** Locates the schema of each media type. In OpenAPI 3.2, `itemSchema` describes the items of a stream. */
function locateMediaTypes(content: unknown, from: Located, scope: Scope): MediaType[] {
  const entries = scope.limitList(Object.entries(toObject(content)), MAX_ENTRIES.content, 'media types', from)
  return entries.map(([name, written]) => {
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
  const entries = scope.limitList(Object.entries(toObject(holder.examples)), MAX_ENTRIES.examples, 'examples', from)
  const named = entries.flatMap(([name, written]): ApiExample[] => {
    const at = scope.resolve(written, from, `examples/${escapePointer(name)}`)
    const value = at.value.value ?? at.value.dataValue ?? at.value.serializedValue
    const summary = toText(at.value.summary)
    return value === undefined
      ? []
      : [{ name, ...(summary !== undefined && { summary }), value: scope.limitValue(value, at) }]
  })
  if (named.length > 0 || holder.example === undefined) return named
  return [{ name: 'Example', value: scope.limitValue(holder.example, from) }]
}
